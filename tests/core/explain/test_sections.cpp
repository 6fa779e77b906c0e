#include "core/catalogue/catalogue.h"
#include "core/explain/cfr_trace.h"
#include "core/explain/coalition/vessels_trace.h"
#include "core/explain/discovery.h"
#include "core/explain/drawn_trace.h"
#include "core/explain/label_trace.h"
#include "core/explain/mex_trace.h"
#include "core/explain/search_trace.h"
#include "core/explain/telling.h"
#include "core/explain/xor_trace.h"
#include "core/game/aspects/drawn.h"
#include "core/game/aspects/instances.h"
#include "core/game/aspects/positions.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using namespace mexplorer;

namespace {

/// The steps that begin sections, and their names.
using Sections = std::vector<std::pair<std::size_t, std::string>>;

Sections sectionsOf(const Trace& trace) {
    Sections sections;
    for (const auto& [step, name] : trace.sections)
        sections.emplace_back(step, name.english());
    return sections;
}

std::vector<std::string> namesOf(const Trace& trace) {
    std::vector<std::string> names;
    for (const Trace::Section& section : trace.sections)
        names.push_back(section.name.english());
    return names;
}

DrawnTrace drawnTraceOf(const char* id, const std::string& position) {
    Task task;
    const auto game = makeGame(id).value();
    const auto inquiry = asked(*game, position);
    const DrawnGraph graph = inquiry->as<DrawnAspect>()->drawing(task).value();
    return explainDrawn(*game, *inquiry, graph, task).value();
}

Sections explainedSections(const char* id, const std::string& position, const Parameters& parameters = {}) {
    Task task;
    const auto game = makeGame(id, parameters).value();
    return sectionsOf(explain(*game, *asked(*game, position), task).value());
}

Sections searchedSections(const Parameters& settings) {
    Task task;
    const auto inquiry = asked(*makeGame("tree").value(), "((3,12),(2,4))");
    std::vector<Parameter> parameters = searchParameters();
    parameters.push_back(besideParameter());
    const Parameters values = completed(parameters, settings).value();
    return sectionsOf(searchTrace(*inquiry, inquiry->graph(), values, task).value());
}

Sections discoveredSections(Discovery what, const Parameters& parameters, GridSize size) {
    Task task;
    return sectionsOf(discoveryTrace(*makeGame("wythoff", parameters).value(), what, size, task).value());
}

} // namespace

/// The names of the parts of a trace.
class TestSections : public QObject {
    Q_OBJECT

private slots:
    void eachBeginsAtAStepOfItsOwn() {
        int named = 0;
        for (const Entry& entry : catalogue()) {
            const std::string& id = entry.description.id;
            const auto game = makeGame(id).value();
            Task task;
            const auto start = instanceOf(*game, game->description().position);
            if (!start) continue; // asks for something to be typed
            const auto trace = explain(*game, **start, task);
            QVERIFY2(trace, id.c_str());
            std::size_t next = 0;
            for (const auto& [step, name] : trace->sections) {
                QVERIFY2(step >= next && step < trace->steps.size(), id.c_str());
                QVERIFY2(!name.empty(), id.c_str());
                next = step + 1;
                ++named;
            }
        }
        QVERIFY(named > 0);
    }

    void theXorHasTheOnesThatItsCodeHas() {
        Task task;
        const auto game = makeGame("nim").value();
        const auto trace = xorTrace(*game, *ask(*game, "13,11,7").value(), task).value();
        // three heaps, four columns, the sum, three lines of code, the move
        const Sections expected{
            {0, "write"}, {3, "count"}, {7, "decide"}, {8, "find the move"}, {11, "move"}};
        QVERIFY(sectionsOf(trace) == expected);
    }

    /// A drawing has those of the explanation that it follows.
    void aDrawingHasThoseOfItsExplanation() {
        Task task;
        const auto dag = makeGame("dag").value();
        const auto sum = asked(*dag, "a,c,c");
        QVERIFY(sectionsOf(drawnTraceOf("dag", "a,c,c")) == sectionsOf(xorTrace(*dag, *sum, task).value()));
        Sections ofMex = sectionsOf(drawnTraceOf("dag", "a"));
        std::erase_if(ofMex, [](const auto& section) { return section.second == "answers"; });
        QVERIFY(ofMex == sectionsOf(mexTrace(*dag, *asked(*dag, "a"), task).value()));
        const auto bush = makeGame("hackenbush").value();
        const auto below = asked(*bush, "1-9")->graph();
        for (PositionGraph::Id id = 0; id < below->size(); ++id) {
            (void)below->options(id);
            if (below->optionCount(id) == 0) continue; // there is nothing to prove
            const std::string edges = below->text(id);
            std::vector<std::string> expected{"edges", "result"};
            if (isWon(asked(*bush, edges)->evaluation(task).value().outcome)) expected.emplace_back("move");
            QVERIFY2(namesOf(drawnTraceOf("hackenbush", edges)) == expected, edges.c_str());
        }
        std::vector<std::string> sides = namesOf(drawnTraceOf("red-blue", "1-5"));
        std::ranges::sort(sides);
        QVERIFY((sides == std::vector<std::string>{"Left begins", "Right begins", "result"}));
    }

