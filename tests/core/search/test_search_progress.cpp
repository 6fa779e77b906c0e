#include "core/search/progress.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "core/search/comparison.h"
#include "core/search/left_out.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

using Stage = SearchProgress::Stage;

namespace {

SearchRun searched(const std::string& tree, SearchMethod method, MoveOrder order = MoveOrder::given) {
    Task task;
    const auto game = makeGame("tree").value();
    return search(*ask(*game, tree).value()->graph(), {.method = method, .order = order}, task).value();
}

} // namespace

class TestSearchProgress : public QObject {
    Q_OBJECT

private slots:
    /// The textbook exercise: 3 is found at a, then b is cut at 2, and c at its last branch.
    void theTextbooksTreeIsSearchedAsOnTheBlackboard() {
        const SearchRun run = searched("((3,12,8),(2,4,6),(14,5,2))", SearchMethod::alphaBeta);
        QCOMPARE(run.score, 3);
        QCOMPARE(run.counts, (SearchCounts{.visits = 11, .leaves = 7, .cuts = 1}));
        const auto cut = std::ranges::find(run.events, SearchEvent::Kind::cut, &SearchEvent::kind);
        QCOMPARE(cut->beta, 2);
        QCOMPARE(cut->alpha, 3);
        const SearchProgress after(run, static_cast<std::size_t>(cut - run.events.begin()) + 1);
        const std::uint32_t a = run.nodes[0].firstChild;
        QCOMPARE(cut->node, a + 1);
        QVERIFY(after.stage(a) == Stage::done && after.told(a)->score == 3);
        QVERIFY(after.isCut(a + 1) && after.stage(a + 2) == Stage::unseen);
        const std::uint32_t ends = run.nodes[a + 1].firstChild;
        QVERIFY(after.stage(ends) == Stage::done);
        QVERIFY(after.stage(ends + 1) == Stage::leftOut && after.stage(ends + 2) == Stage::leftOut);
        QCOMPARE(after.counts(), (SearchCounts{.visits = 7, .leaves = 4, .cuts = 1}));
        QCOMPARE(after.line(), (std::vector<std::uint32_t>{0, a, run.nodes[a].firstChild}));
    }

    void beforeTheFirstEventNothingIsSeenAndAfterTheLastAllIs() {
        for (const SearchMethod method :
             {SearchMethod::minimax, SearchMethod::alphaBeta, SearchMethod::table, SearchMethod::deepening,
              SearchMethod::depthFirst, SearchMethod::breadthFirst}) {
            const SearchRun run = searched("((3,12,8),(2,4,6),(14,(5,1),2))", method);
            const SearchProgress before(run, 0);
            QVERIFY(!before.now() && before.counts() == SearchCounts());
            for (std::uint32_t node = 0; node < run.nodes.size(); ++node)
                QVERIFY(before.stage(node) == Stage::unseen);
            const SearchProgress after(run, run.events.size());
            QCOMPARE(after.counts(), run.counts);
            if (findsValues(method)) QCOMPARE(after.line(), run.line);
            for (std::uint32_t node = 0; node < run.nodes.size(); ++node) {
                const Stage stage = after.stage(node);
                QVERIFY(stage == Stage::done || stage == Stage::leftOut);
            }
        }
    }

    /// Including nodes that the search never reached: everything below them counts as left out.
    void whatIsLeftOutIsLeftOutWithAllBelow() {
        Task task;
        const auto game = makeGame("tree").value();
        const auto graph = ask(*game, "((3,12,8),(2,(4,1),(6,(5,7))))").value()->graph();
        SearchRun run = search(*graph, {.method = SearchMethod::alphaBeta}, task).value();
        const SearchRun before = run;
        QVERIFY(growLeftOut(run, *graph, task, 1000, false));
        QCOMPARE(run.nodes.size(), std::size_t{15});
        QCOMPARE(before.nodes.size(), std::size_t{9});
        const SearchProgress after(run, run.events.size());
        QCOMPARE(after.counts(), before.counts);
        for (auto node = static_cast<std::uint32_t>(before.nodes.size()); node < run.nodes.size(); ++node) {
            QVERIFY(after.stage(node) == Stage::leftOut);
            QCOMPARE(run.nodes[node].depth, run.nodes[run.nodes[node].parent].depth + 1);
        }
        SearchRun tight = before;
        QVERIFY(growLeftOut(tight, *graph, task, 14, false));
        QCOMPARE(tight.nodes.size(), before.nodes.size()); // grown completely or not at all
    }

