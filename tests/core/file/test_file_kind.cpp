#include "core/file/file_kind.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

using namespace std::string_literals;

const std::string document = R"({"cameras": {"tree": [0, 0, 1, 1]}, "format": "mexplorer", "game": "nim"})";

std::string inUtf16(std::string_view ascii, bool isBig, bool hasMark) {
    std::string bytes = !hasMark ? "" : isBig ? "\xFE\xFF" : "\xFF\xFE";
    for (const char c : ascii)
        bytes += isBig ? std::string{'\0', c} : std::string{c, '\0'};
    return bytes;
}

std::string refusalOf(std::string_view bytes, std::string_view name = {}) {
    const auto kind = fileKind(bytes, name);
    return kind ? "no error" : kind.error().english();
}

} // namespace

class TestFileKind : public QObject {
    Q_OBJECT

private slots:
    void whatItSaysCounts_data() {
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* name, const std::string& bytes, FileKind kind) {
            QTest::newRow(name) << bytes << static_cast<int>(kind);
        };
        row("document", document, FileKind::document);
        row("its format last", R"({"edges": [1], "game": "nim", "format" : "mexplorer"})",
            FileKind::document);
        row("with a mark", "\uFEFF \r\n" + document, FileKind::document);
        row("in UTF-16", inUtf16(document, false, true), FileKind::document);
        row("in UTF-16, big end first", inUtf16(document, true, true), FileKind::document);
        row("cut after its format", document.substr(0, 62), FileKind::document);
        row("with NaN after its format", R"({"format": "mexplorer", "step": NaN})", FileKind::document);
        row("arrows", "digraph { a -> b }", FileKind::graph);
        row("undirected", "graph{a--b}", FileKind::graph);
        row("after blanks of any kind", "\u3000\u00A0\uFEFFdigraph { a -> b }", FileKind::graph);
        row("strict, with a name", "STRICT Digraph \"a name\" {}", FileKind::graph);
        row("a plain name", "digraph G\n{ a -> b", FileKind::graph);
        row("comments first", "// one\n# two\n/* graph\n */ graph /* x */ g { }", FileKind::graph);
        row("cut after a word", "digraph", FileKind::graph);
        row("in UTF-16, a graph", inUtf16("graph { a -- b }", false, true), FileKind::graph);
        row("adjacency", R"({"a": ["b"], "b": []})", FileKind::graph);
        row("edges", R"({"name": "x", "edges": [["a", "b"]]})", FileKind::graph);
        row("edges, cut", R"({"edges": [["a", )", FileKind::graph);
        row("only nodes", R"({"nodes": ["a"]})", FileKind::graph);
        row("a node called format", R"({"format": ["a"]})", FileKind::graph);
        row("the format of a node", R"({"edges": [{"format": "mexplorer"}]})", FileKind::graph);
    }
    /// Whatever the name, even one of another kind.
    void whatItSaysCounts() {
        QFETCH(const std::string, bytes);
        QFETCH(const int, kind);
        for (const char* name : {"", "x.mex", "x.dot", "x.png", "/a.b/x"}) {
            const auto found = fileKind(bytes, name);
            QVERIFY2(found, found ? "" : found.error().english().c_str());
            QCOMPARE(static_cast<int>(*found), kind);
        }
    }

    void ofOthersItIsToldWhatTheySeemToBe_data() {
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<std::string>("told");
        const auto row = [](const char* name, const std::string& bytes) {
            QTest::newRow(name) << bytes << std::string(name);
        };
        row("a picture (PNG)", "\x89PNG\r\n\x1A\n\0\0"s);
        row("a picture (JPEG)", "\xFF\xD8\xFF\xE0\0\x10JFIF"s);
        row("a picture (GIF)", "GIF89a\1\0"s);
        row("a picture (SVG)", "\n<svg xmlns=\"\"/>");
        row("a PDF", "%PDF-1.7\n\xE2\xE3");
        row("a ZIP archive", "PK\x03\x04\x14\0"s);
        row("a compressed file (gzip)", "\x1F\x8B\x08\0"s);
        row("a program", "\x7F"
                         "ELF\2\1\1\0"s);
        row("a script", "#!/bin/sh\nexit\n");
        row("XML or HTML", "<!DOCTYPE html>");
        row("a game in Gambit’s format", "NFG 1 R \"x\" { \"1\" \"2\" }");
        row("JSON of another program", R"({"name": "x", "version": "1.0.0"})");
        row("JSON of another program", R"({"format": "lesson"})");
        row("JSON of another program", "[[1, 2], [3, 4]]");
        row("text in UTF-16 without its mark", inUtf16("digraph { a -> b }", false, false));
        row("text in UTF-16 without its mark", inUtf16(document, true, false));
        row("text in UTF-32, which is not read; save it as UTF-8", "\xFF\xFE\0\0d\0\0\0"s);
        row("text in UTF-32, which is not read; save it as UTF-8", "\0\0\xFE\xFF\0\0\0d"s);
        row("text in another encoding", "caf\xE9");
        row("binary data", "\1\2\3\0\xFE"s);
        row("a text of another kind", "3,5,7\n");
        row("a text of another kind", "Graph theory is old.");
    }
    void ofOthersItIsToldWhatTheySeemToBe() {
        QFETCH(const std::string, bytes);
        QFETCH(const std::string, told);
        const std::string error = refusalOf(bytes);
        QVERIFY2(error.starts_with("This seems to be " + told), error.c_str());
        QVERIFY2(error.ends_with("Mexplorer documents (.mex), graphs (.dot, .gv, .json)."), error.c_str());
        QVERIFY(error.find("cut off") == std::string::npos && error.find("breaks off") == std::string::npos);
    }

    void anEmptyFileIsNone() {
        for (const std::string& bytes : {""s, "\uFEFF"s, " \r\n\t"s, "\xFF\xFE"s})
            QVERIFY2(refusalOf(bytes, "x.mex").starts_with("This is empty."),
                     refusalOf(bytes, "x.mex").c_str());
    }

    /// So that its reader says where it goes wrong.
    void theNameDecidesAboutTextThatSaysNothing() {
        QCOMPARE(fileKind("a -> b", "folder/X.DOT").value(), FileKind::graph);
        QCOMPARE(fileKind("{\"a\": [\"b\"", "x.json").value(), FileKind::graph);
        QCOMPARE(fileKind("{", "x.mex").value(), FileKind::document);
        QCOMPARE(fileKind(document.substr(0, 20), "x.mex").value(), FileKind::document);
        QVERIFY(!fileKind("a -> b", "dot"));
        QVERIFY(!fileKind("a -> b", "x.dot/y"));
        QVERIFY(!fileKind("\x89PNG\r\n\x1A\n\0\0"s, "x.dot"));
        QVERIFY(!fileKind(R"({"name": "x"})", "x.json"));
        QVERIFY(hasOpenedEnding("a/b.Gv") && !hasOpenedEnding("gv") && !hasOpenedEnding("a.mex/b"));
    }

    void noNameMakesADocumentOfMarkup() {
        for (const char* markup : {"<svg/>", " \n<!DOCTYPE html>", "<html>"})
            QVERIFY2(!fileKind(markup, "lesson.mex"), markup);
    }

    void everyCutDocumentIsOneByItsName() {
        for (std::size_t length = 1; length < document.size(); ++length)
            QCOMPARE(fileKind(document.substr(0, length), "x.mex").value(), FileKind::document);
    }

    void whereOneKindIsExpectedAnotherIsRefused() {
        QVERIFY(checkKind("digraph { a -> b }", FileKind::graph));
        QVERIFY(checkKind("a -> b", FileKind::graph)); // its reader says what is wrong
        QVERIFY(checkKind("[1]", FileKind::graph));
        const auto other = checkKind(document, FileKind::graph);
        QVERIFY(!other);
        QCOMPARE(other.error().english(), "What is expected here: graphs (.dot, .gv, .json). This is one of: "
                                          "Mexplorer documents (.mex)."s);
        QVERIFY(!checkKind("%PDF-1.7\n\xE2\xE3", FileKind::graph));
        for (const char* empty : {"", " \n", "\xEF\xBB\xBF"})
            QVERIFY(checkKind(empty, FileKind::graph).error().english().starts_with("This is empty."));
    }

    void anyBytesHaveAnAnswer() {
        const unsigned seed = std::random_device()();
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 2000; ++round) {
            std::string bytes(random() % 100, '\0');
            for (char& byte : bytes)
                byte = static_cast<char>(random());
            const std::string error = refusalOf(bytes, "x.mex");
            QVERIFY2(error == "no error" || error.find('\n') == std::string::npos, error.c_str());
        }
    }

    void largeFilesAreLookedAtToo() {
        QVERIFY(refusalOf(std::string(10'000'000, '\0')).starts_with("This seems to be binary data"));
        QVERIFY(refusalOf(std::string(10'000'000, 'a')).starts_with("This seems to be a text"));
        QVERIFY(refusalOf(std::string(10'000'000, '[')).starts_with("This seems to be a text"));
        std::string deep;
        while (deep.size() < 1'000'000)
            deep += "{\"a\":";
        QVERIFY(fileKind(deep + "[", "x.mex")); // cut
    }
};

MEXPLORER_TEST(TestFileKind)
#include "test_file_kind.moc"
