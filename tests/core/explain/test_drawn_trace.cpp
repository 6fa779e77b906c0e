#include "core/explain/drawn_trace.h"

#include "core/catalogue/catalogue.h"
#include "core/explain/explain.h"
#include "core/game/aspects/drawn.h"
#include "tests/core/asked.h"
#include "tests/core/truth.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace mexplorer;

namespace {

struct Told {
    Told(const char* id, const Parameters& parameters, const std::string& position)
        : game(std::move(makeGame(id, parameters).value())), truth(*game), inquiry(asked(*game, position)),
          graph(inquiry->as<DrawnAspect>()->drawing(task).value()),
          trace(explainDrawn(*game, *inquiry, graph, task).value()) {}

    Task task;
    std::unique_ptr<Game> game;
    Truth truth;
    std::shared_ptr<const Inquiry> inquiry;
    DrawnGraph graph;
    DrawnTrace trace;
};

/// All positions with up to this many tokens.
std::vector<std::string> tokensOn(const DrawnGraph& graph, std::size_t most) {
    std::vector<std::string> found = {""};
    for (std::size_t begin = 0; most > 0; --most) {
        const std::size_t end = found.size();
        for (; begin < end; ++begin)
            for (const DrawnGraph::Node& node : graph.nodes)
                found.push_back(found[begin].empty() ? node.name : found[begin] + "," + node.name);
    }
    found.erase(found.begin());
    return found;
}

} // namespace

class TestDrawnTrace : public QObject {
    Q_OBJECT

private slots:
    /// For tokens on every choice of one or two nodes, and every position of Hackenbush.
    void whatStepsFindIsTrueAndStepsAreThoseOfTheExplanation() {
        for (const char* play : {"normal", "misere"}) {
            for (const std::string& position : tokensOn(Told("dag", {}, "a").graph, 2))
                check("dag", {{"play", play}}, position);
            const auto bush = makeGame("hackenbush", {{"play", play}}).value();
            const auto below = asked(*bush, "1-9")->graph();
            for (PositionGraph::Id id = 0; id < below->size(); ++id) {
                (void)below->options(id);
                check("hackenbush", {{"play", play}}, below->text(id));
            }
        }
    }

    void optionsAreLitInTheirOrderAndThenTheMexIsFound() {
        Told told("dag", {}, "a");
        const auto options = told.inquiry->options(told.task).value();
        QCOMPARE(told.graph.options.size(), options->size());
        std::size_t collected = 0;
        for (const DrawnState& state : told.trace.states) {
            if (!state.mex || state.mex->stage != MexBoard::Stage::collecting || state.edges.size() != 1)
                continue;
            const DrawnGraph::Edge& edge = told.graph.edges[state.edges.front()];
            QCOMPARE(told.graph.nodes[edge.to].name, (*options)[collected++]->position());
            QCOMPARE(state.nodesFound.size(), std::size_t{1});
            QCOMPARE(state.nodesFound.front().first, edge.to);
        }
        QCOMPARE(collected, options->size());
        const auto last = shownAt(told.trace, static_cast<int>(told.trace.steps.size()) - 1);
        QCOMPARE(last->now.mex->stage, MexBoard::Stage::found);
        QCOMPARE(last->nodes.at(0), told.inquiry->evaluation(told.task).value());
        QCOMPARE(last->winning.size(), std::size_t{1});
        QVERIFY(!shownAt(told.trace, noStep));
        QVERIFY(!shownAt(told.trace, static_cast<int>(told.trace.steps.size())));
    }

    void theRowsOfASumLightTheirTokensAndTheMoveItsArrow() {
        const Told told("dag", {}, "a,c,c");
        QVERIFY(told.trace.subject.nim.has_value());
        std::size_t rows = 0;
        bool moved = false;
        for (const DrawnState& state : told.trace.states) {
            QVERIFY(state.nim.has_value());
            if (state.nim->moved && !state.edges.empty()) {
                const DrawnGraph::Edge& edge = told.graph.edges[state.edges.front()];
                QVERIFY(edge.wins());
                moved = true;
            }
            if (state.nim->columnsShown > 0 || !state.nim->row) continue;
            QCOMPARE(state.nodes, told.graph.parts[rows].nodes);
            QCOMPARE(*state.nim->row, rows++);
        }
        QCOMPARE(rows, std::size_t{3});
        QVERIFY(moved);
    }

    void everyNodeGetsItsValueAfterThoseThatItLeadsTo() {
        for (const char* play : {"normal", "misere"}) {
            const Told told("dag", {{"play", play}}, "a");
            const DrawnTrace trace = everyNodeTrace(told.graph, playOf(*told.game));
            QCOMPARE(trace.steps.size(), told.graph.nodes.size() + 2);
            std::set<std::uint32_t> known;
            Truth truth(*told.game);
            for (const DrawnState& state : trace.states) {
                for (const std::uint32_t edge : state.edges)
                    QVERIFY(known.count(told.graph.edges[edge].to) == 1);
                for (const auto& [node, evaluation] : state.nodesFound) {
                    QVERIFY(known.insert(node).second);
                    QCOMPARE(evaluation.value, std::optional(truth.value(told.graph.nodes[node].name)));
                }
            }
            QCOMPARE(known.size(), told.graph.nodes.size());
            // The first and the last step are about all nodes without arrows, and about all nodes.
            const auto ends = std::ranges::count_if(told.graph.nodes, [&](const DrawnGraph::Node& node) {
                return truth.moves(node.name).empty();
            });
            QCOMPARE(trace.sections.size(), std::size_t{3});
            QCOMPARE(trace.sections[1].step, static_cast<std::size_t>(ends) + 1);
            QCOMPARE(trace.sections[2].step, trace.steps.size() - 1);
        }
    }

