#include "core/search/beside.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "core/rules/score_tree_text.h"
#include "core/search/progress.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

using Kind = SearchEvent::Kind;
using Stage = SearchProgress::Stage;

namespace {

SearchRun searched(const std::string& game, const std::string& position, SearchMethod method, MoveOrder order,
                   std::uint32_t horizon = 0) {
    Task task;
    return search(*ask(*makeGame(game).value(), position).value()->graph(),
                  {.method = method, .order = order, .horizon = horizon}, task)
        .value();
}

} // namespace

/// Two searches of one tree on one timeline.
class TestSearchBeside : public QObject {
    Q_OBJECT

private slots:
    /// Whatever the order: the nodes of both are the same, and so is what is found.
    void theNodesAreTheSameOnes() {
        for (const MoveOrder order : {MoveOrder::given, MoveOrder::worst, MoveOrder::shuffled}) {
            for (const auto& [game, position] : positions()) {
                const SearchRun whole = searched(game, position, SearchMethod::minimax, order);
                const SearchRun before = searched(game, position, SearchMethod::alphaBeta, order);
                const SearchRun cutting = renumbered(before, whole);
                QCOMPARE(cutting.nodes.size(), whole.nodes.size());
                QCOMPARE(cutting.events.size(), before.events.size());
                for (std::size_t i = 0; i < cutting.events.size(); ++i) {
                    const auto positionOf = [](const SearchRun& run, std::uint32_t node) {
                        return run.nodes[node].depth;
                    };
                    QCOMPARE(positionOf(cutting, cutting.events[i].node),
                             positionOf(before, before.events[i].node));
                    QCOMPARE(cutting.events[i].score, before.events[i].score);
                }
                QCOMPARE(cutting.score, whole.score);
                QCOMPARE(cutting.line, whole.line);
            }
        }
    }

    /// Every event of both comes once, in its order; one waits only for what it has left out.
    void oneStepAdvancesBoth() {
        for (const auto& [game, position] : positions()) {
            for (const std::uint32_t horizon : {0U, 2U}) {
                const SearchRun whole =
                    searched(game, position, SearchMethod::minimax, MoveOrder::given, horizon);
                const SearchRun cutting = renumbered(
                    searched(game, position, SearchMethod::alphaBeta, MoveOrder::given, horizon), whole);
                SideBySide last;
                std::size_t together = 0;
                for (const SideBySide& now : sideBySide(cutting, whole)) {
                    const bool movesCutting = now.cutting == last.cutting + 1;
                    const bool movesWhole = now.whole == last.whole + 1;
                    QVERIFY(now.cutting - last.cutting <= 1 && now.whole - last.whole <= 1);
                    QVERIFY(movesCutting || movesWhole);
                    QCOMPARE(now.isWholeAlone, !movesCutting);
                    if (movesCutting && movesWhole) {
                        ++together;
                        const SearchEvent& one = cutting.events[now.cutting - 1];
                        const SearchEvent& other = whole.events[now.whole - 1];
                        QVERIFY(one.kind == other.kind && one.node == other.node && one.child == other.child);
                    } else if (movesCutting) {
                        QVERIFY(cutting.events[now.cutting - 1].kind == Kind::cut);
                    } else {
                        const SearchEvent& alone = whole.events[now.whole - 1];
                        const std::uint32_t place = alone.kind == Kind::back ? alone.child : alone.node;
                        QVERIFY(SearchProgress(cutting, now.cutting).stage(place) == Stage::leftOut);
                    }
                    last = now;
                }
                QCOMPARE(last.cutting, cutting.events.size());
                QCOMPARE(last.whole, whole.events.size());
                QVERIFY(together > 2);
            }
        }
    }

private:
    static std::vector<std::pair<std::string, std::string>> positions() {
        return {{"tree", "((3,12,8),(2,4,6),(14,5,2))"},
                {"tree", "(5,((4,((3,9),(8,7))),(6,2)))"},
                {"tree", grownTree(4, 3, 11)},
                {"nim", "1,2,2"},
                {"take-ends", "3,9,1,2,7"}};
    }
};

MEXPLORER_TEST(TestSearchBeside)
#include "test_search_beside.moc"
