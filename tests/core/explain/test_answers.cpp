#include "core/explain/answers.h"

#include "core/catalogue/catalogue.h"
#include "core/explain/explain.h"
#include "core/explain/why.h"
#include "core/game/aspects/impartial.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

std::unique_ptr<Game> game(const char* id, const char* play) {
    return std::move(makeGame(id, {{"play", play}}).value());
}

} // namespace

class TestAnswers : public QObject {
    Q_OBJECT

private slots:
    void everyOptionOfALostPositionIsAnsweredByALostOne() {
        Task task;
        std::size_t answered = 0;
        for (const char* id : {"kiki", "wythoff", "nim", "dag"}) {
            for (const char* play : {"normal", "misere"}) {
                const auto made = game(id, play);
                const auto graph = asked(*made, std::string(id) == "dag" ? "a" : "4,3")->graph();
                for (PositionGraph::Id node = 0; node < graph->size(); ++node) {
                    (void)graph->options(node);
                    const auto inquiry = asked(*made, graph->text(node));
                    const auto solution = inquiry->solution(task).value();
                    const auto told = answers(*inquiry, task);
                    const bool lost = solution->evaluation.outcome == Outcome::P;
                    QCOMPARE(told->size(),
                             lost && solution->moves.size() <= mostAnswered ? solution->moves.size() : 0);
                    for (std::size_t i = 0; i < told->size(); ++i) {
                        const Message& sentence = (*told)[i].sentence;
                        QVERIFY(sentence.arguments.front() == solution->moves[i].move);
                        const auto reached = asked(*made, solution->moves[i].to);
                        const auto replies = reached->solution(task).value()->moves;
                        if (replies.empty()) { // the move to it ended, and lost, a misère game
                            QVERIFY(sentence.arguments.size() == 2 && playOf(*made) == Play::misere);
                            continue;
                        }
                        const bool wins =
                            std::any_of(replies.begin(), replies.end(), [&](const SolvedMove& reply) {
                                return reply.wins() && reply.move == sentence.arguments[2];
                            });
                        QVERIFY(wins);
                        ++answered;
                    }
                }
            }
        }
        QVERIFY(answered > 50);
    }

    void explanationsAndTheWhyPanelTellTheAnswers() {
        Task task;
        const auto kiki = game("kiki", "normal");
        const auto lost = asked(*kiki, "3,3");
        const auto trace = explain(*kiki, *lost, task);
        QCOMPARE(trace->steps.back().reason.arguments.size(), std::size_t{4});
        QCOMPARE(why(*kiki, *lost, task)->proof.size(), std::size_t{3});
        QVERIFY(why(*kiki, *asked(*kiki, "3,4"), task)->proof.empty()); // it is N
        const auto nim = game("nim", "normal");
        QVERIFY(why(*nim, *asked(*nim, "100,100"), task)->proof.empty()); // too many options
    }
};

MEXPLORER_TEST(TestAnswers)
#include "test_answers.moc"
