#include "tests/runner/listed.h"
#include "ui/text/breakable.h"

#include <QLabel>
#include <QTest>

using namespace mexplorer::ui;

class TestBreakable : public QObject {
    Q_OBJECT

private slots:
    void aLongRowOfCoinsDoesNotWidenItsLabel() {
        QLabel label;
        label.setWordWrap(true);
        label.setText(QString(200, u'T') + QStringLiteral("H is N"));
        const int whole = label.minimumSizeHint().width();
        label.setText(breakable(label.text()));
        QVERIFY(label.minimumSizeHint().width() * 5 < whole);
    }

    void aListOfNumbersBreaksBehindItsCommas() {
        QLabel label;
        label.setWordWrap(true);
        QStringList numbers;
        for (int i = 100; i < 160; ++i)
            numbers << QString::number(i);
        for (const QChar comma : {u',', u'/', u';'}) {
            const QString list = QStringLiteral("(%1)").arg(numbers.join(comma));
            label.setText(list);
            const int whole = label.minimumSizeHint().width();
            label.setText(breakable(list));
            QVERIFY(label.minimumSizeHint().width() * 5 < whole);
            for (const QString& piece : breakable(list).split(QChar(0x200B)))
                QVERIFY(piece.endsWith(comma) || piece == QStringLiteral("159)"));
        }
        QCOMPARE(breakable(QStringLiteral("(13,11,7) → (4,7)")), QStringLiteral("(13,11,7) → (4,7)"));
    }

    void noCharacterMakesAWordThatCannotBeBroken() {
        for (const QString& long_ : {QString(100, u'('), QString(100, u'é'), QString(100, u'.')}) {
            const QStringList pieces =
                breakable(QStringLiteral("“%1” is no position").arg(long_)).split(u' ');
            for (const QString& piece : pieces.first().split(QChar(0x200B)))
                QVERIFY(piece.size() <= 16);
        }
    }

    void nothingIsLostAndShortWordsStayAsTheyAre() {
        const QString sentence =
            QStringLiteral("Move to (13, 11, 7), which is P: turn coins 2, 5 / 第 12 步");
        QCOMPARE(breakable(sentence), sentence);
        QCOMPARE(breakable(QString()), QString());
        const QString row = QString(40, u'H');
        QCOMPARE(breakable(row).remove(QChar(0x200B)), row);
        QCOMPARE(breakable(row).count(QChar(0x200B)), 2);
    }
};

MEXPLORER_TEST(TestBreakable)
#include "test_breakable.moc"
