#include "core/search/progress.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "tests/core/search/plain_scores.h"
#include "tests/core/search/scored_tree.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

/// How many facts of each kind were compared.
struct Compared {
    std::array<std::uint64_t, 4> byBound{};
    std::uint64_t certain = 0;
};

/// Compares what an event says about a node with what the node is worth.
void checkFact(PlainScores& plain, std::uint32_t node, Bound bound, Score score, bool isEstimate,
               Compared& compared) {
    ++compared.byBound[static_cast<std::size_t>(bound)];
    QVERIFY(holds(bound, score, plain.seen(node)));
    if (isEstimate) return;
    ++compared.certain;
    QVERIFY(holds(bound, score, plain.real(node)));
}

/// Compares every fact of a run with the definition.
void check(PositionGraph& graph, const SearchRun& run, Compared& compared) {
    using Kind = SearchEvent::Kind;
    PlainScores plain(graph, run);
    std::vector<std::pair<Score, Score>> windows(run.nodes.size()); // as the nodes were given them
    for (const SearchEvent& event : run.events) {
        if (event.kind == Kind::pass) continue;
        if (event.kind == Kind::open) windows[event.node] = {event.alpha, event.beta};
        checkFact(plain, event.node, event.bestBound, event.best, event.isBestEstimate, compared);
        if (event.kind != Kind::back && event.kind != Kind::done) continue;
        const std::uint32_t about = event.kind == Kind::back ? event.child : event.node;
        checkFact(plain, about, event.bound, event.score, event.isEstimate, compared);
        if (event.source != SearchEvent::Source::search || event.kind == Kind::done) continue;
        const auto [alpha, beta] = windows[event.child];
        QCOMPARE(event.bound, event.score <= alpha  ? Bound::most
                              : event.score >= beta ? Bound::least
                                                    : Bound::exact);
    }
}

} // namespace

