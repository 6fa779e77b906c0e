#include "core/search/run.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "core/search/least_leaves.h"
#include "tests/core/search/plain_scores.h"
#include "tests/core/search/scored_tree.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

std::uint64_t power(std::uint64_t base, unsigned exponent) {
    return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

SearchRun found(PositionGraph& graph, SearchMethod method, MoveOrder order, std::uint64_t seed = 1) {
    Task task;
    return search(graph, {.method = method, .order = order, .seed = seed}, task).value();
}

/// Checks the events: windows narrow, cuts come exactly when they may, counts are right.
void checkEvents(const SearchRun& run, SearchMethod method) {
    using Kind = SearchEvent::Kind;
    using Source = SearchEvent::Source;
    SearchCounts counts{.visits = run.passes.size()}; // one root per pass
    std::vector<std::optional<SearchEvent>> last(run.nodes.size());
    std::size_t passes = 0;
    for (const SearchEvent& event : run.events) {
        const auto& before = last[event.node];
        const bool isMax = run.nodes[event.node].depth % 2 == 0;
        if (event.kind == Kind::pass) {
            QCOMPARE(event.node, run.passes[passes].root);
            QCOMPARE(run.passes[passes++].horizon, passes);
            continue;
        }
        if (event.kind == Kind::open) {
            QVERIFY(!before);
            QCOMPARE(event.best, isMax ? -infiniteScore : infiniteScore);
        } else if (event.kind == Kind::back) {
            QVERIFY(before);
            QCOMPARE(run.nodes[event.child].parent, event.node);
            ++counts.visits;
            counts.leaves += event.source == Source::end || event.source == Source::estimate;
            counts.estimates += event.source == Source::estimate;
            counts.known += event.knownFrom != SearchNode::none;
            QCOMPARE(event.best,
                     isMax ? std::max(before->best, event.score) : std::min(before->best, event.score));
            QCOMPARE(event.alpha, isMax ? std::max(before->alpha, event.best) : before->alpha);
            QCOMPARE(event.beta, isMax ? before->beta : std::min(before->beta, event.best));
        } else if (event.kind == Kind::cut) {
            QVERIFY(method != SearchMethod::minimax && event.beta <= event.alpha);
            QVERIFY(before &&
                    before->child + 1 < run.nodes[event.node].firstChild + run.nodes[event.node].childCount);
            ++counts.cuts;
        }
        last[event.node] = event;
    }
    if (run.nodes.size() == 1) counts.leaves = 1;
    QCOMPARE(run.counts, counts);
    QCOMPARE(run.events.back().kind, Kind::done);
}

} // namespace

/// The scores found, by pass.
std::vector<Score> passScores(const SearchRun& run) {
    std::vector<Score> scores;
    for (const SearchEvent& event : run.events)
        if (event.kind == SearchEvent::Kind::done) scores.push_back(event.score);
    return scores;
}

class TestSearchRun : public QObject {
    Q_OBJECT

private slots:
    void everyMethodInEveryOrderFindsTheScoreOfRandomTrees() {
        constexpr unsigned seed = 1975;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        std::uint64_t cutsMade = 0;
        for (int round = 0; round < 10'000; ++round) {
            ScoredTree tree;
            grow(tree, tree.add(static_cast<Score>(random() % 9) - 4), 5, random);
            const Score truth = tree.scoreByDefinition(0);
            Task task;
            const std::uint64_t least = leastLeaves(tree, task).value();
            for (const MoveOrder order : moveOrders) {
                for (const SearchMethod method : valueMethods) {
                    const SearchRun run = found(tree, method, order, random());
                    if (run.score != truth)
                        QFAIL(qPrintable(QStringLiteral("round %1, method %2, order %3")
                                             .arg(round)
                                             .arg(static_cast<int>(method))
                                             .arg(static_cast<int>(order))));
                    const std::uint64_t ends = run.counts.leaves;
                    if (method == SearchMethod::minimax) QCOMPARE(ends, tree.ends(0));
                    QVERIFY(ends >= least);
                    if (method != SearchMethod::deepening) QVERIFY(ends <= tree.ends(0)); // not in passes
                    cutsMade += run.counts.cuts;
                    if (round < 500) checkEvents(run, method);
                }
            }
        }
        QVERIFY(cutsMade > 10'000);
    }

    void withAHorizonEveryMethodFindsWhatTheDefinitionDoes() {
        constexpr unsigned seed = 1988;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 600; ++round) {
            ScoredTree tree;
            grow(tree, tree.add(), 5, random);
            for (std::uint32_t horizon = 1; horizon <= 5; ++horizon) {
                const Score truth = tree.scoreByDefinition(0, horizon);
                Task task;
                const std::uint64_t least = leastLeaves(tree, task, horizon).value();
                for (const SearchMethod method : valueMethods) {
                    for (const MoveOrder order : {MoveOrder::given, MoveOrder::best, MoveOrder::heuristic}) {
                        const SearchRun run =
                            search(tree, {.method = method, .order = order, .horizon = horizon}, task)
                                .value();
                        QCOMPARE(run.score, truth);
                        QVERIFY(!run.isEstimate || run.counts.estimates > 0);
                        QVERIFY(run.isEstimate || truth == tree.scoreByDefinition(0));
                        QVERIFY(run.counts.leaves >= least);
                        for (const SearchNode& node : run.nodes)
                            QVERIFY(node.depth <= horizon);
                        if (round < 100) checkEvents(run, method);
                    }
                }
            }
        }
    }

