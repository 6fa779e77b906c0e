#include "tests/runner/listed.h"
#include "ui/form/value_choice.h"

#include <QAbstractItemView>
#include <QTest>
#include <QWheelEvent>

using mexplorer::ui::ValueChoice;

class TestValueChoice : public QObject {
    Q_OBJECT

private slots:
    void whatDoesNotFitEndsInAnEllipsis() {
        ValueChoice choice;
        choice.addItems({QStringLiteral("normal"), QStringLiteral("Turning Turtles: one coin or two")});
        choice.resize(110, 30);
        choice.show();
        QCOMPARE(choice.shownText(), QStringLiteral("normal"));
        choice.setCurrentIndex(1);
        QVERIFY(choice.shownText().endsWith(u'…'));
        QVERIFY(choice.shownText().startsWith(QStringLiteral("Tur")));
        choice.resize(600, 30);
        QCOMPARE(choice.shownText(), choice.currentText());
    }

    void theListIsAsWideAsItsWidestLine() {
        ValueChoice choice;
        choice.addItems({QStringLiteral("normal"), QStringLiteral("Turning Turtles: one coin or two")});
        choice.resize(110, 30);
        choice.show();
        choice.showPopup();
        QVERIFY(choice.view()->width() >= choice.view()->sizeHintForColumn(0));
        QVERIFY(choice.view()->width() > choice.width());
        choice.hidePopup();
    }

    void returnOpensItAndChoosesFromIt() {
        ValueChoice choice;
        choice.addItems({QStringLiteral("normal"), QStringLiteral("misère")});
        choice.show();
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
            QTest::keyClick(&choice, key);
            QVERIFY(choice.view()->isVisible());
            choice.hidePopup();
        }
        QTest::keyClick(&choice, Qt::Key_Down);
        QCOMPARE(choice.currentText(), QStringLiteral("misère"));
    }

    void theWheelIsLeftToThePanelAndChangesNothing() {
        ValueChoice choice;
        choice.addItems({QStringLiteral("normal"), QStringLiteral("misère")});
        choice.show();
        choice.setFocus();
        const QPointF at = choice.rect().center();
        QWheelEvent down(at, choice.mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                         Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&choice, &down);
        QVERIFY(!down.isAccepted());
        QCOMPARE(choice.currentIndex(), 0);
    }
};

MEXPLORER_TEST(TestValueChoice)
#include "test_value_choice.moc"
