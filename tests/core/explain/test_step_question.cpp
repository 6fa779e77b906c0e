#include "core/explain/step_question.h"

#include "core/catalogue/catalogue.h"
#include "core/explain/columns_trace.h"
#include "core/explain/label_trace.h"
#include "core/explain/mex_trace.h"
#include "core/explain/search_trace.h"
#include "core/explain/xor_trace.h"
#include "core/solve/game_tree.h"
#include "tests/core/truth.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>
#include <set>

using namespace mexplorer;

namespace {

/// The text of the right answer.
std::string rightOf(const StepQuestion& question) {
    return question.choices[question.right].english();
}

std::uint64_t ones(const std::vector<std::uint64_t>& heaps, std::uint64_t column) {
    return static_cast<std::uint64_t>(
        std::ranges::count_if(heaps, [&](std::uint64_t heap) { return heap / column % 2 == 1; }));
}

} // namespace

/// The questions before steps, compared with the truth.
class TestStepQuestion : public QObject {
    Q_OBJECT

private slots:
    void columnsAreCountedByHand() {
        const unsigned seed = 1125;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const auto nim = makeGame("nim").value();
        const auto moore = makeGame("moore").value();
        Task task;
        std::size_t counted = 0;
        for (int i = 0; i < 60; ++i) {
            std::vector<std::uint64_t> heaps(2 + random() % 3);
            for (auto& heap : heaps)
                heap = random() % 16;
            std::string text;
            for (const auto heap : heaps)
                text += (text.empty() ? "" : ",") + std::to_string(heap);
            for (const auto& trace : {xorTrace(*nim, *asked(*nim, text), task).value(),
                                      columnsTrace(*moore, *asked(*moore, text), task).value()}) {
                for (const Saying& saying : trace.steps) {
                    if (!saying.before) continue;
                    const auto column = std::stoull(saying.before->sentence.arguments[0].english());
                    const std::uint64_t modulus = trace.subject.modulus;
                    const bool isWhole = ones(heaps, column) % modulus == 0;
                    QCOMPARE(rightOf(*saying.before), std::string(modulus == 2 ? (isWhole ? "even" : "odd")
                                                                               : (isWhole ? "yes" : "no")));
                    ++counted;
                }
            }
        }
        QVERIFY(counted > 200);
    }

    void aNumberIsLookedForInTheSet() {
        const auto kayles = makeGame("octal").value();
        Truth truth(*kayles);
        Task task;
        for (const char* position : {"9", "4,5", "11"}) {
            std::set<Nimber> values;
            for (const auto& [move, to] : truth.moves(position))
                values.insert(truth.value(to));
            std::size_t counted = 0;
            const auto trace = mexTrace(*kayles, *asked(*kayles, position), task).value();
            for (const Saying& saying : trace.steps) {
                if (!saying.before) continue;
                const auto number = std::stoull(saying.before->sentence.arguments[0].english());
                QCOMPARE(rightOf(*saying.before), std::string(values.contains(number) ? "yes" : "no"));
                ++counted;
            }
            QCOMPARE(counted, truth.value(position) + 1);
        }
    }

    void whoWinsIsWhatTheDefinitionSays() {
        for (const auto& [id, position] :
             {std::pair{"nim", "1,2"}, {"kiki", "3,4"}, {"tic-tac-toe", "XOX/OO./X.."}}) {
            const auto made = makeGame(id).value();
            Truth truth(*made);
            Task task;
            const auto graph = asked(*made, position)->graph();
            const auto tree = buildTree(*graph, {}, task).value();
            std::size_t counted = 0;
            const auto trace = labelTrace(*made, *graph, tree);
            for (const Saying& saying : trace.steps) {
                if (!saying.before) continue;
                ++counted;
                std::string x = saying.before->sentence.arguments[0].english();
                std::erase_if(x, [](char c) { return c == '(' || c == ')' || c == ' '; });
                const Outcome outcome = truth.outcome(x);
                QCOMPARE(rightOf(*saying.before), std::string(outcome == Outcome::P   ? "P"
                                                              : outcome == Outcome::N ? "N"
                                                                                      : "draw"));
            }
            QVERIFY(counted > 2);
        }
    }

    void cutsAreAskedAboutWhereTheyMayCome() {
        const auto tree = makeGame("tree").value();
        Task task;
        const auto inquiry = asked(*tree, startPosition(*tree));
        const auto values = completed(searchParameters(), {}).value();
        const auto trace = searchTrace(*inquiry, inquiry->graph(), values, task).value();
        std::size_t cuts = 0;
        std::size_t others = 0;
        for (const Saying& saying : trace.steps) {
            const bool isCut = saying.reason.english().find("left out") != std::string::npos;
            if (isCut) QVERIFY(saying.before != nullptr);
            if (!saying.before) continue;
            QCOMPARE(rightOf(*saying.before), std::string(isCut ? "yes" : "no"));
            const auto& said = saying.before->sentence.arguments;
            QCOMPARE(std::stoll(said[2].english()) <= std::stoll(said[1].english()), isCut);
            (isCut ? cuts : others) += 1;
        }
        QVERIFY(cuts > 0 && others > 0);
    }
};

MEXPLORER_TEST(TestStepQuestion)
#include "test_step_question.moc"