    /// Each pass finds what minimax finds to its depth; the last one meets no horizon.
    void deepeningGoesAMoveFurtherInEachPass() {
        std::mt19937 random(5);
        for (int round = 0; round < 1000; ++round) {
            ScoredTree tree;
            grow(tree, tree.add(), 5, random);
            const SearchRun run = found(tree, SearchMethod::deepening, MoveOrder::given);
            const std::vector<Score> scores = passScores(run);
            QCOMPARE(scores.size(), run.passes.size());
            QVERIFY(!run.isEstimate && run.passes.size() <= std::max(1U, tree.depth(0)));
            for (std::size_t pass = 0; pass < scores.size(); ++pass) {
                QCOMPARE(run.passes[pass].horizon, pass + 1);
                QCOMPARE(scores[pass], tree.scoreByDefinition(0, static_cast<unsigned>(pass) + 1));
            }
        }
    }

    /// The best move of a pass is tried first in the next, then the others by the scores that came back.
    void aPassTriesFirstWhatTheLastOneFoundBest() {
        ScoredTree tree; // by estimates the last option is best, by scores the first
        tree.add();
        for (const Score estimate : {3, 1, -4}) { // for the other player
            const auto option = tree.add(estimate);
            tree.join(0, option);
        }
        for (const Score score : {-9, 5, 7}) {
            const auto reply = tree.add(-score);
            tree.join(static_cast<PositionGraph::Id>(1 + (score == 5) + 2 * (score == 7)), reply);
        }
        const SearchRun run = found(tree, SearchMethod::deepening, MoveOrder::given);
        QCOMPARE(run.passes.size(), std::size_t{2});
        std::vector<std::uint32_t> tried;
        const SearchNode& root = run.nodes[run.passes[1].root];
        for (std::uint32_t child = root.firstChild; child < root.firstChild + root.childCount; ++child)
            tried.push_back(run.nodes[child].option);
        QCOMPARE(tried, (std::vector<std::uint32_t>{2, 1, 0}));
    }

    /// If the next pass is too large, the last one's result is kept.
    void aPassThatIsTooLargeLeavesWhatIsKnown() {
        const auto game = makeGame("nim").value();
        const auto asked = ask(*game, "9,9,9").value();
        Task task;
        const SearchRun run =
            search(*asked->graph(), {.method = SearchMethod::deepening}, task, 1000).value();
        QVERIFY(!run.isWhole && run.isEstimate && run.score == 0);
        QCOMPARE(run.passes.size(), std::size_t{3});
        QCOMPARE(run.line.size(), std::size_t{3}); // that of the second pass
        QVERIFY(run.nodes.size() <= 1000);
    }

    void theBestOrderLooksAtKnuthAndMooresEnds() {
        std::mt19937 random(1);
        for (unsigned branching = 1; branching <= 4; ++branching) {
            for (unsigned depth = 0; depth <= 6; ++depth) {
                ScoredTree tree;
                growUniform(tree, branching, depth, random);
                Task task;
                const std::uint64_t least =
                    power(branching, (depth + 1) / 2) + power(branching, depth / 2) - 1;
                QCOMPARE(leastLeaves(tree, task).value(), least);
                QCOMPARE(found(tree, SearchMethod::alphaBeta, MoveOrder::best).counts.leaves, least);
                QCOMPARE(found(tree, SearchMethod::minimax, MoveOrder::best).counts.leaves,
                         power(branching, depth));
            }
        }
    }

