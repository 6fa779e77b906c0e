#include "core/catalogue/views.h"
#include "core/game/aspects/drawn.h"
#include "core/game/aspects/sketch.h"
#include "core/game/aspects/sum.h"
#include "core/rules/sketch.h"
#include "core/solve/compare_below.h"
#include "tests/core/catalogue/games.h"
#include "tests/core/catalogue/laid_out.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

const char* const triangles = "digraph { a -> b -> c -> a; c -> d; b -> d }";
const char* const pathOfFive = "graph { a -- b -- c -- d -- e }";

std::unique_ptr<Game> graphGame(const std::string& rules, const std::string& graph = "",
                                const std::string& play = "normal") {
    return game("own", {{"rules", "graph: " + rules}, {"graph", graph}, {"play", play}});
}

std::string refusal(const Parameters& parameters) {
    const auto made = makeGame("own", parameters);
    return made ? "made" : made.error().english();
}

const std::vector<std::string> endingTurns = {"remove node and its neighbours", "remove edge and its ends",
                                              "remove edge | remove node where degree = 1",
                                              "move token, remove the node it left",
                                              "move token, remove edge | remove node"};

} // namespace

class TestOwnGraphGame : public QObject {
    Q_OBJECT

private slots:
    void everyPositionIsLaidOutAndAgreesWithTheDefinition() {
        for (const std::string& turns : endingTurns) {
            for (const char* play : {"normal", "misere"}) {
                for (const char* graph : {triangles, pathOfFive}) {
                    const auto made = graphGame(turns, graph, play);
                    const auto start = askedAtStart(*made);
                    laid::check(*made, start);
                    Task task;
                    const auto options = start->options(task);
                    for (const auto& option : **options)
                        laid::check(*made, option);
                    const auto below = compareBelow(*made, *start, task);
                    QVERIFY(below && below->differing == 0);
                }
            }
        }
    }

    void itHasTheViewsOfAnyGame() {
        const auto kayles = graphGame("remove edge and its ends", pathOfFive);
        for (const char* view : {"graph", "tree", "mex", "play", "search", "xor"})
            QVERIFY2(canShow(view, *kayles), view);
        QCOMPARE(kayles->description().view, std::string("graph"));
        QCOMPARE(startPosition(*kayles), std::string("G"));
        const auto walk = graphGame("move token, remove edge", triangles);
        QVERIFY(canShow("graph", *walk) && !canShow("xor", *walk));
        QCOMPARE(startPosition(*walk), std::string("token a"));
        QVERIFY(!canShow("xor", *graphGame("remove node", pathOfFive, "misere")));
        for (const std::string& turns : endingTurns)
            QVERIFY(canShow("graph", *graphGame(turns))); // on a graph of its own
    }

    void partsAreTheComponentsOfASum() {
        const auto kayles = graphGame("remove node and its neighbours", pathOfFive);
        const auto at = asked(*kayles, "without c");
        Task task;
        const auto components = at->as<SumAspect>()->components(task);
        QVERIFY(components && (*components)->size() == 2);
        QCOMPARE((**components)[0].text, std::string("a, b"));
        QCOMPARE((**components)[1].text, std::string("d, e"));
        const auto drawn = at->as<DrawnAspect>()->drawing(task);
        QCOMPARE(drawn->parts.size(), std::size_t{2});
        QVERIFY(drawn->parts[0].nodes == (std::vector<std::uint32_t>{0, 1}));
        QVERIFY(!drawn->nodes[2].present && drawn->nodes[0].present);
        QVERIFY(!drawn->edges[1].present && drawn->edges[0].present && drawn->edges[0].leadsTo.empty());
    }

    void aTokenThatLeavesNoTraceNeedsAGraphWithoutCycles() {
        Task task;
        const auto round = graphGame("move token", triangles);
        const auto endless = askedAtStart(*round)->evaluation(task);
        QVERIFY(!endless);
        QCOMPARE(endless.error().english(),
                 std::string("position: Play could go on for ever: token a → token b → token "
                             "c → token a."));
        QVERIFY(asked(*round, "token d")->evaluation(task));
        const auto ends = graphGame("move token", "digraph { a -> b -> c; a -> c }");
        const auto start = askedAtStart(*ends);
        QCOMPARE(start->evaluation(task)->nimber(), std::optional<Nimber>(2));
        QVERIFY(start->as<DrawnAspect>()->isOfPositions());
    }

    void theGraphIsDrawnByHand() {
        const auto kayles = graphGame("remove node and its neighbours", pathOfFive);
        const auto at = asked(*kayles, "without a, b");
        const auto* hand = at->as<SketchAspect>();
        Sketch sketch = hand->sketch().value();
        QVERIFY(sketch.isPlain() && !sketch.join(0, 1) && sketch.join(0, 2));
        auto redrawn = hand->redrawn(sketch);
        QCOMPARE(redrawn->parameter, std::string("graph"));
        QCOMPARE(redrawn->position, std::string("G without a,b"));
        const auto made = graphGame("remove node and its neighbours", redrawn->text);
        QVERIFY(ask(*made, redrawn->position));

        const auto walk = graphGame("move token, remove edge", triangles);
        const auto token = asked(*walk, "token c without b->c");
        sketch = token->as<SketchAspect>()->sketch().value();
        QVERIFY(sketch.isDirected() && sketch.join(3, 0) && !sketch.join(3, 3) && !sketch.join(0, 1));
        redrawn = token->as<SketchAspect>()->redrawn(sketch);
        QCOMPARE(redrawn->position, std::string("token c without b->c"));
    }

    void theGraphMattersOnlyToTheseRules() {
        const auto own = game("own", {});
        const auto& parameters = own->description().parameters;
        const auto graph = std::ranges::find(parameters, "graph", &Parameter::id);
        QVERIFY(graph != parameters.end());
        QVERIFY(countsWith(*graph, {{"rules", " graph: remove node"}}));
        QVERIFY(!countsWith(*graph, {{"rules", "heap n: take any"}}) && !countsWith(*graph, {}));
    }

    void whatIsWrongIsSaidWhereItIs() {
        const std::string rules = "graph: remove node";
        QVERIFY(refusal({{"rules", "graph: eat node"}}).find("rules: “eat” at column 8") == 0);
        QVERIFY(refusal({{"rules", rules}, {"graph", "graph { a -- a }"}}).find("graph: ") == 0);
        QVERIFY(refusal({{"rules", rules}, {"graph", "x"}}).find("graph: ") == 0);
        QVERIFY(refusal({{"rules", rules + "; play normal"}, {"play", "misere"}}).find("play: ") == 0);
        QCOMPARE(refusal({{"rules", rules + "; play misere"}, {"play", "misere"}}), std::string("made"));
        QVERIFY(refusal({{"rules", "graf: remove node"}}).find("“graph:”") != std::string::npos);
    }
};

MEXPLORER_TEST(TestOwnGraphGame)
#include "test_own_graph_game.moc"
