#include "tests/runner/listed.h"
#include "ui/text/summary_label.h"
#include "ui/theme/theme.h"

#include <QTest>

using namespace mexplorer::ui;

class TestSummaryLabel : public QObject {
    Q_OBJECT

private slots:
    void whatFitsIsShownWhole() {
        SummaryLabel label;
        label.setSentences("Take any number of stones.");
        label.fitInto(600, 100);
        QCOMPARE(label.text(), label.sentences());
        QVERIFY(!label.toolTip().contains("Take any"));
    }

    /// Shows whole words in as many lines as there is room for; the tooltip and a screen reader have all.
    void whatDoesNotFitEndsInDots() {
        const QString english =
            "Take any number of stones, at least one, from one heap; who takes the last wins.";
        const QString chinese = QString::fromUtf8("从一堆中取任意多个，至少取一个；取走最后一个的人获胜。");
        for (const QString& sentences : {english, chinese}) {
            SummaryLabel label;
            label.setFont(textFont(13));
            label.setSentences(sentences);
            for (const int lines : {1, 2}) {
                const int most = lines * label.fontMetrics().lineSpacing() + 3;
                label.fitInto(130, most);
                QVERIFY(label.sizeHint().height() <= most);
                QString beginning = label.text();
                QVERIFY(beginning.endsWith(u'…'));
                beginning.chop(1);
                QVERIFY(!beginning.isEmpty() && sentences.startsWith(beginning));
                if (sentences == english) QVERIFY(!sentences[beginning.size()].isLetter());
                QVERIFY(label.toolTip().contains(sentences.right(10)));
                QCOMPARE(label.accessibleName(), sentences);
            }
            label.fitInto(130, 0); // it always has one line
            QVERIFY(!label.text().isEmpty() && label.sizeHint().height() > 0);
            label.fitInto(2000, 100);
            QCOMPARE(label.text(), sentences);
        }
    }
};

MEXPLORER_TEST(TestSummaryLabel)
#include "test_summary_label.moc"
