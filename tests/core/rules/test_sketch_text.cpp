#include "core/rules/graph_file.h"
#include "tests/core/rules/sketches.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;
using namespace mexplorer::sketches;

/// Texts of graphs drawn by hand.
class TestSketchText : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadAgain() {
        constexpr unsigned seed = 7;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const std::vector<std::string> parts{"a",    "Z",  "_",  "7",      "-2",     " ",
                                             "\"",   "\\", "甲", "->",     "node",   "graph",
                                             "edge", "{",  ",",  "strict", "\u2028", "<b>"};
        int inDot = 0;
        for (int round = 0; round < 500; ++round) {
            Sketch sketch = nodesOnly(1);
            for (int i = 0; i < 6; ++i)
                (void)sketch.add({double(random() % 2000) / 4 - 200, double(random() % 2000) - 1000});
            for (Index node = 0; node < sketch.nodes().size(); ++node) {
                std::string name;
                for (auto n = 1 + random() % 3; n > 0; --n)
                    name += parts[random() % parts.size()];
                (void)sketch.rename(node, name); // fails if the name is taken
            }
            for (int i = 0; i < 8; ++i)
                (void)sketch.join(Index(random() % 7), Index(random() % 7));
            std::vector<std::string> texts{jsonOf(sketch), textOf(sketch)};
            if (const auto dot = dotOf(sketch)) texts.push_back(*dot);
            inDot += texts.size() == 3;
            for (const std::string& text : texts) {
                const Sketch again = tokensOn(text).sketch();
                QCOMPARE(again.nodes().size(), sketch.nodes().size());
                Arrows one;
                Arrows other;
                for (std::size_t i = 0; i < sketch.nodes().size(); ++i) {
                    QCOMPARE(again.nodes()[i].name, sketch.nodes()[i].name);
                    QCOMPARE(again.nodes()[i].place, sketch.nodes()[i].place);
                }
                for (const auto& edge : sketch.edges())
                    one.insert({edge.from, edge.to});
                for (const auto& edge : again.edges())
                    other.insert({edge.from, edge.to});
                QCOMPARE(one, other);
                QCOMPARE(told(tokensOn(textOf(again)).sketch()), told(again));
            }
        }
        QVERIFY(inDot > 200);
        QVERIFY(inDot < 500); // some names cannot be written in DOT
    }

    void placesAreRead_data() {
        QTest::addColumn<QByteArray>("graph");
        QTest::addColumn<QByteArray>("read");
        const auto row = [](const char* name, const char* graph, const char* read) {
            QTest::newRow(name) << QByteArray(graph) << QByteArray(read);
        };
        row("a place", "digraph { a [pos=\"72,144\"] }", "a@72,144; ");
        row("pinned, among others", "digraph { a [label=x, pos=\"-7.5,.5!\", w=2]; b }", "x@-7.5,0.5; b; ");
        row("said twice", "digraph { a [pos=\"1,1\"][pos=\"2,2\"] }", "a@2,2; ");
        row("of an edge it is none", "digraph { a -> b [pos=\"1,1\"] }", "a; b; a>b ");
        row("of a group it is none", "digraph { {a b} [pos=\"1,1\"] }", "a; b; ");
        row("of all nodes it is none", "digraph { node [pos=\"1,1\"]; a }", "a; ");
        row("no number", "digraph { a [pos=\"x,1\"]; b [pos=\"nan,1\"]; c [pos=\"inf,0\"] }", "a; b; c; ");
        row("too far", "digraph { a [pos=\"1e30,0\"]; b [pos=\"0,-100001\"] }", "a; b; ");
        row("one or three", "digraph { a [pos=\"1\"]; b [pos=\"1,2,3\"]; c [pos=\"\"] }", "a; b; c; ");
        row("another word", "digraph { a [apos=\"1,2\"]; b [pos; x=\"1,2\"] }", "a; b; ");
        row("JSON", R"({"nodes": ["a", "b"], "places": {"b": [1, -2.5]}})", "a; b@1,-2.5; ");
        row("JSON, places first", R"({"places": {"b": [1, 2]}, "edges": [["a", "b"]]})", "b@1,2; a; a>b ");
        row("JSON, no places",
            R"({"nodes": ["a","b","c"], "places": {"a": [1], "b": [1,2,3], "c": ["x", null]}})", "a; b; c; ");
        row("JSON, too far", R"({"nodes": ["a"], "places": {"a": [1e300, 0]}})", "a; ");
        row("JSON, other places", R"({"nodes": ["a"], "places": {"": [1, 2], "Rome": "far", "b": {"c": 1}}})",
            "a; ");
        row("JSON, a list", R"({"nodes": ["a"], "places": [[1, 2]]})", "a; ");
        row("JSON adjacency has none", R"({"a": ["places"], "places": []})", "a; places; a>places ");
    }
    void placesAreRead() {
        QFETCH(QByteArray, graph);
        QFETCH(QByteArray, read);
        QCOMPARE(QByteArray::fromStdString(told(tokensOn(graph.toStdString()).sketch())), read);
    }

    void aGraphOnTheGroundHasPlacesToo() {
        const Sketch sketch = bush("graph { ground -- a [pos=\"9,9\"]; a [pos=\"0,72\"]; a -- b }").sketch();
        QCOMPARE(told(sketch), std::string("ground; a@0,72; b; ground>a a>b "));
        QCOMPARE(told(bush(dotOf(sketch).value()).sketch()), told(sketch));
        QCOMPARE(told(bush(jsonOf(sketch)).sketch()), told(sketch));
    }
};

MEXPLORER_TEST(TestSketchText)
#include "test_sketch_text.moc"
