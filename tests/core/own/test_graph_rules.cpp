#include "core/own/graph_rules.h"

#include "core/own/rules_kind.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

std::string speltGraph(const std::string& typed) {
    const auto rules = parseGraphRules(typed);
    return rules ? rules->text : rules.error().english();
}

} // namespace

class TestGraphRules : public QObject {
    Q_OBJECT

private slots:
    void theyHaveOneSpelling() {
        const std::vector<std::pair<const char*, const char*>> spellings = {
            {"graph: remove node and its neighbours", "graph: remove node and its neighbours"},
            {"graph: remove a node with all its neighbors", "graph: remove node and its neighbours"},
            {"graph: remove node with edges", "graph: remove node"},
            {"graph:remove edge+ends", "graph: remove edge and its ends"},
            {"graph: remove an edge with both of its ends", "graph: remove edge and its ends"},
            {"graph: remove edge and edges beside it", "graph: remove edge and edges beside it"},
            {"graph: remove edge and the edges at its ends", "graph: remove edge and edges beside it"},
            {"graph: remove edge and its neighbours", "graph: remove edge and edges beside it"},
            {" graph ： move the token ， remove the node it left ； play misère ",
             "graph: move token, remove the node it left; play misere"},
            {"graph: move token and remove the edge it took; last wins",
             "graph: move token, remove edge; play normal"},
            {"graph: move token | remove edge | remove node",
             "graph: move token | remove edge | remove node"},
            {"graph: remove node where degree mod 2 = 0", "graph: remove node where degree mod 2 = 0"},
            {"graph: remove edge where degree>2|remove node where degree=1",
             "graph: remove edge where 2 < degree | remove node where degree = 1"},
        };
        for (const auto& [typed, expected] : spellings) {
            QCOMPARE(QString::fromStdString(speltGraph(typed)), QString(expected));
            QCOMPARE(QString::fromStdString(speltGraph(expected)), QString(expected));
            QVERIFY(ownRulesKind(typed) == OwnRulesKind::graph);
        }
        const auto rules = parseGraphRules("graph: move token, remove edge | remove node where degree = 1");
        QVERIFY(rules->turns[0].kind == GraphTurn::Kind::moveToken);
        QVERIFY(rules->turns[0].also == GraphTurn::Also::edgeGone && !rules->turns[0].condition);
        QVERIFY(rules->turns[1].kind == GraphTurn::Kind::removeNode);
        QVERIFY(rules->turns[1].also == GraphTurn::Also::nothing && rules->turns[1].condition);
        QVERIFY(!rules->play);
    }

    void errorsTellTheColumnAndWhatIsRight() {
        const std::vector<std::pair<const char*, const char*>> errors = {
            {"", "The text of the rules breaks off at column 1:"},
            {"graph", "breaks off at column 6"},
            {"graphs: remove node", "“graphs” at column 1 does not belong here: rules begin"},
            {"graph:", "breaks off at column 7"},
            {"graph: take node", "“take” at column 8 does not belong here: “move token”"},
            {"graph: move", "breaks off at column 12"},
            {"graph: move node", "“node” at column 13 does not belong here: “token”"},
            {"graph: remove", "breaks off at column 14"},
            {"graph: remove token", "“token” at column 15 does not belong here: “edge” or “node”"},
            {"graph: remove node and it", "“it” at column 24 does not belong here: “its neighbours”"},
            {"graph: remove edge and node", "“node” at column 24 does not belong here: “its ends” or"},
            {"graph: move token, go", "“go” at column 20 does not belong here: “remove edge” or"},
            {"graph: move token, remove token", "“token” at column 27 does not belong here: “remove edge”"},
            {"graph: remove node where", "breaks off at column 25"},
            {"graph: remove node where degree", "after “where” a condition belongs"},
            {"graph: remove node where size = 1", "“size”"},
            {"graph: remove node remove edge", "“remove” at column 20"},
            {"graph: remove node; play", "breaks off at column 25"},
        };
        for (const auto& [typed, said] : errors) {
            const std::string error = speltGraph(typed);
            const bool isRead = parseGraphRules(typed).has_value() && *said != 0;
            QVERIFY2(!isRead && error.find(said) != std::string::npos,
                     (std::string(typed) + ": " + error).c_str());
        }
        QVERIFY(!parseGraphRules("graph: remove node" + std::string(5'000, ' ')));
        std::string many = "graph: remove node";
        for (int turn = 0; turn < 40; ++turn)
            many += " | remove node";
        QVERIFY(!parseGraphRules(many));
    }

    void anyBytesAreReadOrRefused() {
        constexpr unsigned seed = 4511;
        std::mt19937 random(seed);
        const std::vector<std::string> pieces = {"graph",       ":",
                                                 " ",           "remove ",
                                                 "node ",       "edge ",
                                                 "and ",        "its ",
                                                 "neighbours ", "ends ",
                                                 "move ",       "token ",
                                                 ", ",          "the ",
                                                 "it left ",    "where ",
                                                 "degree = 1 ", "| ",
                                                 "; ",          "play ",
                                                 "misere",      "edges beside it ",
                                                 "\xff",        "→",
                                                 "(",           "mod 2 "};
        int read = 0;
        for (int round = 0; round < 30'000; ++round) {
            std::string text = random() % 8 == 0   ? ""
                               : random() % 2 == 0 ? "graph: remove node "
                                                   : "graph: move token";
            for (std::size_t i = random() % 10; i > 0; --i)
                text += random() % 20 == 0 ? std::string(1, static_cast<char>(random() % 256))
                                           : pieces[random() % pieces.size()];
            const auto rules = parseGraphRules(text);
            if (!rules) {
                QVERIFY(!rules.error().english().empty());
                continue;
            }
            ++read;
            const auto again = parseGraphRules(rules->text);
            QVERIFY2(again.has_value(), rules->text.c_str());
            QCOMPARE(again->text, rules->text);
            QCOMPARE(again->turns.size(), rules->turns.size());
            QCOMPARE(again->play, rules->play);
        }
        QVERIFY2(read > 300, qPrintable(QString::number(read)));
    }
};

MEXPLORER_TEST(TestGraphRules)
#include "test_graph_rules.moc"
