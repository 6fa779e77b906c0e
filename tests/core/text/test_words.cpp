#include "core/text/words.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

using Words = std::vector<std::string>;

class TestWords : public QObject {
    Q_OBJECT

private slots:
    void blanksSeparateThem() {
        QVERIFY(wordsOf("nim  play=misere\tm=3\n") == (Words{"nim", "play=misere", "m=3"}));
        QVERIFY(wordsOf("").empty());
        QVERIFY(wordsOf(" \t ").empty());
    }

    void quotesKeepBlanks() {
        QVERIFY(wordsOf("own rules=\"heap n: take 1\" m=2") == (Words{"own", "rules=heap n: take 1", "m=2"}));
        QVERIFY(wordsOf("\"\"") == (Words{""}));
        QVERIFY(wordsOf("a\"b c\"d") == (Words{"ab cd"}));
        QVERIFY(wordsOf("a \"b c") == (Words{"a", "b c"}));
    }
};

MEXPLORER_TEST(TestWords)
#include "test_words.moc"
