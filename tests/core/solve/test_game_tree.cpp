#include "core/catalogue/any_rules_of.h"
#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "core/game/explored_graph.h"
#include "core/rules/nim.h"
#include "core/solve/game_tree.h"
#include "core/solve/ways/heaps.h"
#include "tests/core/solve/built_tree.h"
#include "tests/core/solve/plain_graphs.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <map>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

/// The number of ways to play from `id` for at most `depth` moves, straight from the definition of a tree.
std::uint64_t waysToPlay(PositionGraph& graph, PositionGraph::Id id, std::uint32_t depth) {
    std::uint64_t nodes = 1;
    if (depth == 0) return nodes;
    const auto options = graph.options(id);
    for (const PositionGraph::Id option : std::vector(options.begin(), options.end()))
        nodes += waysToPlay(graph, option, depth - 1);
    return nodes;
}

/// All positions on the way from the root to the node.
std::string story(const GameTree& tree, const PositionGraph& graph, std::uint32_t node) {
    std::string text = graph.text(tree.nodes[node].position);
    return tree.nodes[node].parent == noNode ? text
                                             : story(tree, graph, tree.nodes[node].parent) + ">" + text;
}

} // namespace

class TestGameTree : public QObject {
    Q_OBJECT

private slots:
    void whatThereIsNoMemoryForStaysFolded() {
        for (const bool merged : {false, true}) {
            const Heaps start{9, 9, 9};
            ExploredGraph graph(std::make_shared<AnyRulesOf<Nim>>(Nim(Play::normal)), {&start},
                                {.bytes = 6'000}); // enough for the options of one position, not of all
            Task task;
            const auto tree = buildTree(
                graph, {.merged = merged, .budget = 100'000, .choices = {{.path = {0}, .open = true}}}, task);
            QVERIFY(tree);
            QCOMPARE(tree->nodes[0].option, 0U); // the root has no parent
            QCOMPARE(tree->depth, 1U);
            QCOMPARE(tree->nodes.size(), std::size_t{1 + 27});
            for (std::size_t node = 1; node < tree->nodes.size(); ++node)
                QVERIFY(tree->nodes[node].folded);
            QCOMPARE(tree->refused.size(), std::size_t{1}); // the one that was to be opened
            QCOMPARE(tree->refused.at(1).kind, Error::Kind::tooLarge);
            QVERIFY(!tree->refused.at(1).english().empty());
        }
    }

    void nimOneTwoUnfoldsToTwelveNodesAndMergesToSix() {
        const auto graph = graphOf("nim", "1,2");
        const GameTree tree = built(*graph);
        checkWhole(tree, *graph);
        QCOMPARE(tree.nodes.size(), std::size_t{12});
        QCOMPARE(tree.edges.size(), std::size_t{11});
        QCOMPARE(tree.positions, 6U);
        QCOMPARE(tree.folded, 0U);
        const GameTree merged = built(*graph, {.merged = true});
        checkWhole(merged, *graph);
        QCOMPARE(merged.nodes.size(), std::size_t{6});
        QCOMPARE(merged.edges.size(), std::size_t{9});
    }

    void theWinningLineIsTheWinningMoveAtNAndTheFirstMoveAtP() {
        const auto graph = graphOf("nim", "1,2");
        const GameTree tree = built(*graph);
        std::vector<std::string> line{graph->text(0)};
        for (const std::uint32_t edge : tree.line)
            line.push_back(graph->text(tree.nodes[tree.edges[edge].to].position));
        QCOMPARE(line, (std::vector<std::string>{"1,2", "1,1", "0,1", "0,0"}));
    }

    void nodesStandLevelByLevelInTheRulesOrder() {
        const auto graph = graphOf("nim", "2,1");
        const GameTree tree = built(*graph);
        std::vector<std::string> stories;
        for (std::uint32_t v = 0; v < tree.nodes.size(); ++v)
            stories.push_back(story(tree, *graph, v));
        QCOMPARE(stories[0], std::string("2,1"));
        QCOMPARE(stories[1], std::string("2,1>1,1"));
        QCOMPARE(stories[2], std::string("2,1>0,1"));
        QCOMPARE(stories[3], std::string("2,1>2,0"));
        QCOMPARE(stories[4], std::string("2,1>1,1>0,1"));
        QCOMPARE(std::set(stories.begin(), stories.end()).size(), stories.size());
    }

    void wholeLevelsOpenWhileTheyFit() {
        for (const char* position : {"3,3", "2,2,2", "1,4", "5", "0"}) {
            const auto graph = graphOf("nim", position);
            for (std::uint32_t budget = 1; budget < 300; ++budget) {
                const GameTree tree = built(*graph, {.budget = budget});
                checkWhole(tree, *graph);
                QVERIFY(tree.nodes.size() <= budget);
                QCOMPARE(tree.nodes.size(), waysToPlay(*graph, 0, tree.depth));
                if (tree.folded > 0) QVERIFY(waysToPlay(*graph, 0, tree.depth + 1) > budget);
            }
        }
    }

    void mergedLevelsOpenWhileTheyFit() {
        for (const char* position : {"3,3", "2,2,2", "1,4", "5", "0"}) {
            const auto graph = graphOf("nim", position);
            for (std::uint32_t budget = 1; budget < 40; ++budget) {
                const GameTree tree = built(*graph, {.merged = true, .budget = budget});
                checkWhole(tree, *graph);
                QVERIFY(tree.nodes.size() <= budget);
                std::set<std::string> positions;
                collect(*graph, 0, tree.depth, positions);
                QCOMPARE(tree.nodes.size(), positions.size());
                collect(*graph, 0, tree.depth + 1, positions);
                if (tree.folded > 0) QVERIFY(positions.size() > budget);
            }
        }
    }

    void randomGraphsGiveWholeTrees() {
        constexpr unsigned seed = 20250301;
        qInfo("seed %u", seed);
        std::mt19937 engine(seed);
        const auto random = [&](std::size_t below) { return static_cast<std::uint32_t>(engine() % below); };
        for (int round = 0; round < 300; ++round) {
            const std::uint32_t size = 1 + random(9);
            std::vector<std::vector<PositionGraph::Id>> options(size);
            for (std::uint32_t from = 0; from < size; ++from) {
                for (std::uint32_t to = from + 1; to < size; ++to) {
                    for (std::uint32_t twice = random(5); twice > 2; --twice)
                        options[from].push_back(to); // perhaps twice to the same position
                }
            }
            HandMadeGraph graph(options);
            for (const bool merged : {false, true}) {
                TreeRequest request{merged, 1 + random(60), {}};
                for (int choice = 0; choice < 4; ++choice) {
                    const GameTree before = built(graph, request);
                    const auto node = random(before.nodes.size());
                    request.choices =
                        withChoice(request.choices, before.pathOf(node), before.nodes[node].folded);
                    const GameTree after = built(graph, request);
                    checkWhole(after, graph);
                    const auto again = after.nodeAt(before.pathOf(node));
                    QVERIFY(again);
                    QCOMPARE(after.nodes[*again].folded,
                             before.nodes[node].optionCount > 0 && !before.nodes[node].folded);
                }
            }
        }
    }

    void openingShowsTheOptionsAndClosingHidesWhatIsBelow() {
        const auto graph = graphOf("nim", "1,2");
        GameTree tree = built(*graph, {.budget = 4});
        QCOMPARE(tree.nodes.size(), std::size_t{4});
        QCOMPARE(tree.folded, 3U);
        QCOMPARE(tree.hiddenOptions, std::uint64_t{5});
        TreeRequest request{.budget = 4, .choices = {{{1}, true}}};
        tree = built(*graph, request); // 1,1 > 0,1 and 1,0
        checkWhole(tree, *graph);
        QCOMPARE(tree.nodes.size(), std::size_t{6});
        request.choices = withChoice(request.choices, {}, false);
        tree = built(*graph, request);
        QCOMPARE(tree.nodes.size(), std::size_t{1});
        QVERIFY(tree.nodes[0].folded);
        request.choices = withChoice(request.choices, {}, true);
        QCOMPARE(built(*graph, request).nodes.size(), std::size_t{6}); // as it was before the root was closed
    }

    void mergedAChoiceIsAboutThePositionWhateverTheWayToIt() {
        const auto graph = graphOf("nim", "1,2");
        // 0,1 is reached by 1,1 and by 0,2: closing it on one way closes it on both.
        for (const TreePath& path : {TreePath{1, 0}, TreePath{0, 0}}) {
            const GameTree tree = built(*graph, {.merged = true, .choices = {{path, false}}});
            checkWhole(tree, *graph);
            QCOMPARE(tree.folded, 1U);
            QCOMPARE(graph->text(tree.nodes[tree.nodeAt(path).value()].position), std::string("0,1"));
            QVERIFY(tree.nodes[tree.nodeAt(path).value()].folded);
        }
    }

    void whatIsTooLargeStaysFoldedWithItsCount() {
        for (const bool merged : {false, true}) {
            const auto graph = graphOf("nim", "1000000,3");
            const GameTree tree =
                built(*graph, {.merged = merged, .choices = {{{}, true}, {{5, 999999999}, true}}});
            QCOMPARE(tree.nodes.size(), std::size_t{1});
            QCOMPARE(tree.nodes[0].optionCount, std::uint64_t{1000003});
            QCOMPARE(tree.folded, 1U);
            QCOMPARE(tree.hiddenOptions, std::uint64_t{1000003});
            QCOMPARE(graph->size(), std::size_t{1}); // nothing was expanded to find that out
            const auto refused = tree.checkOpening(0);
            QVERIFY(!refused);
            QCOMPARE(refused.error().kind, Error::Kind::tooLarge);
            QVERIFY(refused.error().english().find("1000003") != std::string::npos);
            QVERIFY(refused.error().english().find("2000") != std::string::npos);
        }
    }

    void hiddenOptionsSaturate() {
        const auto graph = graphOf("nim", "4611686018427387904,4611686018427387904,4611686018427387904,"
                                          "4611686018427387904,4611686018427387904");
        const GameTree tree = built(*graph);
        QCOMPARE(tree.hiddenOptions, UINT64_MAX);
    }

    void aMillionNodesOneBelowTheOther() {
        for (const bool merged : {false, true}) {
            LongPath path(999'999);
            const GameTree tree = built(path, {.merged = merged, .budget = 1'000'000});
            QCOMPARE(tree.nodes.size(), std::size_t{1'000'000});
            QCOMPARE(tree.pathOf(999'999).size(), std::size_t{999'999});
            QCOMPARE(tree.folded, 0U);
        }
    }

    void aPositionWhoseValueIsOutOfReachIsStillShown() {
        LongPath path(20);
        const GameTree tree = built(path, {.budget = 8}); // which leaves it folded
        QCOMPARE(tree.nodes.size(), std::size_t{8});
        QVERIFY(!tree.evaluationOf(7));
        QVERIFY(tree.evaluationOf(6));
        QCOMPARE(tree.line.size(), std::size_t{7});
    }

    /// The position 7 of these, itself out of reach, has one option.
    void itsOptionsTellWhoWinsIt() {
        for (const PositionGraph::Id length : {20U, 21U}) {
            LongPath path(length);
            const GameTree tree = built(path);
            QVERIFY(tree.evaluationOf(7));
            QCOMPARE(tree.evaluationOf(7)->outcome, length == 20 ? Outcome::N : Outcome::P);
            QVERIFY(!tree.evaluationOf(7)->value);
            QCOMPARE(tree.line.size(), std::size_t{length}); // to its end
            checkWhole(tree, path);
        }
    }

    void cancellingStopsTheWork() {
        LongPath path(500'000);
        path.cancelAt = 400'000;
        Task task;
        const auto tree = buildTree(path, {.budget = 1'000'000}, task);
        QVERIFY(!tree);
        QCOMPARE(tree.error().kind, Error::Kind::cancelled);
        QVERIFY(task.progress() > 0.5 && task.progress() < 0.75);
    }

    void outcomesAreThoseOfTheGameAlsoInMisere() {
        for (const char* play : {"normal", "misere"}) {
            const auto game = makeGame("nim", {{"play", play}}).value();
            const auto graph = asked(*game, "1,1,2")->graph();
            const GameTree tree = built(*graph);
            checkWhole(tree, *graph);
            Task task;
            for (std::uint32_t v = 0; v < tree.nodes.size(); ++v) {
                QCOMPARE(tree.evaluationOf(v).value().outcome,
                         asked(*game, graph->text(tree.nodes[v].position))->evaluation(task)->outcome);
            }
        }
    }

    void noMoreLevelsOpenThanAreAllowed() {
        const auto graph = graphOf("nim", "3,3");
        for (const bool strategy : {false, true}) {
            for (const bool merged : {false, true}) {
                TreeRequest request{.merged = merged, .budget = 100'000, .choices = {}, .strategy = strategy};
                const std::uint32_t all = built(*graph, request).depth;
                for (std::uint32_t most = 0; most <= all + 1; ++most) {
                    request.mostDepth = most;
                    const GameTree tree = built(*graph, request);
                    checkWhole(tree, *graph);
                    QCOMPARE(tree.depth, std::min(most, all));
                    for (const TreeNode& node : tree.nodes)
                        QVERIFY(node.level <= most);
                }
            }
        }
    }

    void choicesAreReadAsTheyAreWritten() {
        const TreeChoices choices{{{}, false}, {{0, 3, 1}, true}, {{12}, false}};
        QCOMPARE(textOf(choices), std::string("-;+0.3.1;-12"));
        QVERIFY(parseTreeChoices(textOf(choices)).value() == choices);
        QVERIFY(parseTreeChoices("").value().empty());
        QVERIFY(parseTreeChoices(" +0.1 ; -2 ").value() == (TreeChoices{{{0, 1}, true}, {{2}, false}}));
        for (const char* wrong : {"0.3", "+0..1", "+a", "+1;", "+-1", "+99999999999", "*1", "+1.4294967295"})
            QVERIFY2(!parseTreeChoices(wrong), wrong);
        QVERIFY(parseTreeChoices("0.3").error().english().find("“0.3”") != std::string::npos);
    }

    void aLaterChoiceReplacesAnEarlierOne() {
        TreeChoices choices = withChoice({}, {1, 2}, true);
        choices = withChoice(choices, {1}, true);
        choices = withChoice(choices, {1, 2}, false);
        QCOMPARE(textOf(choices), std::string("+1;-1.2"));
    }
};

MEXPLORER_TEST(TestGameTree)
#include "test_game_tree.moc"
