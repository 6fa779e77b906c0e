#include "core/text/csv.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestCsv : public QObject {
    Q_OBJECT

private slots:
    void plainTextsStayPlain() {
        for (const char* text : {"", "a", "3", "0.137", "take 2 from heap 1", "a=b", "a-b", "石子", "'"})
            QCOMPARE(csvField(text), std::string(text));
    }

    void whatSeparatesIsQuoted() {
        QCOMPARE(csvField("3,5,7"), std::string("\"3,5,7\""));
        QCOMPARE(csvField("a;b"), std::string("\"a;b\""));
        QCOMPARE(csvField("say \"mex\""), std::string("\"say \"\"mex\"\"\""));
        QCOMPARE(csvField("two\nlines"), std::string("\"two\nlines\""));
    }

    void numbersStayNumbers() {
        for (const char* number :
             {"-3", "+4", "-0.25", "-1/2", "-12345678901234567890", "+7/3", "-.5", "-1.", "3", "1/2"})
            QCOMPARE(csvField(number), std::string(number));
        for (const char* text : {"-", "-1+2", "-1/2/3", "-.", "-1e5", "--1", "-1/", "+1 ", "-1.2.3", "-x"})
            QCOMPARE(csvField(text), "'" + std::string(text));
    }

    void noTextBeginsAsAFormulaDoes() {
        for (const char* sign : {"=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"}) {
            const std::string text = std::string(sign) + "cmd|' /C calc'!A0";
            const std::string field = csvField(text);
            QVERIFY2(field.starts_with("'" + text) || field == "\"'" + text + "\"", field.c_str());
        }
        QCOMPARE(csvField("-"), std::string("'-"));
        QCOMPARE(csvField("-1+2"), std::string("'-1+2"));
        QCOMPARE(csvField("=HYPERLINK(\"a\",\"b\")"), std::string("\"'=HYPERLINK(\"\"a\"\",\"\"b\"\")\""));
    }
};

MEXPLORER_TEST(TestCsv)
#include "test_csv.moc"
