#include "core/explain/answers.h"

#include "core/catalogue/catalogue.h"
#include "core/explain/explain.h"
#include "core/explain/why.h"

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
                const auto graph = made->graph(std::string(id) == "dag" ? "a" : "4,3");
                for (PositionGraph::Id node = 0; node < graph->size(); ++node) {
                    (void)graph->options(node);
                    const auto solution = made->solve(graph->text(node), task);
                    const auto told = answers(*made, solution->evaluation, solution->moves, task);
                    const bool lost = solution->evaluation.outcome == Outcome::P;
                    QCOMPARE(told->size(),
                             lost && solution->moves.size() <= mostAnswered ? solution->moves.size() : 0);
                    for (std::size_t i = 0; i < told->size(); ++i) {
                        const Message& sentence = (*told)[i];
                        QVERIFY(sentence.arguments.front() == solution->moves[i].move);
                        const auto replies = made->solve(solution->moves[i].to, task)->moves;
                        if (replies.empty()) { // who moved there has ended a misère game
                            QVERIFY(sentence.arguments.size() == 2 && made->play() == Play::misere);
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
        const auto trace = explain(*kiki, "3,3", task);
        QCOMPARE(trace->steps.back().reason.arguments.size(), std::size_t{4});
        QCOMPARE(why(*kiki, "3,3", task)->proof.size(), std::size_t{3});
        QVERIFY(why(*kiki, "3,4", task)->proof.empty());                      // it is won
        QVERIFY(why(*game("nim", "normal"), "100,100", task)->proof.empty()); // too many to be told
    }
};

QTEST_APPLESS_MAIN(TestAnswers)
#include "test_answers.moc"