    /// Nodes below table hits are grown only on demand, and none beyond a horizon.
    void whatTheTableKnewCanBeGrownAndNothingBeyondTheHorizon() {
        Task task;
        const auto game = makeGame("nim").value();
        const auto graph = ask(*game, "1,2").value()->graph();
        const SearchRun whole = search(*graph, {.method = SearchMethod::minimax}, task).value();
        for (const bool knownToo : {false, true}) {
            SearchRun run = search(*graph, {.method = SearchMethod::table}, task).value();
            const std::size_t size = run.nodes.size();
            QVERIFY(run.counts.known > 0 && size < whole.nodes.size());
            QVERIFY(growLeftOut(run, *graph, task, 1000, knownToo));
            QCOMPARE(run.nodes.size() == whole.nodes.size(), knownToo);
        }
        SearchRun near = search(*graph, {.method = SearchMethod::alphaBeta, .horizon = 2}, task).value();
        QVERIFY(growLeftOut(near, *graph, task, 1000, true));
        for (const SearchNode& node : near.nodes)
            QVERIFY(node.depth <= 2);
    }

    /// Each pass has its own tree; the counts continue.
    void eachPassIsShownByItself() {
        const SearchRun run = searched("((3,12,8),(2,4,6),(14,5,2))", SearchMethod::deepening);
        QCOMPARE(run.passes, (std::vector<SearchPass>{{0, 1}, {4, 2}}));
        QCOMPARE(SearchProgress(run, 0).pass(), run.passes[0]);
        std::size_t second = 0;
        while (run.events[second].kind != SearchEvent::Kind::pass || second == 0)
            ++second;
        const SearchProgress before(run, second);
        QCOMPARE(before.pass(), run.passes[0]);
        QCOMPARE(before.counts(), (SearchCounts{.visits = 4, .leaves = 3, .estimates = 3}));
        // The means are 8, 4 and 7: the third branch is tried before the second.
        QCOMPARE(before.line(), (std::vector<std::uint32_t>{0, 1}));
        const SearchProgress after(run, run.events.size());
        QCOMPARE(after.pass(), run.passes[1]);
        QCOMPARE(run.nodes[run.nodes[4].firstChild + 1].option, 2U);
        QCOMPARE(after.counts().estimates, std::uint64_t{3});
    }

    void waysOfSearchingAreCompared() {
        Task task;
        const auto game = makeGame("tree").value();
        const auto graph = ask(*game, "((3,12,8),(2,4,6),(14,5,2))").value()->graph();
        const auto compared = compareSearches(*graph, {}, task).value();
        QVERIFY(compared);
        std::vector<std::vector<std::uint64_t>> found;
        for (const auto& row : compared->leaves) {
            found.emplace_back();
            for (std::size_t order = 0; order < 4; ++order) // all orders except shuffled
                found.back().push_back(*row[order]);
        }
        // The orders given, best, worst, and by the heuristic, which is exact at leaves.
        const std::vector<std::vector<std::uint64_t>> expected = {
            {9, 9, 9, 9}, {7, 5, 9, 5}, {7, 5, 9, 5}, {10, 8, 12, 8}};
        QCOMPARE(found, expected);
        QCOMPARE(compared->least, std::uint64_t{5});
        QCOMPARE(compared->most(), std::uint64_t{12});
        const auto large = ask(*makeGame("nim").value(), "20,20,20").value()->graph();
        QVERIFY(!compareSearches(*large, {}, task, 1000).value());
        task.cancel();
        QVERIFY(!compareSearches(*graph, {}, task));
    }
};

MEXPLORER_TEST(TestSearchProgress)
#include "test_search_progress.moc"
