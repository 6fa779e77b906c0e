#include "core/catalogue/catalogue.h"
#include "core/catalogue/given_game.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

/// Which game a graph opens in, and a sum.
class TestGivenGame : public QObject {
    Q_OBJECT

private slots:
    void aSumOfTwoSidesIsFoundByItself_data() {
        QTest::addColumn<std::string>("play");
        QTest::addColumn<std::string>("position");
        QTest::addColumn<bool>("isMeant");
        QTest::newRow("two sides") << std::string("normal") << std::string("domineering: ../..") << true;
        QTest::newRow("both") << std::string("normal") << std::string("nim: 2; form: 1*") << true;
        QTest::newRow("one") << std::string("normal") << std::string("nim: 2; bash: 3") << false;
        QTest::newRow("no sum") << std::string("normal") << std::string("nim: x") << false;
        QTest::newRow("wrong later") << std::string("normal") << std::string("form: 1; nim: x") << true;
        QTest::newRow("misère play has none") << std::string("misere") << std::string("form: 1") << false;
    }
    void aSumOfTwoSidesIsFoundByItself() {
        QFETCH(const std::string, play);
        QFETCH(const std::string, position);
        QFETCH(const bool, isMeant);
        const auto sum = makeGame("sum", {{"play", play}}).value();
        const auto meant = gameMeantBy(*sum, position);
        QCOMPARE(meant != nullptr, isMeant);
        if (meant) QCOMPARE(meant->parameters().at("play"), std::string("sides"));
        QVERIFY(!gameMeantBy(*makeGame("nim").value(), position));
    }

    void theFirstThatReadsAllOfTheGraph_data() {
        QTest::addColumn<std::string>("graph");
        QTest::addColumn<std::string>("first");
        QTest::addColumn<std::string>("game");
        const auto row = [](const char* name, std::string graph, std::string first, std::string game) {
            QTest::newRow(name) << std::move(graph) << std::move(first) << std::move(game);
        };
        row("arrows", "digraph { a -> b }", "", "dag");
        row("the open game first", R"({"a": ["b"]})", "hackenbush", "hackenbush");
        row("undirected", "graph { a -- b }", "dag", "hackenbush");
        row("undirected, where Snort is open", "graph { a -- b }", "snort", "snort");
        row("in two parts, without a ground", "graph { a -- b; c -- d }", "dag", "col");
        row("a cycle of coloured nodes", "graph { a [color=blue]; a -- b -- c -- a }", "col", "col");
        row("owners", "digraph { s -> a [capacity=3, owner=A]; a -> t [capacity=2, owner=B] }", "dag",
            "coalition");
        row("a network of which more is said",
            "digraph { s -> a [capacity=3, color=red]; a -> t [capacity=2] }", "", "coalition");
        row("a network with other defaults", "digraph { node [capacity=2]; s -> t [capacity=1, dir=back] }",
            "dag", "coalition");
        row("what nobody reads", "digraph { a -> b [taste=sweet] }", "", "dag");
    }
    void theFirstThatReadsAllOfTheGraph() {
        QFETCH(const std::string, graph);
        QFETCH(const std::string, first);
        QFETCH(const std::string, game);
        const auto given = gameOnGraph(graph, first);
        QVERIFY2(given, given ? "" : given.error().english().c_str());
        QCOMPARE(given->id, game);
        QVERIFY(makeGame(given->id, given->parameters));
    }

    void whatNoGameReadsIsTold() {
        QVERIFY(gameOnGraph("digraph { a -> b").error().english().find("breaks off") != std::string::npos);
        QVERIFY(!gameOnGraph("digraph { a -> b -> a }"));
        for (const char* network :
             {"digraph { s -> t [capacity=-1] }", "digraph { edge [capacity=-1]; s -> a -> t }"})
            QVERIFY2(gameOnGraph(network).error().english().find("negative") != std::string::npos, network);
        // Of a graph that only names capacities another game reads more.
        QCOMPARE(gameOnGraph("digraph { capacity -> t [capacity=-1]; s -> t }").value().id, "dag");
    }
};

MEXPLORER_TEST(TestGivenGame)
#include "test_given_game.moc"
