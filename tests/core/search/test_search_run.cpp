#include "core/search/run.h"

#include "core/catalogue/catalogue.h"
#include "core/search/least_leaves.h"
#include "core/solve/aspects/positions.h"
#include "tests/core/solve/plain_graphs.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <functional>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

constexpr SearchMethod valueMethods[] = {SearchMethod::minimax, SearchMethod::alphaBeta, SearchMethod::table};
constexpr MoveOrder orders[] = {MoveOrder::given, MoveOrder::best, MoveOrder::worst, MoveOrder::fewest,
                                MoveOrder::shuffled};

/// A tree with scores at its ends, for the player to move there.
class ScoredTree final : public PlainGraph {
public:
    [[nodiscard]] std::size_t size() const override { return options_.size(); }
    [[nodiscard]] std::uint64_t optionCount(Id id) const override { return options_[id].size(); }
    [[nodiscard]] std::span<const Id> options(Id id) override { return options_[id]; }
    [[nodiscard]] Score scoreAtEnd(Id id) const override { return scores_[id]; }
    [[nodiscard]] Expected<Evaluation> evaluation(Id, Task&) override { return Evaluation{}; }

    Id add(Score score = 0) {
        options_.emplace_back();
        scores_.push_back(score);
        return static_cast<Id>(options_.size() - 1);
    }
    void join(Id from, Id to) { options_[from].push_back(to); }

    /// By the definition, without any of our types.
    [[nodiscard]] Score score(Id id) const {
        if (options_[id].empty()) return scores_[id];
        Score best = INT64_MIN;
        for (const Id option : options_[id])
            best = std::max(best, -score(option));
        return best;
    }
    [[nodiscard]] std::uint64_t ends(Id id) const {
        std::uint64_t count = options_[id].empty() ? 1 : 0;
        for (const Id option : options_[id])
            count += ends(option);
        return count;
    }

private:
    std::vector<std::vector<Id>> options_;
    std::vector<Score> scores_;
};

/// A random tree of so many levels at most.
void grow(ScoredTree& tree, PositionGraph::Id id, unsigned levels, std::mt19937& random) {
    if (levels == 0) return;
    for (unsigned i = random() % 4; i > 0; --i) {
        const auto option = tree.add(static_cast<Score>(random() % 9) - 4);
        tree.join(id, option);
        grow(tree, option, levels - 1, random);
    }
}

/// `branching` options everywhere, down to `depth` moves, whose ends have all different scores.
ScoredTree uniformTree(unsigned branching, unsigned depth, std::mt19937& random) {
    ScoredTree tree;
    std::set<Score> used;
    std::function<PositionGraph::Id(unsigned)> add = [&](unsigned levels) {
        Score score = 0;
        if (levels == 0) {
            do
                score = static_cast<Score>(random() % 1'000'000);
            while (!used.insert(score).second);
        }
        const auto id = tree.add(score);
        for (unsigned i = 0; i < branching && levels > 0; ++i) {
            const auto option = add(levels - 1);
            tree.join(id, option);
        }
        return id;
    };
    add(depth);
    return tree;
}

std::uint64_t power(std::uint64_t base, unsigned exponent) {
    return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

SearchRun found(PositionGraph& graph, SearchMethod method, MoveOrder order, std::uint64_t seed = 1) {
    Task task;
    return search(graph, {method, order, seed}, task).value();
}

/// What the events say is what happened: windows narrow, cuts come when they may, sums are right.
void checkEvents(const SearchRun& run, SearchMethod method) {
    using Kind = SearchEvent::Kind;
    SearchCounts counts{.visits = 1}; // the root
    std::vector<std::optional<SearchEvent>> last(run.nodes.size());
    for (const SearchEvent& event : run.events) {
        const auto& before = last[event.node];
        const bool isMax = run.nodes[event.node].depth % 2 == 0;
        if (event.kind == Kind::open) {
            QVERIFY(!before);
            QCOMPARE(event.best, isMax ? -infiniteScore : infiniteScore);
        } else if (event.kind == Kind::back) {
            QVERIFY(before);
            QCOMPARE(run.nodes[event.child].parent, event.node);
            ++counts.visits;
            counts.leaves += event.source == SearchEvent::Source::end;
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
            const Score truth = tree.score(0);
            Task task;
            const std::uint64_t least = leastLeaves(tree, task).value();
            for (const MoveOrder order : orders) {
                for (const SearchMethod method : valueMethods) {
                    const SearchRun run = found(tree, method, order, random());
                    if (run.score != truth)
                        QFAIL(qPrintable(QStringLiteral("round %1, method %2, order %3")
                                             .arg(round)
                                             .arg(static_cast<int>(method))
                                             .arg(static_cast<int>(order))));
                    const std::uint64_t ends = run.counts.leaves;
                    if (method == SearchMethod::minimax) QCOMPARE(ends, tree.ends(0));
                    QVERIFY(ends <= tree.ends(0) && ends >= least);
                    cutsMade += run.counts.cuts;
                    if (round < 500) checkEvents(run, method);
                }
            }
        }
        QVERIFY(cutsMade > 10'000);
    }

    void theBestOrderLooksAtKnuthAndMooresEnds() {
        std::mt19937 random(1);
        for (unsigned branching = 1; branching <= 4; ++branching) {
            for (unsigned depth = 0; depth <= 6; ++depth) {
                ScoredTree tree = uniformTree(branching, depth, random);
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
        const std::pair<const char*, const char*> positions[] = {
            {"nim", "1,2,3"},   {"nim", "2,3"},           {"wythoff", "1,2"},
            {"wythoff", "3,3"}, {"kiki", "3,4"},          {"take-ends", "3,9,4"},
            {"grundy", "7"},    {"take-ends", "1,3,3,1"}, {"hackenbush", "1-9"}};
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
                QCOMPARE(run.line.front(), 0U);
                for (std::size_t i = 0; i + 1 < run.line.size(); ++i) {
                    QCOMPARE(run.nodes[run.line[i + 1]].parent, run.line[i]);
                    QCOMPARE(-tree.score(run.nodes[run.line[i + 1]].position),
                             tree.score(run.nodes[run.line[i]].position));
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
        ScoredTree tree = uniformTree(4, 3, random);
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
            const SearchRun run = search(*asked->graph(), {method, MoveOrder::given, 1}, task, 1000).value();
            QVERIFY(!run.isWhole && !run.score && run.line.empty());
            QVERIFY(run.nodes.size() <= 1000 && run.events.size() > 10);
        }
        task.cancel();
        for (const SearchMethod method : {SearchMethod::alphaBeta, SearchMethod::breadthFirst}) {
            const auto ended = search(*asked->graph(), {method, MoveOrder::best, 1}, task);
            QVERIFY(!ended && ended.error().kind == Error::Kind::cancelled);
        }
    }
};

MEXPLORER_TEST(TestSearchRun)
#include "test_search_run.moc"
