#include "app/window/appearance.h"
#include "own_folder.h"
#include "tests/runner/listed.h"
#include "ui/theme/theme.h"

#include <QSignalSpy>

#include <memory>

using namespace mexplorer;
using namespace mexplorer::app;

/// How the program looks, without a window full of games.
class TestAppearance : public QObject {
    Q_OBJECT

private slots:
    void darkIsKept() {
        QWidget window;
        auto* looks = new Appearance(window);
        QSignalSpy changed(looks, &Appearance::changed);
        looks->setDark(true);
        QVERIFY(looks->theme().dark && looks->figureStyle().theme.dark);
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(qApp->palette().color(QPalette::Window),
                 ui::paletteOf(ui::darkTheme()).color(QPalette::Window));
        QWidget next;
        QVERIFY((new Appearance(next))->theme().dark);
        looks->setDark(false);
        QVERIFY(!looks->theme().dark);
    }

    void motionIsKeptAlsoWhilePresenting() {
        QWidget window;
        auto* looks = new Appearance(window);
        looks->setMoving(false);
        QCOMPARE(looks->figureStyle().motion, 0);
        QWidget next;
        QVERIFY(!(new Appearance(next))->moves());
        looks->setMoving(true);
        QVERIFY(looks->moves());
        const int atDesk = looks->figureStyle().motion;
        QVERIFY(250 <= atDesk && atDesk <= 400);
        looks->setPresenting(true);
        QCOMPARE(looks->figureStyle().motion, atDesk);
        looks->setPresenting(false);
    }

    void whatIsPresentedGrowsWithTheWindow() {
        QWidget window;
        window.resize(1280, 720);
        auto* looks = new Appearance(window);
        const double atDesk = looks->figureStyle().type;
        looks->setPresenting(true);
        const double presented = looks->figureStyle().type;
        QVERIFY(looks->isPresenting() && presented > atDesk);
        window.resize(2560, 720);
        QCOMPARE(looks->figureStyle().type, presented); // by the lesser side
        window.resize(2560, 1440);
        QCOMPARE(looks->figureStyle().type, 2 * presented);
        looks->apply();
        const int small = qApp->font().pixelSize();
        QTRY_VERIFY(qApp->font().pixelSize() > small);
        const int large = qApp->font().pixelSize();
        looks->setPresenting(false);
        QVERIFY(qApp->font().pixelSize() < large); // at once, before the panels are seen
        QCOMPARE(looks->figureStyle().type, atDesk);
    }

    /// The first size is the screen's; later ones come one after the other while somebody drags the border.
    void wordsFollowTheWindowWhenItsSizeHasComeToRest() {
        QWidget window;
        window.resize(1280, 720);
        auto* looks = new Appearance(window);
        looks->windowResized();
        const int atDesk = qApp->font().pixelSize();
        looks->setPresenting(true);
        looks->windowResized();
        QTRY_VERIFY(qApp->font().pixelSize() > atDesk);
        const int presented = qApp->font().pixelSize();
        QTRY_VERIFY(!qApp->styleSheet().isEmpty());
        QSignalSpy changed(looks, &Appearance::changed);
        window.resize(2560, 1440);
        looks->windowResized();
        QCOMPARE(changed.size(), 1); // for the figures
        QCOMPARE(qApp->font().pixelSize(), presented);
        QTRY_VERIFY(qApp->font().pixelSize() > presented);
        QTRY_COMPARE(changed.size(), 2);
        looks->setPresenting(false);
        QCOMPARE(qApp->font().pixelSize(), atDesk);
    }

    void nextIsWhenTheEventLoopComesRound() {
        QWidget window;
        auto* looks = new Appearance(window);
        QSignalSpy changed(looks, &Appearance::changed);
        looks->applyNext();
        QVERIFY(changed.isEmpty());
        QTRY_COMPARE(changed.size(), 1);
    }

    void theSheetFollowsTheColoursAndNobodySeesItMissing() {
        QWidget window;
        window.show();
        auto* looks = new Appearance(window);
        looks->setDark(!looks->theme().dark);
        QVERIFY(qApp->styleSheet().isEmpty() && !window.updatesEnabled());
        QTRY_VERIFY(!qApp->styleSheet().isEmpty());
        QVERIFY(window.updatesEnabled());
        looks->setDark(false);
    }

    void aWindowThatEndsInBetweenLeavesTheProgramDressed() {
        auto window = std::make_unique<QWidget>();
        auto* looks = new Appearance(*window);
        looks->setDark(true);
        QVERIFY(qApp->styleSheet().isEmpty());
        window.reset();
        QVERIFY(qApp->styleSheet().contains(ui::darkTheme().chrome.name()));
    }

    void aDialogKeepsItsTypeWhilePresenting() {
        QWidget window;
        window.resize(1280, 720);
        auto* looks = new Appearance(window);
        QWidget dialog;
        looks->dressDialog(dialog);
        QVERIFY(dialog.styleSheet().isEmpty());
        looks->setPresenting(true);
        looks->dressDialog(dialog);
        QVERIFY(dialog.styleSheet().contains("font-size: 13px"));
        looks->setPresenting(false);
    }

private:
    OwnFolder folder;
};

MEXPLORER_TEST(TestAppearance)
#include "test_appearance.moc"
