#include "core/rules/hackenbush.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/sum.h"
#include "core/solve/ways/search.h"
#include "tests/core/asked.h"
#include "tests/core/plain.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

using Edge = std::pair<int, int>; // node 0 is the ground

/// Hackenbush on these edges, all of them connected to 0.
Hackenbush hackenbush(const std::vector<Edge>& edges, const std::string& play = "normal") {
    std::string text = "graph { ground";
    for (const auto& [a, b] : edges) {
        const auto name = [](int node) {
            return node == 0 ? std::string("ground") : fmt::format("n{}", node);
        };
        text += fmt::format("; {} -- {}", name(a), name(b));
    }
    return Hackenbush::make({{"graph", text + " }"}, {"play", play}}).value();
}

/// The value of a set of edges, by cutting and walking on plain numbers.
int plainValue(const std::vector<Edge>& edges, unsigned left, bool misere, std::map<unsigned, int>& known) {
    if (const auto found = known.find(left); found != known.end()) return found->second;
    std::set<int> values;
    for (std::size_t cut = 0; cut < edges.size(); ++cut) {
        if (((left >> cut) & 1U) == 0) continue;
        std::set<int> reached = {0};
        unsigned standing = 0;
        for (std::size_t round = 0; round <= edges.size(); ++round) {
            for (std::size_t i = 0; i < edges.size(); ++i) {
                const auto [a, b] = edges[i];
                if (i == cut || ((left >> i) & 1U) == 0 || reached.count(a) + reached.count(b) == 0) continue;
                reached.insert({a, b});
                standing |= 1U << i;
            }
        }
        values.insert(plainValue(edges, standing, misere, known));
    }
    int value = 0;
    while (values.count(value) != 0)
        ++value;
    if (values.empty() && misere) value = 1;
    return known[left] = value;
}

/// Empty if the game agrees with plainValue, in both plays.
QString difference(const std::vector<Edge>& edges) {
    for (const bool misere : {false, true}) {
        const Hackenbush game = hackenbush(edges, misere ? "misere" : "normal");
        std::map<unsigned, int> known;
        const int truth = plainValue(edges, (1U << edges.size()) - 1, misere, known);
        Task task;
        Valuation<Hackenbush> valuation(game, std::make_shared<SharedOf<Hackenbush>>());
        const auto value = valuation(game.startPosition(), task)->nimber();
        const QString where =
            QString("%1 edges, first %2-%3: ").arg(edges.size()).arg(edges[0].first).arg(edges[0].second);
        if (int(*value) != truth) return where + QString("%1, not %2").arg(*value).arg(truth);
        const std::string rest = disagreement(game, {game.startPosition()});
        if (!rest.empty()) return where + QString::fromStdString(rest);
    }
    return {};
}

bool isStanding(const std::vector<Edge>& edges) {
    std::set<int> reached = {0};
    for (std::size_t round = 0; round <= edges.size(); ++round) {
        for (const auto& [a, b] : edges) {
            if (reached.count(a) + reached.count(b) > 0) reached.insert({a, b});
        }
    }
    return std::all_of(edges.begin(), edges.end(),
                       [&](const Edge& edge) { return reached.count(edge.first) > 0; });
}

/// Tries every multiset of at most `most` edges on `nodes` nodes that is connected to the ground.
void everyGraph(int nodes, std::size_t most, std::vector<Edge>& edges, Edge from, int& tried) {
    if (!edges.empty() && isStanding(edges)) {
        ++tried;
        QCOMPARE(difference(edges), QString());
    }
    if (edges.size() == most) return;
    for (int a = from.first; a < nodes; ++a) {
        for (int b = a == from.first ? from.second : a; b < nodes; ++b) {
            edges.emplace_back(a, b);
            everyGraph(nodes, most, edges, {a, b}, tried);
            edges.pop_back();
            if (QTest::currentTestFailed()) return;
        }
    }
}

} // namespace

class TestHackenbush : public QObject {
    Q_OBJECT

private slots:
    void onlyAStrictGraphMergesParallelEdges() {
        const std::string edges =
            "graph { ground -- a -- b; a -- ground; ground -- a; b -- b; b -- b; {a b} -- c; a -- c }";
        const auto pairs = [](const std::string& text) { return parseRootedGraph(text)->edges; };
        using Edges = std::vector<std::pair<RootedGraph::Node, RootedGraph::Node>>;
        QCOMPARE(pairs(edges),
                 (Edges{{0, 1}, {1, 2}, {1, 0}, {0, 1}, {2, 2}, {2, 2}, {1, 3}, {2, 3}, {1, 3}}));
        QCOMPARE(pairs("STRICT " + edges), (Edges{{0, 1}, {1, 2}, {2, 2}, {1, 3}, {2, 3}}));
    }