/// What a search says of bounds, values and estimates.
class TestSearchBounds : public QObject {
    Q_OBJECT

private slots:
    void everyFactOfRandomTreesIsTrue() {
        constexpr unsigned seed = 1963;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        Compared compared;
        Task task;
        for (int round = 0; round < 400; ++round) {
            ScoredTree tree;
            grow(tree, tree.add(static_cast<Score>(random() % 9) - 4), 5, random);
            for (const SearchMethod method : valueMethods) {
                for (const MoveOrder order : moveOrders) {
                    for (const std::uint32_t horizon : {0U, 1U, 2U, 3U, 4U}) {
                        const SearchRun run = search(tree,
                                                     {.method = method,
                                                      .order = order,
                                                      .seed = random(),
                                                      .horizon = horizon,
                                                      .maxMoves = random() % 2 == 0},
                                                     task)
                                                  .value();
                        check(tree, run, compared);
                        if (QTest::currentTestFailed()) QFAIL(qPrintable(QString::number(round)));
                    }
                }
            }
        }
        for (const std::uint64_t count : compared.byBound)
            QVERIFY(count > 10'000);
        QVERIFY(compared.certain > 10'000);
    }

    void everyFactOfRealGamesIsTrue() {
        const std::pair<const char*, const char*> games[] = {{"nim", "1,2,3"},
                                                             {"wythoff", "3,4"},
                                                             {"kiki", "3,4"},
                                                             {"grundy", "8"},
                                                             {"octal", "6"},
                                                             {"take-ends", "4,7,2,9,5,2"},
                                                             {"hexapawn", "bbb/.../www"},
                                                             {"tic-tac-toe", "X.O/.X./..O"},
                                                             {"tic-tac-toe", "X../.O./..."}};
        Compared compared;
        Task task;
        for (const auto& [id, position] : games) {
            const auto game = makeGame(id).value();
            for (const SearchMethod method : valueMethods) {
                for (const std::uint32_t horizon : {0U, 1U, 2U, 3U}) {
                    for (const bool maxMoves : {true, false}) {
                        const auto graph = ask(*game, position).value()->graph();
                        const SearchRun run = search(*graph,
                                                     {.method = method,
                                                      .order = moveOrders[horizon],
                                                      .horizon = horizon,
                                                      .maxMoves = maxMoves},
                                                     task, 20'000)
                                                  .value();
                        check(*graph, run, compared);
                        if (QTest::currentTestFailed()) QFAIL(id);
                    }
                }
            }
        }
        QVERIFY(compared.byBound[static_cast<std::size_t>(Bound::most)] > 1000);
        QVERIFY(compared.byBound[static_cast<std::size_t>(Bound::least)] > 1000);
    }

    /// MIN at Abaa is cut at 2: what is above it has no more than a bound, up to the root.
    void aBoundIsABoundOnEveryFloor() {
        Task task;
        const auto game = makeGame("tree").value();
        const auto graph = ask(*game, "((3),(((2,-7))))").value()->graph();
        const SearchRun run = search(*graph, {.method = SearchMethod::alphaBeta}, task).value();
        const SearchProgress all(run, run.events.size());
        int bounds = 0;
        for (std::uint32_t node = 0; node < run.nodes.size(); ++node) {
            const auto known = all.known(node);
            if (!known || known->score != 2 || run.nodes[node].childCount == 0) continue;
            QCOMPARE(known->bound, Bound::most);
            ++bounds;
        }
        QCOMPARE(bounds, 3); // Abaa, Aba and Ab
        QCOMPARE(all.known(0)->bound, Bound::exact);
        QCOMPARE(all.known(0)->score, 3);
    }

    /// No score is beyond that of a win: whoever has one needs to know no more.
    void aProvedWinIsNoEstimate() {
        const std::pair<const char*, std::vector<const char*>> games[] = {
            {"nim", {"0,2", "1,1", "1,2", "2,2", "1,2,3", "3,4", "1,1,2"}},
            {"wythoff", {"0,3", "1,2", "2,2", "3,5"}},
            {"kiki", {"1,2", "2,3", "3,3"}},
            {"grundy", {"3", "5", "7"}},
            {"subtraction", {"3", "5", "8"}},
            {"bash", {"3", "7"}},
            {"octal", {"2", "4", "5"}},
            {"staircase", {"1,1", "2,1"}},
            {"hackenbush", {"1-9"}}};
        int wins = 0;
        int estimates = 0;
        Task task;
        for (const auto& [id, positions] : games) {
            const auto game = makeGame(id).value();
            for (const char* position : positions) {
                const auto asked = ask(*game, position).value();
                const Outcome outcome = asked->evaluation(task).value().outcome;
                for (const SearchMethod method : valueMethods) {
                    for (std::uint32_t horizon = 1; horizon <= 6; ++horizon) {
                        const auto graph = asked->graph();
                        const SearchRun run =
                            search(*graph, {.method = method, .horizon = horizon}, task).value();
                        QCOMPARE(run.isEstimate, run.score == 0);
                        if (run.isEstimate) {
                            ++estimates;
                            continue;
                        }
                        ++wins;
                        QCOMPARE(outcomeOf(*run.score), outcome);
                        if (method != SearchMethod::deepening) continue;
                        // It went no deeper than it had to.
                        const std::uint32_t before = run.passes.back().horizon - 1;
                        if (before == 0) continue;
                        QVERIFY(search(*graph, {.horizon = before}, task).value().isEstimate);
                    }
                }
            }
        }
        QVERIFY(wins > 100 && estimates > 100);
    }

    /// By the definition: a score is certain if all values of the estimates lead to it.
    void whatIsCertainIsWhatNoEstimateCanChange() {
        constexpr unsigned seed = 1979;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        Task task;
        std::array<int, 2> counts{};
        for (int round = 0; round < 3000; ++round) {
            ScoredTree tree;
            grow(tree, tree.add(), 4, random);
            const auto horizon = static_cast<std::uint32_t>(1 + random() % 3);
            const SearchRun run =
                search(tree, {.method = SearchMethod::minimax, .horizon = horizon}, task).value();
            const Score low = withEstimates(tree, 0, horizon, -1'000);
            const Score high = withEstimates(tree, 0, horizon, 1'000);
            QCOMPARE(run.isEstimate, low != high);
            if (run.counts.estimates > 0) ++counts[run.isEstimate];
        }
        QVERIFY(counts[0] > 100 && counts[1] > 100);
    }

private:
    /// The score for MAX, who moves at the root, if all estimates were so much for MAX.
    static Score withEstimates(ScoredTree& tree, PositionGraph::Id id, std::uint32_t moves, Score estimate) {
        if (tree.optionCount(id) == 0) return tree.scoreAtEnd(id);
        if (moves == 0) return estimate;
        Score best = INT64_MIN;
        for (const PositionGraph::Id option : tree.options(id))
            best = std::max(best, -withEstimates(tree, option, moves - 1, -estimate));
        return best;
    }
};

MEXPLORER_TEST(TestSearchBounds)
#include "test_search_bounds.moc"
