#include "core/explain/say_game.h"
#include "tests/runner/listed.h"
#include "ui/text/spoken_text.h"

#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

class TestSpokenText : public QObject {
    Q_OBJECT

private slots:
    void aLetterThatStandsAloneIsSpokenOf_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<int>>("places");
        QTest::newRow("words that have it") << "n mod (m + 1), at most m" << QList<int>{7, 23};
        QTest::newRow("Chinese beside it") << QString::fromUtf8("拿m个") << QList<int>{1};
        QTest::newRow("an index") << "m1 and 2m" << QList<int>{};
        QTest::newRow("none") << "mex" << QList<int>{};
    }
    void aLetterThatStandsAloneIsSpokenOf() {
        QFETCH(const QString, text);
        QFETCH(const QList<int>, places);
        const Topic letter = enteredTopic("m", 0, 3);
        const SpokenText said = withLetters(text, {{"m", letter}});
        QCOMPARE(said.text, text);
        QList<int> found;
        for (const SpokenText::Part& part : said.parts) {
            QVERIFY(part.topic == letter && part.length == 1);
            found << static_cast<int>(part.begin);
        }
        QCOMPARE(found, places);
    }
};

MEXPLORER_TEST(TestSpokenText)
#include "test_spoken_text.moc"