    void redAndBlueEdgesAreRefused() {
        for (const char* colour : {"red", "blue", "\"#cc0000\"", "\"#00f\"", "Blue", "darkred",
                                   "\"black:blue\"", "\"0.667 1.0 0.9\"", "r", "navy", "\"0,1,1\""}) {
            const auto graph =
                parseRootedGraph(std::string("graph { ground -- a\n a -- b [color=") + colour + "] }");
            QVERIFY2(!graph, colour);
            QVERIFY(graph.error().english().starts_with("The edge at line 2, column 7 is “"));
        }
        for (const char* colour : {"green", "black", "\"#00aa00\"", "\"#888888\"", "\"0.333 1.0 1.0\"",
                                   "gray", "\"\"", "\"#12\"", "\"0.667 0.1 1\""}) {
            const auto graph = parseRootedGraph(std::string("graph { ground -- a [color=") + colour + "] }");
            QVERIFY2(graph.has_value(), colour);
        }
        QVERIFY(!parseRootedGraph("graph { ground -- a; edge [color=red]; subgraph s { a -- b } }"));
        QVERIFY(parseRootedGraph("graph { ground -- a; subgraph s { edge [color=red]; a } a -- b }"));
        QVERIFY(!parseRootedGraph("strict graph { ground -- a; a -- ground [color=red] }"));
        QVERIFY(!parseRootedGraph(R"({"edges": [{"from": "ground", "to": "a", "color": "red"}]})"));
        const auto note = [](const char* text) { return parseRootedGraph(text).value().notes; };
        QVERIFY(note("graph { ground -- a [color=green, weight=1, label=x] }").size() == 1);
        QCOMPARE(note("graph { ground -- a [color=orange] }").front().english(),
                 std::string("“color” has no effect in this game: “orange” at line 1, column 19."));
    }

    void theGroundMayBeALabel() {
        const auto graph = parseRootedGraph("graph { a -- b; b [label=ground] }").value();
        QCOMPARE(graph.ground, 1U);
        QCOMPARE(graph.names, (std::vector<std::string>{"a", "ground"}));
    }

    void everySmallGraphHasTheValueOfTheDefinition() {
        int tried = 0;
        std::vector<Edge> edges;
        everyGraph(4, 4, edges, {0, 0}, tried);
        everyGraph(3, 6, edges, {0, 0}, tried);
        QVERIFY(tried > 800);
    }

