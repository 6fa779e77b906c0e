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

QTEST_MAIN(TestBreakable)
#include "test_breakable.moc"
