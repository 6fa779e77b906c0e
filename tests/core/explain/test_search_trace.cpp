#include "core/explain/search_trace.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <thread>

using namespace mexplorer;

namespace {

SearchTrace traced(const std::string& game, const std::string& position, const Parameters& settings) {
    Task task;
    const auto asked = ask(*makeGame(game).value(), position).value();
    std::vector<Parameter> parameters = searchParameters();
    parameters.push_back(besideParameter());
    const auto values = completed(parameters, settings).value();
    return searchTrace(*asked, asked->graph(), values, task).value();
}

std::vector<std::string> saidIn(const SearchTrace& trace) {
    std::vector<std::string> said;
    for (const Saying& step : trace.steps)
        said.push_back(step.reason.english());
    return said;
}

} // namespace

class TestSearchTrace : public QObject {
    Q_OBJECT

private slots:
    void theTextbooksTreeIsToldAsOnTheBlackboard() {
        const SearchTrace trace = traced("tree", "((3,12),(2,4))", {});
        QCOMPARE(saidIn(trace),
                 (std::vector<std::string>{
                     "MAX is to move at A and wants the largest score: α = −∞, β = ∞.",
                     "MIN is to move at Aa and wants the smallest score: α = −∞, β = ∞.",
                     "3 is an end, worth 3. MIN at Aa gives at most 3.",
                     "12 is an end, worth 12. MIN at Aa keeps 3.", "Aa is worth 3. MAX at A gets at least 3.",
                     "MIN is to move at Ab and wants the smallest score: α = 3, β = ∞.",
                     "2 is an end, worth 2. MIN at Ab gives at most 2.",
                     "β = 2 ≤ α = 3: play will not come to Ab. Its last option is left out.",
                     "Ab is worth at most 2. MAX at A keeps 3.", "With best play A is worth 3."}));
        for (const Saying& step : trace.steps)
            QVERIFY(step.codeLine < trace.pseudoCode.size());
    }

    /// Beside alpha-beta, minimax alone goes on where that has cut.
    void minimaxIsToldBesideAlphaBeta() {
        const SearchTrace alone = traced("tree", "((3,12),(2,4))", {});
        const SearchTrace both = traced("tree", "((3,12),(2,4))", {{"beside", "on"}});
        std::vector<std::string> expected = saidIn(alone);
        expected.insert(expected.end() - 2,
                        "Only minimax looks here: 4 is an end, worth 4. MIN at Ab keeps 2.");
        expected.back() += " Minimax has looked at 7 nodes for that, alpha-beta at 6.";
        QCOMPARE(saidIn(both), expected);
        QCOMPARE(both.states.size(), both.steps.size());
        const auto isAlone = [](const SearchState& step) { return step.isMinimaxAlone; };
        QCOMPARE(std::ranges::count_if(both.states, isAlone), 1);
        for (const Saying& step : both.steps)
            QVERIFY(step.codeLine < both.pseudoCode.size());
        QVERIFY(traced("nim", "5,6,7", {{"beside", "on"}}).subject->isMinimaxTooLarge);
        QVERIFY(!traced("tree", "((3,12),(2,4))", {{"beside", "on"}, {"method", "table"}}).subject->minimax);
    }

    /// A bound is told as one on every floor, and what is only as good as α or β as what cannot be better.
    void boundsAreToldAsBounds() {
        const auto deep = saidIn(traced("tree", "((3),(((2,-7))))", {}));
        QCOMPARE(std::vector<std::string>(deep.end() - 6, deep.end()),
                 (std::vector<std::string>{
                     "2 is an end, worth 2. MIN at Abaa gives at most 2.",
                     "β = 2 ≤ α = 3: play will not come to Abaa. Its last option is left out.",
                     "Abaa is worth at most 2. For MAX that is no better than α = 3, found elsewhere.",
                     "Aba is worth at most 2. MIN at Ab gives at most 2.",
                     "Ab is worth at most 2. MAX at A keeps 3.", "With best play A is worth 3."}));
        const auto equal = saidIn(traced("tree", "((3,12),(3,4,5))", {}));
        QCOMPARE(equal[equal.size() - 3], std::string("β = α = 3: Ab cannot be better than what is found "
                                                      "already. Its last 2 options are left out."));
        const auto negamax = saidIn(traced("tree", "((3),(((2,-7))))", {{"method", "table"}}));
        QCOMPARE(negamax[negamax.size() - 4],
                 std::string("Abaa is worth at least −2. Seen from Aba, that is no better than α = 3, found "
                             "elsewhere."));
    }