    void gamesAreWonAsTheirValuesSay() {
        const std::pair<const char*, const char*> positions[] = {{"nim", "1,2,3"},
                                                                 {"nim", "2,3"},
                                                                 {"wythoff", "1,2"},
                                                                 {"wythoff", "3,3"},
                                                                 {"kiki", "3,4"},
                                                                 {"take-ends", "3,9,4"},
                                                                 {"grundy", "7"},
                                                                 {"take-ends", "1,3,3,1"},
                                                                 {"hackenbush", "1-9"},
                                                                 {"sum", "nim: 1,2; wythoff: 1,2"},
                                                                 {"sum", "nim: 2; kiki: 2,2"}};
        for (const auto& [id, position] : positions) {
            for (const char* play : {"normal", "misere"}) {
                const bool isScored = std::string_view(id) == "take-ends";
                const auto game = makeGame(id, isScored ? Parameters{} : Parameters{{"play", play}}).value();
                const auto asked = ask(*game, position).value();
                Task task;
                const Outcome outcome = asked->evaluation(task).value().outcome;
                for (const SearchMethod method : valueMethods) {
                    const SearchRun run = found(*asked->graph(), method, MoveOrder::given);
                    QCOMPARE(outcomeOf(*run.score), outcome);
                    if (!isScored) QCOMPARE(std::abs(*run.score), 1);
                }
            }
        }
        const auto game = makeGame("take-ends").value();
        QCOMPARE(
            found(*ask(*game, "4,7,2,9,5,2").value()->graph(), SearchMethod::table, MoveOrder::given).score,
            18 - 11);
    }

    void theTableSparesWork() {
        const auto game = makeGame("nim").value();
        const auto asked = ask(*game, "1,2,3").value();
        const SearchRun with = found(*asked->graph(), SearchMethod::table, MoveOrder::given);
        const SearchRun without = found(*asked->graph(), SearchMethod::alphaBeta, MoveOrder::given);
        QVERIFY(with.counts.known > 0);
        QVERIFY(with.counts.visits < without.counts.visits);
    }

    void theLineIsBestPlay() {
        std::mt19937 random(2);
        for (int round = 0; round < 300; ++round) {
            ScoredTree tree;
            grow(tree, tree.add(), 5, random);
            for (const SearchMethod method : valueMethods) {
                const SearchRun run = found(tree, method, MoveOrder::given);
                QCOMPARE(run.line.front(), run.passes.back().root);
                for (std::size_t i = 0; i + 1 < run.line.size(); ++i) {
                    QCOMPARE(run.nodes[run.line[i + 1]].parent, run.line[i]);
                    QCOMPARE(-tree.scoreByDefinition(run.nodes[run.line[i + 1]].position),
                             tree.scoreByDefinition(run.nodes[run.line[i]].position));
                }
                QCOMPARE(tree.optionCount(run.nodes[run.line.back()].position), 0U);
            }
        }
    }

    void visitsGoDeepOrBroad() {
        ScoredTree tree;
        for (int i = 0; i < 7; ++i)
            tree.add();
        for (PositionGraph::Id id = 0; id < 3; ++id) {
            tree.join(id, 2 * id + 1);
            tree.join(id, 2 * id + 2);
        }
        const auto visited = [&](SearchMethod method) {
            std::vector<PositionGraph::Id> order;
            const SearchRun run = found(tree, method, MoveOrder::given);
            for (const SearchEvent& event : run.events)
                order.push_back(run.nodes[event.node].position);
            return order;
        };
        for (const SearchMethod method : {SearchMethod::depthFirst, SearchMethod::breadthFirst})
            QCOMPARE(found(tree, method, MoveOrder::given).counts, (SearchCounts{.visits = 7, .leaves = 4}));
        QCOMPARE(visited(SearchMethod::depthFirst), (std::vector<PositionGraph::Id>{0, 1, 3, 4, 2, 5, 6}));
        QCOMPARE(visited(SearchMethod::breadthFirst), (std::vector<PositionGraph::Id>{0, 1, 2, 3, 4, 5, 6}));
    }

    void aShuffledOrderIsTheSeeds() {
        std::mt19937 random(3);
        ScoredTree tree;
        growUniform(tree, 4, 3, random);
        const auto order = [&](std::uint64_t seed) {
            std::vector<PositionGraph::Id> positions;
            for (const SearchNode& node : found(tree, SearchMethod::minimax, MoveOrder::shuffled, seed).nodes)
                positions.push_back(node.position);
            return positions;
        };
        QCOMPARE(order(5), order(5));
        QVERIFY(order(5) != order(6));
    }

    void whatIsTooLargeEndsBeforeItIsDoneAndWhatIsCancelledAtOnce() {
        const auto game = makeGame("nim").value();
        const auto asked = ask(*game, "9,9,9").value();
        Task task;
        for (const SearchMethod method : {SearchMethod::alphaBeta, SearchMethod::breadthFirst}) {
            const SearchRun run = search(*asked->graph(), {.method = method}, task, 1000).value();
            QVERIFY(!run.isWhole && !run.score && run.line.empty());
            QVERIFY(run.nodes.size() <= 1000 && run.events.size() > 10);
        }
        task.cancel();
        for (const SearchMethod method :
             {SearchMethod::alphaBeta, SearchMethod::deepening, SearchMethod::breadthFirst}) {
            const auto ended = search(*asked->graph(), {.method = method, .order = MoveOrder::best}, task);
            QVERIFY(!ended && ended.error().kind == Error::Kind::cancelled);
        }
    }
};

MEXPLORER_TEST(TestSearchRun)
#include "test_search_run.moc"