    /// Each part of a tree ends with the option of the root that it hangs from.
    void aTreeIsLabelledOptionByOption() {
        Task task;
        const auto game = makeGame("nim").value();
        for (const bool isMerged : {false, true}) {
            const auto graph = asked(*game, "1,2")->graph();
            const GameTree tree = buildTree(*graph, {.merged = isMerged}, task).value();
            const LabelTrace trace = labelTrace(*game, *graph, tree);
            // Merged, (1, 0) hangs from (1, 1) as well.
            const std::vector<std::string> expected =
                isMerged ? std::vector<std::string>{"option 1", "option 2", "result"}
                         : std::vector<std::string>{"option 1", "option 2", "option 3", "result"};
            QVERIFY(namesOf(trace) == expected);
            for (std::size_t option = 0; option + 1 < expected.size(); ++option) {
                const LabelState& last = trace.states[trace.sections[option + 1].step - 1];
                QCOMPARE(last.node.value(), tree.edges[tree.nodes[0].firstEdge + option].to);
            }
            QCOMPARE(trace.sections.back().step, trace.steps.size() - 1);
        }
    }

    void aSearchHasItsOptionsItsPassesOrItsLevels() {
        QVERIFY(searchedSections({}) == (Sections{{1, "option 1"}, {5, "option 2"}, {9, "result"}}));
        // Only minimax looks at what is cut off.
        QVERIFY(searchedSections({{"beside", "on"}}) ==
                (Sections{{1, "option 1"}, {5, "option 2"}, {10, "result"}}));
        QVERIFY(searchedSections({{"method", "depth-first"}}) ==
                (Sections{{1, "option 1"}, {4, "option 2"}}));
        QVERIFY(searchedSections({{"method", "breadth-first"}}) ==
                (Sections{{1, "depth 1"}, {3, "depth 2"}}));
        const Sections passes = searchedSections({{"method", "deepening"}});
        QVERIFY(passes.size() == 2 && passes[0] == std::pair(std::size_t{0}, std::string("pass 1")));
        QCOMPARE(passes[1].second, std::string("pass 2"));
    }

    /// In the table up to (2, 2) the P-cells of Wythoff’s game are (0, 0), (1, 2) and (2, 1).
    void aDiscoveryHasItsFindings() {
        const GridSize size{3, 3};
        QVERIFY(discoveredSections(Discovery::outcomes, {}, size) ==
                (Sections{{0, "P-position 1"}, {3, "P-position 2"}, {5, "P-position 3"}, {7, "result"}}));
        QCOMPARE(discoveredSections(Discovery::outcomes, {{"play", "misere"}}, size).front().second,
                 std::string("ends"));
        QVERIFY(
            discoveredSections(Discovery::values, {}, size) ==
            (Sections{
                {0, "a + b = 0"}, {1, "a + b = 1"}, {3, "a + b = 2"}, {6, "a + b = 3"}, {8, "a + b = 4"}}));
    }

    /// Where only outcomes are known; after a P-position the answers to its options are told.
    void outcomesFollowFromOptions() {
        // Five cells are empty, and nobody can win; of the pawns three can move.
        QVERIFY(explainedSections("tic-tac-toe", "X.O/.X./..O") == (Sections{{0, "options"}, {5, "result"}}));
        QVERIFY(explainedSections("hexapawn", "bbb/.../www") ==
                (Sections{{0, "options"}, {3, "result"}, {4, "answers"}}));
        // Left wins whoever begins: of Right’s moves none is shown, of Left’s 30 dominoes, one number, two
        // takes.
        QVERIFY(explainedSections("sum", "domineering: 6x6; form: 20; nim: 2", {{"play", "sides"}}) ==
                (Sections{{0, "Left begins"}, {33, "result"}}));
    }

    void othersHaveTheirs() {
        // Only the smallest claim is half paid when the estate is in.
        QVERIFY(sectionsOf(vesselsTrace(200, {100, 200, 300}, 1)) ==
                (Sections{{0, "claims"}, {1, "pour in"}, {2, "result"}}));
        Task task;
        const auto kuhn = makeGame("kuhn-poker").value();
        const auto instance = instanceOf(*kuhn, startPosition(*kuhn)).value();
        // Each player has six sets of four steps.
        QVERIFY(sectionsOf(cfrTrace(*instance->as<ExtensiveAspect>(), 1, task).value()) ==
                (Sections{{1, "player 1"}, {25, "player 2"}, {49, "averages"}}));
    }

    void aSectionWithoutStepsIsNone() {
        Trace trace;
        trace.begin(say("first"));
        trace.begin(say("second"));
        trace.steps.push_back({say("step")});
        QCOMPARE(trace.sections.size(), std::size_t{1});
        QCOMPARE(trace.sections.front().name.english(), std::string("second"));
    }
};

MEXPLORER_TEST(TestSections)
#include "test_sections.moc"
