#include "core/rules/dag.h"

#include "core/solve/graph_engine.h"
#include "core/solve/ways/tokens.h"
#include "tests/core/plain.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

Dag dag(const std::string& graph, const std::string& play = "normal") {
    return Dag::make({{"graph", graph}, {"play", play}}).value();
}

std::vector<Dag::Position> allNodes(const Dag& game) {
    std::vector<Dag::Position> all;
    for (const Graph::Node node : game.graph().optionsFirst())
        all.push_back({node});
    return all;
}

/// A node's value by recursion over plain lists, without any of the program's types.
int plainValue(const std::vector<std::vector<int>>& options, int node, bool misere) {
    std::set<int> found;
    for (const int option : options[std::size_t(node)])
        found.insert(plainValue(options, option, misere));
    if (found.empty()) return misere ? 1 : 0;
    int value = 0;
    while (found.count(value) != 0)
        ++value;
    return value;
}

} // namespace

class TestDag : public QObject {
    Q_OBJECT

private slots:
    void randomGraphsAgreeWithRecursion() {
        constexpr unsigned seed = 2425;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 120; ++round) {
            const int count = 1 + int(random() % 14);
            const unsigned sparse = 2 + random() % 4;
            std::vector<int> order(std::size_t(count), 0); // edges go from later to earlier in this order
            std::vector<std::vector<int>> options(static_cast<std::size_t>(count));
            for (int i = 0; i < count; ++i)
                order[std::size_t(i)] = i;
            std::shuffle(order.begin(), order.end(), random);
            std::string text = "digraph {";
            for (int i = 0; i < count; ++i)
                text += fmt::format(" n{}", i);
            for (std::size_t i = 0; i < order.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j) {
                    if (random() % sparse != 0) continue;
                    options[std::size_t(order[i])].push_back(order[j]);
                    text += fmt::format("; n{} -> n{}", order[i], order[j]);
                }
            }
            for (const char* play : {"normal", "misere"}) {
                const Dag game = dag(text + "}", play);
                QCOMPARE(disagreement(game, allNodes(game)), std::string());
                Valuation<Dag> valuation(game, std::make_shared<SharedOf<Dag>>());
                Task task;
                for (int node = 0; node < count; ++node) {
                    const auto position = game.parse(fmt::format("n{}", node));
                    QCOMPARE(valuation(*position, task)->nimber(),
                             std::optional(static_cast<Nimber>(
                                 plainValue(options, node, game.play() == Play::misere))));
                }
            }
        }
    }

    void theGraphOfTakingOneOrTwoHasItsValues() {
        std::string text = "{";
        for (int n = 40; n >= 1; --n)
            text += fmt::format("\"{}\": [{}{}],", n, n - 1, n > 1 ? fmt::format(",{}", n - 2) : "");
        const Dag game = dag(text + "\"0\": []}");
        Task task;
        const auto values = graphValues(game.graph(), Play::normal, task);
        for (std::uint32_t n = 0; n <= 40; ++n)
            QCOMPARE((*values)[game.parse(std::to_string(n))->front()], n % 3);
    }

    void aNodeThatIsNotThereIsAnsweredWithSomeThatAre() {
        const Dag game = dag("digraph { \"x y\" -> b -> 丙 }");
        QCOMPARE(game.parse("q").error().english(),
                 std::string("position: “q” at column 1 is not a node; the nodes are: x y, b, 丙."));
        QCOMPARE(game.text(*game.parse("  x y ")), std::string("x y"));
        const Dag large = dag("digraph { a b c d e f g h i j }");
        QCOMPARE(large.parse("").error().english(),
                 std::string(
                     "position: A node is missing at column 1; the nodes are: a, b, c, d, e, f, g, h, …."));
    }

    void blanksAroundANameCountWhereTheyAreInTheGraph() {
        const Dag game = dag("digraph { \" a\" -> a }");
        QCOMPARE(game.optionCount(*game.parse(" a")), std::uint64_t{1});
        QCOMPARE(game.optionCount(*game.parse("a ")), std::uint64_t{0});
    }

    void severalTokensAreReadHoweverTheyArePasted() {
        const Dag game = dag("digraph { a -> b -> c }");
        for (const char* text :
             {"a,c,c", "a;c;c", "a c c", "a\nc\nc\n", "a\r\nc\r\nc", "a\tc\tc", "[a, c, c]", "\"a\" \"c\" c",
              "\"a\";\"c\";c", "a；c；c", "a、c、c", "a\u3000c\u3000c", "a; c\nc"})
            QCOMPARE(game.text(game.parse(text).value_or(Dag::Position{})), std::string("a,c,c"));
        for (const char* text : {"a;;c", "a;x", "a x", "a\u200B c", "a+c", "a;"})
            QVERIFY2(!game.parse(text), text);
        const Dag blanks = dag("digraph { \"a b\" -> c; a -> c; b -> c }");
        QCOMPARE(blanks.text(*blanks.parse("a b")), std::string("a b"));
        QCOMPARE(blanks.text(*blanks.parse("a b;c")), std::string("a b,c"));
        QVERIFY(!blanks.parse("a b c")); // which might be two tokens or three
        const Dag signs = dag("digraph { \"a;b\" -> c; a -> c; b -> c }");
        QCOMPARE(signs.text(*signs.parse("a;b,c")), std::string("a;b,c"));
        QVERIFY(!signs.parse("a;b;c") && !signs.parse("a;c"));
        for (const char letter : {'a', ' ', ';', ',', '"', '\n', '\xFF'})
            QVERIFY(!game.parse(std::string(1'000'000, letter)));
    }

    void itOpensAtTheFirstSource() {
        QCOMPARE(dag("digraph { b -> c; a -> b; z -> c }").startPosition(),
                 *dag("digraph { b -> c; a -> b }").parse("a"));
        const Description description = Dag::describe();
        const Dag game = dag(description.parameters.front().fallback);
        QCOMPARE(game.text(game.startPosition()), description.position);
    }

    void theDrawingHasEveryNodeAndEdgeAndSaysWhereATokenMayGo() {
        const Dag game = dag("digraph { a -> b; a -> c; b -> c; d -> b }");
        const auto tokens = *game.parse("a, b, b");
        const auto told = game.drawn(tokens).value();
        const DrawnGraph& drawn = told.graph;
        QVERIFY(drawn.isDirected());
        std::map<std::string, std::size_t> tokensOn;
        for (std::size_t i = 0; i < drawn.nodes.size(); ++i) {
            const DrawnGraph::Node& node = drawn.nodes[i];
            tokensOn[node.name] = node.tokens;
            QCOMPARE(game.text(told.nodes[i].value()), node.name); // a lone token there
        }
        QCOMPARE(tokensOn, (std::map<std::string, std::size_t>{{"a", 1}, {"b", 2}, {"c", 0}, {"d", 0}}));
        std::map<std::string, std::string> leadsTo;
        for (std::size_t i = 0; i < drawn.edges.size(); ++i) {
            const DrawnGraph::Edge& edge = drawn.edges[i];
            const auto& option = told.edges[i];
            leadsTo[drawn.nodes[edge.from].name + drawn.nodes[edge.to].name] =
                option ? game.text(*option) : std::string();
            QCOMPARE(edge.move.empty(), !option);
        }
        const auto spelt = [&](const char* text) { return game.text(*game.parse(text)); };
        QCOMPARE(
            leadsTo,
            (std::map<std::string, std::string>{
                {"ab", spelt("b, b, b")}, {"ac", spelt("c, b, b")}, {"bc", spelt("a, c, b")}, {"db", ""}}));
    }

    void errorsAreAboutTheGraph() {
        const auto made = Dag::make({{"graph", "digraph { a -> b -> a }"}, {"play", "normal"}});
        QCOMPARE(made.error().english(), std::string("graph: The graph has a cycle: a → b → a."));
    }

    void aMoveSaysWhereTheTokenGoes() {
        const Dag game = dag("digraph { a -> b }");
        QCOMPARE(game.moveText({0}, {0, 1}).english(), std::string("move to b"));
        QCOMPARE(game.moveText({1, 0}, {1, 1}).english(), std::string("move token 2 from a to b"));
    }

    void severalTokensAgreeWithRecursion() {
        constexpr unsigned seed = 1939;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 30; ++round) {
            const auto count = unsigned(2 + random() % 6);
            std::string text = "digraph {";
            for (unsigned i = 0; i < count; ++i) {
                text += fmt::format(" {};", i);
                for (unsigned j = 0; j < i; ++j) {
                    if (random() % 2 == 0) text += fmt::format(" {} -> {};", i, j);
                }
            }
            for (const char* play : {"normal", "misere"}) {
                const Dag game = dag(text + "}", play);
                std::vector<Dag::Position> positions;
                for (int i = 0; i < 20; ++i) {
                    Dag::Position tokens(1 + random() % 3);
                    for (Graph::Node& token : tokens)
                        token = Graph::Node(random() % count);
                    positions.push_back(tokens);
                }
                QCOMPARE(disagreement(game, positions), std::string());
                for (const auto& tokens : positions) {
                    std::uint64_t visited = 0;
                    game.forEachOption(tokens, [&](const TokenMove&, const Dag::Position&) { ++visited; });
                    QCOMPARE(game.optionCount(tokens), visited);
                }
            }
        }
    }

    void tokensAreReadAndWrittenWhateverTheirNodesAreCalled() {
        const Dag game = dag("digraph { \"x,y\" -> {x y \"\\\"\" \" b\" \"a\\\"b,c\"} }");
        QCOMPARE(game.text(*game.parse("x,y")), std::string("x,y")); // names are not quoted unnecessarily
        QCOMPARE(game.parse("x,y")->size(), std::size_t{1});
        QCOMPARE(*game.parse(" x , y ,x"), (Dag::Position{1, 2, 1}));
        for (Graph::Node a = 0; a < 6; ++a) {
            QCOMPARE(*game.parse(game.text({a})), Dag::Position{a});
            for (Graph::Node b = 0; b < 6; ++b) {
                QCOMPARE(*game.parse(game.text({a, b})), (Dag::Position{a, b}));
                QCOMPARE(*game.parse(game.text({b, a, b})), (Dag::Position{b, a, b}));
            }
        }
        QCOMPARE(game.text({1, 2}), std::string("\"x\",\"y\""));
        QCOMPARE(game.parse("x,q").error().english(),
                 std::string(
                     "position: “q” at column 3 is not a node; the nodes are: x,y, x, y, \",  b, a\"b,c."));
        QCOMPARE(*game.parse("\"a\"\"b,c\",x"), *game.parse("\"a\\\"b,c\",x")); // either way
        QVERIFY(game.parse("x,").error().english().find("A node is missing at column 3;") !=
                std::string::npos);
        QVERIFY(game.parse(" \"乙\" ,x").error().english().find("“乙” at column 2 is no") !=
                std::string::npos);
        QVERIFY(!game.parse(",").has_value());
        QCOMPARE(*game.parse("[x, y]"), (Dag::Position{1, 2}));
        QCOMPARE(*game.parse("{\"x\"}"), *game.parse("x"));
        for (const char* wrong : {"[x, q]", "[x", "x]", "[]"})
            QVERIFY2(!game.parse(wrong), wrong);
        QVERIFY(!game.parse("\"x").has_value());
    }

    void aCancelledTaskGivesNoValues() {
        std::string text = "digraph { 0";
        for (int i = 1; i < 200'000; ++i)
            text += fmt::format("->{}", i);
        const Dag game = dag(text + "}");
        Task task;
        task.cancel();
        QCOMPARE(graphValues(game.graph(), Play::normal, task).error().kind, Error::Kind::cancelled);
    }
};

MEXPLORER_TEST(TestDag)
#include "test_dag.moc"