    /// Left’s moves and Right’s are told apart, each with what it leads to; those that win are marked.
    void ofTwoSidesEachPlayersMovesAreShown() {
        const std::string path = "graph { a -- b -- c; d [color=blue]; d -- c }";
        const std::pair<const char*, Parameters> games[] = {
            {"red-blue", {{"stalks", "LRL,RL"}}},
            {"red-blue", {{"stalks", "LRE,R"}}},
            {"red-blue", {{"stalks", "RRL"}}},
            {"red-blue", {{"stalks", "EL,E"}}},
            {"col", {{"graph", path}}},
            {"snort", {{"graph", path}}},
            {"snort", {{"graph", "graph { a [color=blue]; b [color=red]; a -- b }"}}}};
        for (const auto& [id, parameters] : games) {
            const auto game = makeGame(id, parameters).value();
            const std::string start = startPosition(*game);
            const auto asking = asked(*game, start);
            Task task;
            const DrawnGraph graph = asking->as<DrawnAspect>()->drawing(task).value();
            const DrawnTrace trace = explainDrawn(*game, *asking, graph, task).value();
            Truth truth(*game);
            std::set<std::uint32_t> seen;
            for (const DrawnState& state : trace.states) {
                for (const auto& [edge, evaluation] : state.edgesFound) {
                    const DrawnGraph::Edge& drawn = graph.edges[edge];
                    QCOMPARE(evaluation.outcome, truth.outcome(drawn.leadsTo));
                    seen.insert(edge);
                }
                for (const std::uint32_t edge : state.winning)
                    QVERIFY(std::ranges::count(state.edges, edge) == 1);
                if (state.edgesFound.empty()) continue;
                const auto wins = [&](Side side) {
                    return std::ranges::all_of(state.edges, [&](std::uint32_t edge) {
                        const bool isWin = isLost(truth.outcome(graph.edges[edge].leadsTo), opponentOf(side));
                        const Side own = graph.edges[edge].side;
                        return (own == side || own == Side::either) &&
                               isWin == (std::ranges::count(state.winning, edge) == 1);
                    });
                };
                QVERIFY(wins(Side::left) || wins(Side::right));
            }
            QCOMPARE(seen, std::set<std::uint32_t>(graph.options.begin(), graph.options.end()));
            const auto shown = shownAt(trace, static_cast<int>(trace.steps.size()) - 1);
            QCOMPARE(shown->nodes.empty(), false);
            for (const auto& [node, found] : shown->nodes) {
                QVERIFY(graph.nodes[node].ground || graph.isPlain());
                QCOMPARE(found.outcome, truth.outcome(start));
            }
        }
    }

private:
    static void check(const char* id, const Parameters& parameters, const std::string& asked) {
        Told told(id, parameters, asked);
        const Trace plain = explain(*told.game, *told.inquiry, told.task).value();
        QCOMPARE(told.trace.steps.size(), plain.steps.size());
        QCOMPARE(told.trace.states.size(), plain.steps.size());
        const std::string& position = told.inquiry->position();
        const bool hasProof = told.inquiry->proof().has_value();
        for (std::size_t i = 0; i < plain.steps.size(); ++i) {
            QVERIFY(told.trace.steps[i].reason == plain.steps[i].reason);
            const DrawnState& state = told.trace.states[i];
            QVERIFY2(!state.nodes.empty() || !state.edges.empty() || !state.related.empty() ||
                         state.nim, // a column without ones
                     (position + ": " + plain.steps[i].reason.english()).c_str());
            for (const auto& [node, evaluation] : state.nodesFound) {
                const std::string& at =
                    told.graph.nodes[node].ground ? position : told.graph.nodes[node].position;
                QCOMPARE(evaluation.value, std::optional(told.truth.value(at)));
            }
            for (const auto& [edge, evaluation] : state.edgesFound) {
                if (hasProof) continue; // these are values of parts: see sentences/graphs.h
                const std::string& to = told.graph.edges[edge].leadsTo;
                if (!to.empty() && !told.graph.isDirected())
                    QCOMPARE(evaluation.value, std::optional(told.truth.value(to)));
            }
        }
        const auto last = shownAt(told.trace, static_cast<int>(plain.steps.size()) - 1);
        const bool isWon = told.truth.isN(position);
        if (isWon && !plain.steps.empty() && told.inquiry->optionCount() > 0)
            QVERIFY2(!last->winning.empty(), position.c_str());
    }
};

MEXPLORER_TEST(TestDrawnTrace)
#include "test_drawn_trace.moc"