    /// No sentence presents an estimate as a result.
    void estimatesAreToldAsTheSumsTheyAre() {
        const SearchTrace tree =
            traced("tree", "((3,12,8),(2,4,6))", {{"method", "minimax"}, {"depth", "1"}});
        QCOMPARE(tree.steps[1].reason.english(),
                 std::string(
                     "The search goes no further than Aa: its estimate, 23 : 3 ≈\u00A08, stands in. By the "
                     "estimates, MAX at A gets at least 8."));
        const auto row = saidIn(traced("take-ends", "4,7,2,9", {{"method", "table"}, {"depth", "2"}}));
        QCOMPARE(row[2],
                 std::string(
                     "The search goes no further than 2,9 | 4:7: its estimate, 4 − 7 = −3, "
                     "stands in. Seen from 7,2,9 | 0:4, that is the best so far, by the estimates: v = 3."));
        QCOMPARE(row[4], std::string("7,2,9 | 0:4 seems worth 5. Seen from (4, 7, 2, 9), that is the best so "
                                     "far, by the estimates: v = −5."));
        QCOMPARE(row.back(), std::string("As far as the search looked, (4, 7, 2, 9) seems worth 5: it rests "
                                         "on estimates."));
    }

    void aWinIsMoreThanAnyEstimate() {
        const auto said = saidIn(traced("tic-tac-toe", "XX./OO./...", {{"depth", "2"}}));
        const auto ends = std::ranges::count_if(said, [](const std::string& one) {
            return one.find("more than any estimate") != std::string::npos;
        });
        QCOMPARE(said[1], std::string("XXX/OO./... is an end, worth 100: more than any estimate. MAX at "
                                      "XX./OO./... gets at least 100."));
        QCOMPARE(said.back(), std::string("MAX wins from XX./OO./..., whatever lies beyond: 100 is more than "
                                          "any estimate."));
        QVERIFY(ends >= 2);
        // A search to the end has no estimates, and a win is 1.
        const auto whole = saidIn(traced("tic-tac-toe", "XX./OO./...", {}));
        QCOMPARE(whole.back(), std::string("With best play XX./OO./... is worth 1."));
    }

    /// Sentences are generated on demand: in any order, by several threads, when only the trace is left.
    void anyStepIsToldAtAnyTime() {
        for (const char* method : {"table", "deepening", "breadth-first"}) {
            const Trace trace = traced("tic-tac-toe", "X../.O./...", {{"method", method}, {"depth", "3"}});
            std::vector<std::string> forward;
            for (const Saying& step : trace.steps)
                forward.push_back(step.reason.english());
            QVERIFY(forward.size() > 100);
            std::vector<int> wrong(2);
            std::vector<std::thread> threads;
            for (std::size_t which = 0; which < wrong.size(); ++which) {
                threads.emplace_back([&, which] {
                    for (std::size_t i = trace.steps.size(); i-- > 0;)
                        wrong[which] += trace.steps[i].reason.english() != forward[i];
                });
            }
            for (std::thread& thread : threads)
                thread.join();
            QCOMPARE(wrong, std::vector<int>(2));
        }
    }

    void aTreeThatIsTooLargeIsToldAsFarAsItWasWalkedThrough() {
        const SearchTrace trace = traced("tic-tac-toe", ".../.../...", {{"method", "minimax"}});
        QVERIFY(!trace.subject->run.isWhole);
        QCOMPARE(trace.states.size(), trace.steps.size());
        QVERIFY(trace.states.back().stops);
        QCOMPARE(trace.steps.back().reason.english(),
                 std::string("The search goes on, but its tree has more than 200000 nodes: the steps end "
                             "here."));
    }
};

MEXPLORER_TEST(TestSearchTrace)
#include "test_search_trace.moc"
