#include "core/rules/graph_file.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <fmt/format.h>

#include <random>
#include <set>

using namespace mexplorer;

namespace {

/// "a>b a>c c" : every edge, then every node without options, in order.
std::string summary(const std::string& contents) {
    const auto graph = parseGraph(contents);
    if (!graph) return graph.error().english();
    std::string out;
    for (Graph::Node node = 0; node < graph->nodeCount(); ++node) {
        for (const Graph::Node option : graph->options(node)) {
            out += (out.empty() ? "" : " ") + graph->name(node) + ">" + graph->name(option);
        }
        if (graph->options(node).empty()) out += (out.empty() ? "" : " ") + graph->name(node);
    }
    return out;
}

} // namespace

class TestGraphFile : public QObject {
    Q_OBJECT

private slots:
    void readsGraphsInBothLanguages_data() {
        QTest::addColumn<QByteArray>("contents");
        QTest::addColumn<QByteArray>("read");
        const auto row = [](const char* name, const char* contents, const char* read) {
            QTest::newRow(name) << QByteArray(contents) << QByteArray(read);
        };
        row("a chain", "digraph { a -> b -> c }", "a>b b>c c");
        row("a named, strict graph in capitals", "STRICT DiGraph G { a -> b }", "a>b b");
        row("a group at the end", "digraph { a -> {b c} }", "a>b a>c b c");
        row("groups in the middle", "digraph { a -> {b; c} -> {d, e} }", "a>b a>c b>d b>e c>d c>e d e");
        row("a subgraph as a group", "digraph { subgraph x { a b } -> c }", "a>c b>c c");
        row("a group of edges", "digraph { {a -> b} -> c }", "a>b a>c b>c c");
        row("a cluster", "digraph { subgraph cluster_0 { label=\"x\"; a -> b; } b -> c }", "a>b b>c c");
        row("nodes alone", "digraph { a; b c }", "a b c");
        row("attributes",
            "digraph { rankdir=LR; node [shape=circle, label=\"]\"]; a -> b [color=red][w=2]; "
            "a [x=<b>]; graph[]; edge [a=b] }",
            "a>b b");
        row("quoted names", "digraph { \"a b\" -> \"say \\\"x\\\"\" }", "a b>say \"x\" say \"x\"");
        row("a backslash stays", "digraph { \"a\\\\\" -> \"b\\n\" }", "a\\\\>b\\n b\\n");
        row("a name over two lines", "digraph { \"a\\\nb\" }", "ab");
        row("HTML-like names", "digraph { <<b>x</b>> -> y }", "<<b>x</b>>>y y");
        row("ports", "digraph { a:p:ne -> b:\"q\" }", "a>b b");
        row("numerals", "digraph { 1 -> -2 -> .5 -> 3.25 }", "1>-2 -2>.5 .5>3.25 3.25");
        row("no blanks", "digraph{a->b;b->c}", "a>b b>c c");
        row("comments", "# first\n// second\ndigraph { /* a -> x */ a -> b // }\n # }\n }", "a>b b");
        row("edges said twice", "digraph { a -> b; a -> b; a -> {b b} }", "a>b b");
        // The second byte of À is 0x80, the first beyond ASCII.
        row("not only ASCII", "digraph { 甲À -> \"乙 丙\" }", "甲À>乙 丙 乙 丙");
        row("blanks of any kind", "\u3000digraph\u00A0{\n\u00A0a\u2003->\u00A0b;\uFEFFb->\u3000c\u202F}",
            "a>b b>c c");
        row("blanks in quotes", "digraph { \"a\u00A0b\" -> \u3000\"\uFEFF\" }", "a\u00A0b>\uFEFF \uFEFF");
        row("a byte order mark", "\uFEFFdigraph { a -> b }", "a>b b");
        row("JSON edges", R"({"edges": [["a","b"],["b","c"]]})", "a>b b>c c");
        row("JSON nodes first", R"({"nodes": ["z", "a"], "edges": [["a","z"]]})", "z a>z");
        row("JSON nodes only", R"({"nodes": ["a", 7]})", "a 7");
        row("JSON with other keys",
            R"({"name": "g", "meta": {"edges": [1, {"x": [[]]}]}, "edges": [["a","b"]]})", "a>b b");
        row("JSON adjacency", R"({"a": ["b", "c"], "b": ["c"], "c": []})", "a>b a>c b>c c");
        row("JSON numbers as names", R"({"1": [2, 3], "2": [-5]})", "1>2 1>3 2>-5 3 -5");
        row("labels are names", "digraph { 1 [label=\"x\\ny\"]; 1 -> 2; 2 [label=end] }", "x y>end end");
        row("unless two nodes have them", "digraph { a -> b -> c; a [label=x]; b [label=x]; c [label=a] }",
            "a>b b>c c");
        row("or they are no names",
            "digraph { node [label=\"\"]; a [label=<b>]; b [label=\"{c|d}\"]; a -> b }", "a>b b");
        row("defaults in their group", "digraph { {node [label=\"\\N!\"]; a} a -> b; }", "a!>b b");
        row("JSON objects",
            R"({"nodes": [{"id": 0, "label": "top", "data": {"x": ["y"]}}, {"name": "z"}],
                "links": [{"source": 0, "target": "z", "key": 0}, {"from": "z", "to": "q"}]})",
            "top>z z>q q");
        row("JSON escapes", "{\"\\u4e59\": [\"\\\"q\\\"\"]}", "乙>\"q\" \"q\"");
    }
    void readsGraphsInBothLanguages() {
        QFETCH(QByteArray, contents);
        QFETCH(QByteArray, read);
        QCOMPARE(QByteArray::fromStdString(summary(contents.toStdString())), read);
    }

    void whatIsNotReadIsTold() {
        const auto notes = [](const char* contents) {
            std::vector<std::string> sentences;
            const Graph graph = parseGraph(contents).value();
            for (const Message& note : graph.notes())
                sentences.push_back(note.english());
            return sentences;
        };
        using Notes = std::vector<std::string>;
        QCOMPARE(notes("digraph { rankdir=LR; node [shape=box, color=red]; a -> b [label=x, penwidth=2, "
                       "style=bold, color=black, dir=forward] }"),
                 Notes());
        QCOMPARE(notes("digraph { a -> b [label=3]; b -> c [label=inf] }"),
                 Notes{"“label” has no effect in this game: “3” at line 1, column 16, and more (2 in all)."});
        QCOMPARE(
            notes("digraph {\n a -> b [color=red, weight=2]; b -> c [weight=\"3\"]\n}"),
            (Notes{"“color” has no effect in this game: “red” at line 2, column 7.",
                   "“weight” has no effect in this game: “2” at line 2, column 7, and more (2 in all)."}));
        QCOMPARE(
            notes("digraph { edge [dir=back]; a -> b; { edge [style=invis] } b -> c; d [owner=X]; n=2 }"),
            (Notes{"“dir” has no effect in this game: “back” at line 1, column 33, and more (2 in all).",
                   "“n” has no effect in this game: “2” at line 1, column 80.",
                   "“owner” has no effect in this game: “X” at line 1, column 69."}));
        QCOMPARE(
            notes(
                R"({"edges": [["a", "b"], {"from": "b", "to": "c", "cost": 1.5}], "payoffs": [1], "name": ""})"),
            (Notes{"“cost” has no effect in this game: “1.5” at line 1, column 60.",
                   "“payoffs” has no effect in this game: “…” at line 1, column 75."}));
        std::string many = "digraph { a [";
        for (int i = 0; i < 100; ++i)
            many += fmt::format("own{}=1 ", i);
        QCOMPARE(notes((many + "] }").c_str()).size(), std::size_t{8});
    }

    void utf16IsRead() {
        const std::string text("\xFF\xFE{\0\"\0\x32\x75\"\0:\0[\0\"\0b\0\"\0]\0}\0", 24);
        QCOMPARE(summary(text), std::string("甲>b b"));
    }

    void aNodeIsFoundByItsLabelAndByItsName() {
        const auto graph = parseGraph("digraph { n1 [label=start]; n1 -> n2 }").value();
        QCOMPARE(graph.name(0), std::string("start"));
        QCOMPARE(graph.find("start"), std::optional<Graph::Node>(0));
        QCOMPARE(graph.find("n1"), std::optional<Graph::Node>(0));
        QCOMPARE(graph.find("n2"), std::optional<Graph::Node>(1));
    }

    /// At every place for a word of DOT, anything else is found and reported.
    void whatIsNoWordIsToldWhereverItStands() {
        const std::string graph = "strict digraph g { node [ shape = circle , w = 2 ; x = y ] [ ] ; "
                                  "subgraph s { a : p : ne -> { b ; c } -> d ; } x = \"y\" ; e <f> , h }";
        QVERIFY2(parseGraph(graph), qPrintable(QString::fromStdString(summary(graph))));
        for (std::size_t at = 0; at <= graph.size(); ++at) {
            if (at > 0 && at < graph.size() && graph[at] != ' ') continue;
            std::string strange = graph;
            strange.insert(at, at == 0 ? "% " : " %");
            const std::size_t column = at == 0 ? 1 : at + 2;
            QCOMPARE(summary(strange),
                     fmt::format("“%” at line 1, column {} means nothing in DOT outside quotes.", column));
        }
    }

    void saysWhatIsWrongAndWhere_data() {
        QTest::addColumn<QByteArray>("contents");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char* name, const QByteArray& contents, const char* error) {
            QTest::newRow(name) << contents << QByteArray(error);
        };
        const char* empty =
            "The graph is empty; write it in DOT, digraph { a -> b }, or in JSON, {\"a\": [\"b\"]}.";
        row("empty", "", empty);
        row("blank", " \n\t\r\n", empty);
        row("a comment only", "// nothing\n", empty);
        row("no nodes", "digraph { }", "The graph has no nodes.");
        row("no nodes in JSON", "{}", "The graph has no nodes.");
        row("undirected", "\ngraph { a -- b }",
            "“graph” at line 2, column 1 makes the graph undirected; write “digraph”, and “->” between "
            "nodes.");
        row("an undirected edge", "digraph {\n a -- b }",
            "“--” at line 2, column 4 makes the graph undirected; write “->”.");
        row("neither language", "a -> b",
            "“a” at line 1, column 1 begins neither a DOT graph (“digraph {”) nor a JSON one (“{”).");
        row("a strange character", "digraph { a -> b % c }",
            "“%” at line 1, column 18 means nothing in DOT outside quotes.");
        row("DOT broken off", "digraph {\n a -> b;",
            "The graph breaks off at line 2, column 9, before the “}” that closes it.");
        row("DOT broken off after the arrow", "digraph { a ->",
            "The graph breaks off at line 1, column 15, before the “}” that closes it.");
        row("DOT broken off in attributes", "digraph { a [x=y",
            "The graph breaks off at line 1, column 17, before the “}” that closes it.");
        row("an open quote", "digraph { 甲 -> \"b }",
            "The text breaks off: what begins with “\"” at line 1, column 16 is never closed.");
        row("an open comment", "digraph { /* a -> b }",
            "The text breaks off: what begins with “/*” at line 1, column 11 is never closed.");
        row("an open HTML-like name", "digraph { <a <b> }",
            "The text breaks off: what begins with “<” at line 1, column 11 is never closed.");
        row("no brace", "digraph a b",
            "“b” at line 1, column 11 stands where “{” should open the graph or a group of nodes.");
        row("two arrows", "digraph { a -> -> b }",
            "“->” at line 1, column 16 stands where a node, a group of nodes in braces or “}” should.");
        row("more after the end", "digraph { a } digraph { b }",
            "“digraph” at line 1, column 15 stands after the end of the graph.");
        row("an empty name", "digraph { a -> \"\" }",
            "The name at line 1, column 16 is empty or has a control character.");
        row("a control character", "digraph { a -> \"x\ty\" }",
            "The name at line 1, column 16 is empty or has a control character.");
        row("not UTF-8", "digraph {\n a -> \xFF }",
            "The bytes at line 2, column 7 are not UTF-8 text; a graph is written in DOT or JSON.");
        row("a picture", QByteArray("\x89PNG\r\n\x1a\n\0\0", 10),
            "The bytes at line 1, column 1 are not UTF-8 text; a graph is written in DOT or JSON.");
        row("a JSON array", "[[\"a\", \"b\"]]",
            "A graph in JSON is an object: {\"a\": [\"b\", \"c\"]} or {\"edges\": [[\"a\", \"b\"]]}.");
        row("JSON broken off", "{\"edges\": [[\"a\",\n\"b\"]", "The JSON breaks off at line 2, column 5.");
        row("JSON broken off in a string", "{\"edges", "The JSON breaks off at line 1, column 8.");
        row("a comma too many", "{\"a\": [\"b\",]}",
            "The comma before “]” at line 1, column 12 is one too many.");
        row("a name without quotes", "{a: 1}", "“a” at line 1, column 2 is not JSON.");
        row("a number that is none", "{\"a\": [NaN]}",
            "“NaN” at line 1, column 8 is no number in JSON; write a number there.");
        row("no arrows, says the file", R"({"directed": false, "edges": [["a", "b"]]})",
            "“directed” is false at line 1, column 18; here edges are arrows.");
        row("an edge to nowhere", R"({"edges": [{"source": "a"}]})",
            "What ends at line 1, column 26 should be an array of edges, such as [[\"a\", \"b\"], [\"b\", "
            "\"c\"]].");
        row("a node without a name", R"({"nodes": [{"x": 1}]})",
            "What ends at line 1, column 19 should be an array of names, such as [\"a\", \"b\"].");
        row("an edge of three", "{\"edges\": [[\"a\",\"b\",\"c\"]]}",
            "What ends at line 1, column 23 should be an array of edges, such as [[\"a\", \"b\"], [\"b\", "
            "\"c\"]].");
        row("an edge of one", "{\"edges\": [[\"a\"]]}",
            "What ends at line 1, column 16 should be an array of edges, such as [[\"a\", \"b\"], [\"b\", "
            "\"c\"]].");
        row("edges that are names", "{\"edges\": [\"a\"]}",
            "What ends at line 1, column 14 should be an array of edges, such as [[\"a\", \"b\"], [\"b\", "
            "\"c\"]].");
        row("edges that are an object", "{\"edges\": {\"a\": \"b\"}}",
            "What ends at line 1, column 11 should be an array of edges, such as [[\"a\", \"b\"], [\"b\", "
            "\"c\"]].");
        row("nodes that are nested", "{\"nodes\": [[\"a\"]]}",
            "What ends at line 1, column 12 should be an array of names, such as [\"a\", \"b\"].");
        row("options that are no array", "{\"a\": \"b\"}",
            "What ends at line 1, column 9 should be an array of names, such as [\"a\", \"b\"].");
        row("options that are no names", "{\"a\": [true]}",
            "What ends at line 1, column 11 should be an array of names, such as [\"a\", \"b\"].");
        row("an empty JSON name", "{\"a\": [\"\"]}",
            "The name at line 1, column 9 is empty or has a control character.");
        row("a loop", "digraph { a -> a }", "The graph has a cycle: a → a.");
        row("a cycle", "digraph { x -> a -> b -> c -> a; c -> d }", "The graph has a cycle: a → b → c → a.");
        row("a cycle in JSON", R"({"a": ["b"], "b": ["a"]})", "The graph has a cycle: a → b → a.");
        row("as many as are named", "digraph { a -> b -> c -> d -> e -> f -> g -> h -> a }",
            "The graph has a cycle: a → b → c → d → e → f → g → h → a.");
        row("a long cycle", "digraph { a -> b -> c -> d -> e -> f -> g -> h -> i -> j -> a }",
            "The graph has a cycle of 10 nodes: a → b → c → d → e → … → i → j → a.");
    }
    void saysWhatIsWrongAndWhere() {
        QFETCH(QByteArray, contents);
        QFETCH(QByteArray, error);
        QCOMPARE(QByteArray::fromStdString(summary(contents.toStdString())), error);
    }

    void deepNestingIsRefusedOrReadButNeverOverflows() {
        const std::string deep(2'000'000, '{');
        QCOMPARE(summary("digraph " + deep),
                 std::string("Groups are nested more than 100 deep at line 1, column 110."));
        std::string groups = "digraph { a -> ";
        for (int i = 0; i < 99; ++i)
            groups += "{";
        groups += "b";
        for (int i = 0; i < 99; ++i)
            groups += "}";
        QCOMPARE(summary(groups + "}"), std::string("a>b b"));
        QCOMPARE(summary("{\"x\": " + std::string(2'000'000, '[')),
                 std::string("The JSON breaks off at line 1, column 2000007."));
        std::string skipped = "{\"edges\": [[\"a\", \"b\"]], \"x\": " + std::string(1'000'000, '[');
        skipped += std::string(1'000'000, ']') + "}";
        QCOMPARE(summary(skipped), std::string("a>b b"));
    }

    void tooLargeAGraphIsRefusedWithTheLimit() {
        QCOMPARE(summary(std::string(largestGraphFile + 1, ' ')),
                 std::string("The graph has 64 MB; the limit is 64 MB."));
        std::string nodes = "digraph {";
        for (std::size_t i = 0; i <= mostNodes; ++i)
            nodes += fmt::format(" {}", i);
        const auto many = parseGraph(nodes + "}");
        QCOMPARE(many.error().english(), std::string("The graph has more than 1000000 nodes."));
        QCOMPARE(many.error().kind, Error::Kind::tooLarge);
        std::string group;
        for (int i = 0; i < 4000; ++i)
            group += fmt::format(" {}", i);
        std::string other;
        for (int i = 4000; i < 8000; ++i)
            other += fmt::format(" {}", i);
        QCOMPARE(summary("digraph { {" + group + "} -> {" + other + "} }"),
                 std::string("The graph has more than 10000000 edges."));
    }

    void aPathOfAMillionNodesIsRead() {
        std::string text = "digraph { 0";
        for (std::size_t i = 1; i < mostNodes; ++i)
            text += fmt::format("->{}", i);
        const auto graph = parseGraph(text + "}");
        QVERIFY(graph.has_value());
        QCOMPARE(graph->nodeCount(), mostNodes);
        QCOMPARE(graph->edgeCount(), mostNodes - 1);
        QCOMPARE(graph->optionsFirst().front(), Graph::Node{mostNodes - 1});
    }

    /// Truncated and mutated graphs give a graph or an error; sanitizers check the rest.
    void whateverTheBytesThereIsAGraphOrASentence() {
        constexpr unsigned seed = 20736;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const std::string texts[] = {
            "strict digraph G { node [a=b]; \"x y\" -> {b c:p} -> d [l=<i>]; subgraph s { e } /* c */ // "
            "d\n}",
            R"({"nodes": ["a", 1], "x": [null, 1.5], "edges": [["a", "b"], ["b", 1]]})",
            R"({"a": ["b"], "b": []})"};
        std::set<std::string> sentences;
        for (int round = 0; round < 30'000; ++round) {
            std::string text = texts[random() % 3];
            if (random() % 3 == 0) text.resize(random() % text.size());
            for (unsigned change = 0; change < random() % 4 && !text.empty(); ++change) {
                text[random() % text.size()] =
                    static_cast<char>(random() % 2 == 0 ? random() % 256 : random() % 32 + 90);
            }
            const auto graph = parseGraph(text);
            if (graph) {
                QVERIFY(graph->nodeCount() > 0);
            } else {
                QVERIFY(!graph.error().message.empty());
                sentences.insert(graph.error().message.id);
            }
        }
        QVERIFY2(sentences.size() > 12, qPrintable(QString::number(sentences.size())));
    }

    void optionsStandBeforeWhatTheyAreOptionsOf() {
        const auto graph = parseGraph("digraph { a -> {b c}; c -> b; d -> a; b -> e; f }");
        std::vector<bool> seen(graph->nodeCount(), false);
        for (const Graph::Node node : graph->optionsFirst()) {
            for (const Graph::Node option : graph->options(node))
                QVERIFY(seen[option]);
            seen[node] = true;
        }
        QCOMPARE(graph->optionsFirst().size(), graph->nodeCount());
        QCOMPARE(graph->name(graph->firstSource()), std::string("d"));
    }
};

MEXPLORER_TEST(TestGraphFile)
#include "test_graph_file.moc"
