#include "core/text/not_json.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestNotJson : public QObject {
    Q_OBJECT

private slots:
    void signsOutsideTextsArePlain() {
        QCOMPARE(plainOutsideTexts("{\u00A0\"a\u00A0，\"：\u3000［\"b\\\"；\"，\uFEFF３］｝\n"),
                 std::string("{ \"a\u00A0，\": [\"b\\\"；\", 3]}\n"));
        for (const char* text : {"", "\"", "\"\\", "\xFF", "“a”", "\"a\nb\"\n"})
            QCOMPARE(plainOutsideTexts(text), std::string(text));
    }

    void saysWhatIsReallyWrong_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* name, const char* text, const char* sentence) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(sentence);
        };
        row("JSON", R"({"a": [1, -2.5e3, null, true, "x"], "b": {}})", "");
        row("broken off", "{\"a\":\n [1,", "The JSON breaks off at line 2, column 5.");
        row("broken off in a text", "{\"a", "The JSON breaks off at line 1, column 4.");
        row("not a number", "[1,\nNaN, 2]",
            "“NaN” at line 2, column 1 is no number in JSON; write a number there.");
        row("no number with a sign", "[-Infinity]",
            "“-Infinity” at line 1, column 2 is no number in JSON; write a number there.");
        row("infinity at the end", "[1, inf",
            "“inf” at line 1, column 5 is no number in JSON; write a number there.");
        row("Python", "{\"a\": True}",
            "“True” at line 1, column 7 is not JSON; there it is true, false or null.");
        row("single quotes", "{'a': 1}",
            "“'” at line 1, column 2 is not JSON; texts are put in \"quotation marks\".");
        row("a comment", "{ // x\n}", "A comment at line 1, column 3 is not JSON, which has none.");
        row("a comma too many", "{\"a\": 1, }", "The comma before “}” at line 1, column 10 is one too many.");
        row("a bare name", "{甲: 1}", "“甲” at line 1, column 2 is not JSON.");
        row("text", "hello world", "“hello” at line 1, column 1 is not JSON.");
        row("more", "{} x", "“x” at line 1, column 4 is not JSON.");
        row("a number beyond reach", "[1e400]", "“1e400” at line 1, column 2 is too large a number.");
        row("half a character", R"(["\ud800"])", R"(“\ud800” at line 1, column 3 is not JSON.)");
        row("a leading zero", "[01]", "“01” at line 1, column 2 is not JSON.");
    }
    void saysWhatIsReallyWrong() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, sentence);
        const auto checked = checkJson(text.toStdString());
        QCOMPARE(checked ? QByteArray() : QByteArray::fromStdString(checked.error().english()), sentence);
    }
};

MEXPLORER_TEST(TestNotJson)
#include "test_not_json.moc"
