#include "core/rules/dag.h"

#include "core/solve/graph_engine.h"
#include "tests/core/plain.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

Dag dag(const std::string& graph, const std::string& play = "normal") {
    return Dag::make({{"graph", graph}, {"play", play}}).value();
}

std::vector<Graph::Node> allNodes(const Dag& game) {
    return game.graph().optionsFirst();
}

/// A node's value by recursion over plain lists, without any of our types.
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
                Valuation<Dag> valuation(game, std::make_shared<SharedTables>());
                Task task;
                for (int node = 0; node < count; ++node) {
                    const auto position = game.parse(fmt::format("n{}", node));
                    QCOMPARE(valuation(*position, task)->value,
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
            QCOMPARE((*values)[*game.parse(std::to_string(n))], n % 3);
    }

    void aNodeThatIsNotThereIsAnsweredWithSomeThatAre() {
        const Dag game = dag("digraph { \"x y\" -> b -> 丙 }");
        QCOMPARE(game.parse("q").error().english(),
                 std::string("position: There is no node “q”; the nodes are: x y, b, 丙."));
        QCOMPARE(game.text(*game.parse("  x y ")), std::string("x y"));
        const Dag large = dag("digraph { a b c d e f g h i j }");
        QCOMPARE(large.parse("").error().english(),
                 std::string("position: There is no node “”; the nodes are: a, b, c, d, e, f, g, h, …."));
    }

    void blanksAroundANameCountWhereTheyAreInTheGraph() {
        const Dag game = dag("digraph { \" a\" -> a }");
        QCOMPARE(game.optionCount(*game.parse(" a")), std::uint64_t{1});
        QCOMPARE(game.optionCount(*game.parse("a ")), std::uint64_t{0});
    }

    void itOpensAtTheFirstSource() {
        QCOMPARE(dag("digraph { b -> c; a -> b; z -> c }").startPosition(),
                 *dag("digraph { b -> c; a -> b }").parse("a"));
        const Description description = Dag::describe();
        const Dag game = dag(description.parameters.front().fallback);
        QCOMPARE(game.text(game.startPosition()), description.position);
    }

    void errorsAreAboutTheGraph() {
        const auto made = Dag::make({{"graph", "digraph { a -> b -> a }"}, {"play", "normal"}});
        QCOMPARE(made.error().english(), std::string("graph: The graph has a cycle: a → b → a."));
    }

    void aMoveSaysWhereTheTokenGoes() {
        const Dag game = dag("digraph { a -> b }");
        QCOMPARE(game.moveText(0, 1).english(), std::string("move to b"));
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

QTEST_APPLESS_MAIN(TestDag)
#include "test_dag.moc"