    void randomGraphsHaveTheValueOfTheDefinition() {
        constexpr unsigned seed = 1982;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 150; ++round) {
            std::vector<Edge> edges;
            int nodes = 1;
            const std::size_t count = 1 + random() % 11;
            while (edges.size() < count) {
                if (random() % 3 != 0)
                    edges.emplace_back(int(random() % unsigned(nodes)), nodes), ++nodes;
                else
                    edges.emplace_back(int(random() % unsigned(nodes)), int(random() % unsigned(nodes)));
            }
            QCOMPARE(difference(edges), QString());
        }
    }

    void stalksAreNimAndCyclesAreTheParityOfTheirEdges() {
        for (int length = 1; length <= 9; ++length) {
            std::vector<Edge> stalk;
            for (int i = 0; i < length; ++i)
                stalk.emplace_back(i, i + 1);
            const Hackenbush game = hackenbush(stalk);
            QCOMPARE(*game.closedForm(game.startPosition())->nimber(), Nimber(length));
            stalk.back().second = 0; // a cycle through the ground
            const Hackenbush cycle = hackenbush(stalk);
            QCOMPARE(*cycle.closedForm(cycle.startPosition())->nimber(), Nimber(length % 2));
        }
    }

    void aStalkOfThousandsOfEdgesIsValued() {
        std::vector<Edge> stalk;
        for (int i = 0; i < int(mostRootedEdges); ++i)
            stalk.emplace_back(i, i + 1);
        const Hackenbush game = hackenbush(stalk);
        QCOMPARE(*game.closedForm(game.startPosition())->nimber(), Nimber(mostRootedEdges));
        QCOMPARE(game.text(game.startPosition()), std::string("1-10000"));
    }

    void whatFallsIsNoPartOfAPosition() {
        const Hackenbush game = hackenbush({{0, 1}, {1, 2}, {1, 3}, {0, 4}, {4, 5}});
        QCOMPARE(game.text(*game.parse("2,3,4-5")), std::string("4-5"));
        QCOMPARE(game.text(*game.parse(" 5, 4 ,1 - 2")), std::string("1-2,4-5"));
        for (const char* text :
             {"1 2 4-5", "[1, 2, 4, 5]", "{1;2;4;5}", "(1-2 4 - 5)", "1\n2\n4\n5\n", "[1,2,4,5,]"})
            QCOMPARE(game.text(*game.parse(text)), std::string("1-2,4-5"));
        for (const char* text : {"[1,2", "1-", "1 2 -", "1;;2", "1 - - 2", "()"})
            QVERIFY2(!game.parse(text), text);
        QCOMPARE(game.text(game.after(game.startPosition(), 0)), std::string("4-5"));
        QCOMPARE(game.text(*game.parse("0")), std::string("0"));
        QCOMPARE(game.text(*game.parse("2")), std::string("0"));
        QCOMPARE(game.parse("1,6").error().english(),
                 std::string("position: 6 at column 3 is outside the range 1 to 5."));
        QCOMPARE(game.parse("3-2").error().english(),
                 std::string("position: 2 at column 3 is outside the range 3 to 5."));
        QVERIFY(!game.parse("").has_value());
        QVERIFY(!game.parse("1,").has_value());
        QVERIFY(!game.parse("-").has_value());
        QCOMPARE(game.moveText({}, 1).english(), std::string("cut edge 2, from n1 to n2"));
    }

    void graphsAreReadInTwoLanguagesOrRefused() {
        const auto error = [](const std::string& graph) {
            const auto made = Hackenbush::make({{"graph", graph}, {"play", "normal"}});
            return made ? std::string() : made.error().english();
        };
        QCOMPARE(error("graph { a -- b -- a; b -- b }"), std::string());
        QCOMPARE(error(R"({"edges": [["a", "b"], ["b", "b"]]})"), std::string());
        QCOMPARE(
            error("digraph { a -> b }"),
            std::string("graph: “digraph” at line 1, column 1 begins neither an undirected DOT graph (“graph "
                        "{”) nor a JSON one (“{”)."));
        QCOMPARE(error("graph { a -> b }"),
                 std::string("graph: “->” at line 1, column 11 makes the graph directed; write “--”."));
        QCOMPARE(error("graph { a }"), std::string("graph: The graph has no edges."));
        QCOMPARE(error("graph { a -- b; ground -- c }"),
                 std::string("graph: The edge from a to b is not connected to the ground, which is ground."));
        QVERIFY(!error("").empty());
        QVERIFY(!error("graph { a -- ").empty());
    }

    void theDrawingShowsWhatStandsAndWhereEachCutLeads() {
        const std::vector<Edge> edges = {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 3}, {0, 4}, {4, 5}};
        const Hackenbush game = hackenbush(edges);
        std::vector<EdgesLeft> positions = {game.startPosition()};
        for (std::size_t i = 0; i < positions.size() && positions.size() < 300; ++i) {
            const EdgesLeft left = positions[i];
            game.forEachOption(left,
                               [&](std::uint32_t, const EdgesLeft& option) { positions.push_back(option); });
            const auto told = game.drawn(left).value();
            const DrawnGraph& drawn = told.graph;
            QCOMPARE(drawn.edges.size(), edges.size());
            QVERIFY(drawn.isBush());
            for (std::uint32_t edge = 0; edge < edges.size(); ++edge) {
                const DrawnGraph::Edge& shown = drawn.edges[edge];
                const auto name = [](int node) { return node == 0 ? "ground" : fmt::format("n{}", node); };
                QCOMPARE(drawn.nodes[shown.from].name, name(edges[edge].first));
                QCOMPARE(drawn.nodes[shown.to].name, name(edges[edge].second));
                QCOMPARE(drawn.nodes[shown.from].ground, edges[edge].first == 0);
                const bool stands = std::find(left.begin(), left.end(), edge) != left.end();
                QCOMPARE(shown.present, stands);
                QVERIFY(told.edges[edge] == (stands ? std::optional(game.after(left, edge)) : std::nullopt));
                QCOMPARE(shown.move.empty(), !stands);
                if (stands) QCOMPARE(shown.move.english(), game.moveText(left, edge).english());
            }
        }
        QVERIFY(positions.size() > 100);
    }

    void theBranchesAtTheGroundAreTheComponents() {
        Task task;
        const auto game = std::move(makeGame("hackenbush", {}).value());
        const auto components = asked(*game, "1-9")->as<SumAspect>()->components(task).value();
        QCOMPARE(components->size(), std::size_t{2});
        QCOMPARE(components->front().text, std::string("1-4"));
        QCOMPARE(components->front().value, Nimber{4}); // 1 + (1 ⊕ 2)
        QCOMPARE(components->back().text, std::string("5-9"));
        QCOMPARE(components->back().value, Nimber{1}); // 1 + (1 ⊕ 1 ⊕ 1 ⊕ 1)
    }
};

MEXPLORER_TEST(TestHackenbush)
#include "test_hackenbush.moc"
