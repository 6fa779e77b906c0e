#include "core/search/progress.h"

#include "core/catalogue/catalogue.h"
#include "core/search/comparison.h"
#include "core/solve/aspects/positions.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

using Stage = SearchProgress::Stage;

namespace {

SearchRun searched(const std::string& tree, SearchMethod method, MoveOrder order = MoveOrder::given) {
    Task task;
    const auto game = makeGame("tree").value();
    return search(*ask(*game, tree).value()->graph(), {method, order}, task).value();
}

} // namespace

class TestSearchProgress : public QObject {
    Q_OBJECT

private slots:
    /// The exercise of the textbooks: 3 is found at a, then b is cut at 2, and c at its last branch.
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
        QVERIFY(after.at(a).stage == Stage::done && after.at(a).told->score == 3);
        QVERIFY(after.at(a + 1).isCut && after.at(a + 2).stage == Stage::unseen);
        const std::uint32_t ends = run.nodes[a + 1].firstChild;
        QVERIFY(after.at(ends).stage == Stage::done);
        QVERIFY(after.at(ends + 1).stage == Stage::leftOut && after.at(ends + 2).stage == Stage::leftOut);
        QCOMPARE(after.counts(), (SearchCounts{.visits = 7, .leaves = 4, .cuts = 1}));
        QCOMPARE(after.line(), (std::vector<std::uint32_t>{0, a, run.nodes[a].firstChild}));
    }

    void beforeTheFirstEventNothingIsSeenAndAfterTheLastAllIs() {
        for (const SearchMethod method : {SearchMethod::minimax, SearchMethod::alphaBeta, SearchMethod::table,
                                          SearchMethod::depthFirst, SearchMethod::breadthFirst}) {
            const SearchRun run = searched("((3,12,8),(2,4,6),(14,(5,1),2))", method);
            const SearchProgress before(run, 0);
            QVERIFY(!before.now() && before.counts() == SearchCounts());
            for (std::uint32_t node = 0; node < run.nodes.size(); ++node)
                QVERIFY(before.at(node).stage == Stage::unseen);
            const SearchProgress after(run, run.events.size());
            QCOMPARE(after.counts(), run.counts);
            if (findsValues(method)) QCOMPARE(after.line(), run.line);
            for (std::uint32_t node = 0; node < run.nodes.size(); ++node) {
                const Stage stage = after.at(node).stage;
                QVERIFY(stage == Stage::done || stage == Stage::leftOut);
            }
        }
    }

    void waysOfSearchingAreCompared() {
        Task task;
        const auto game = makeGame("tree").value();
        const auto graph = ask(*game, "((3,12,8),(2,4,6),(14,5,2))").value()->graph();
        const auto costs = compareSearches(*graph, task).value();
        std::vector<std::pair<std::string, std::uint64_t>> found;
        for (const SearchCost& cost : costs)
            found.emplace_back(cost.way.english(), cost.leaves);
        const std::vector<std::pair<std::string, std::uint64_t>> expected = {{"minimax", 9},
                                                                             {"alpha-beta, worst first", 9},
                                                                             {"alpha-beta, as given", 7},
                                                                             {"alpha-beta, best first", 5},
                                                                             {"negamax with a table", 7},
                                                                             {"Knuth and Moore’s least", 5}};
        QCOMPARE(found, expected);
        QVERIFY(compareSearches(*ask(*makeGame("nim").value(), "20,20,20").value()->graph(), task, 1000)
                    .value()
                    .empty());
    }
};

MEXPLORER_TEST(TestSearchProgress)
#include "test_search_progress.moc"
