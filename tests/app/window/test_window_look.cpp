#include "app/window/actions.h"
#include "tested_window.h"
#include "tests/runner/listed.h"
#include "ui/judge/judge_panel.h"
#include "ui/lesson/player.h"
#include "ui/panels/explorer_panel.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QTabBar>
#include <QToolButton>

using namespace mexplorer;
using namespace mexplorer::app;

/// The window's layout on screens of every size, in each language, light and dark.
class TestWindowLook : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(window.open()); }
    void cleanup() { window.close(); }

    /// At 200 % a screen of 1280 × 720 has 640 × 360 points.
    void theWindowFitsASmallScreenInEveryLanguage() {
        for (const QString& language : ui::languages()) {
            ui::setLanguage(language);
            QTRY_VERIFY(window->view().trace());
            window->resize(640, 360);
            QCoreApplication::processEvents();
            QVERIFY2(
                window->width() <= 640 && window->height() <= 360,
                qPrintable(QString("%1: %2 × %3").arg(language).arg(window->width()).arg(window->height())));
            for (const QAbstractButton* button : window->findChildren<QAbstractButton*>()) {
                const QWidget* area = button->parentWidget();
                if (!button->isVisible() || !window->menuWidget()->isAncestorOf(area)) continue;
                const QRect place(button->mapTo(window.get(), QPoint()), button->size());
                QVERIFY2(window->rect().contains(place), qPrintable(button->text()));
            }
        }
        ui::setLanguage("en");
    }

    /// Buttons that are seen show their whole text.
    void noButtonAtTheTopIsCut() {
        for (const QString& language : ui::languages()) {
            ui::setLanguage(language);
            for (const int width : {640, 800, 1280}) {
                window->resize(width, 480);
                for (int round = 0; round < 4; ++round)
                    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
                int shown = 0;
                for (const QToolButton* button :
                     window->menuWidget()->findChildren<QToolButton*>("topButton")) {
                    if (!button->isVisible()) continue;
                    ++shown;
                    QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
                }
                QVERIFY(shown >= 4 && (shown == 6 || width < 1280));
            }
        }
        ui::setLanguage("en");
    }

    void aNarrowWindowGivesTheJudgeTheFiguresPlace() {
        auto* judge = window->findChild<Actions*>()->judge;
        window->resize(640, 480);
        QTRY_VERIFY(!window->findChild<ui::ExplorerPanel*>()->isVisible());
        judge->setChecked(true);
        const auto* panel = window->findChild<ui::JudgePanel*>();
        QTRY_VERIFY(panel->isVisible() && panel->width() > 600);
        QVERIFY(!window->view().isVisible());
        window->resize(1280, 720);
        QTRY_VERIFY(panel->isVisible() && window->view().isVisible());
        window->resize(640, 480);
        QTRY_VERIFY(panel->isVisible() && !window->view().isVisible());
        judge->setChecked(false);
        QTRY_VERIFY(window->view().isVisible() && window->view().width() > 600);
    }

    void aNarrowWindowFoldsItsPanelsAndAWideOneHasThemAgain() {
        QAction* games = nullptr;
        QAction* why = nullptr;
        for (QAction* action : window->actions()) {
            if (action->text().contains("Games panel")) games = action;
            if (action->text().contains("Why")) why = action;
        }
        QVERIFY(games && why);
        why->setChecked(false); // by the user
        window->resize(640, 360);
        QTRY_VERIFY(!games->isChecked());
        QTRY_VERIFY(window->view().canvas().width() > 600);
        games->setChecked(true); // the user may still show it
        const auto* panel = window->findChild<QWidget*>("leftPanel");
        QTRY_VERIFY(panel->isVisible() && panel->width() > 200);
        window->resize(660, 360);
        QVERIFY(games->isChecked());
        games->setChecked(false);
        window->resize(1280, 720);
        QTRY_VERIFY(games->isChecked());
        QVERIFY(!why->isChecked());
    }

    void theTabsAreSeenThoughTheyWereMeasuredBeforeTheWindowIsShown() {
        MainWindow other;
        auto* tabs = other.findChild<QTabBar*>();
        (void)tabs->sizeHint();
        other.show();
        QVERIFY(QTest::qWaitForWindowExposed(&other));
        QCOMPARE(tabs->height(), tabs->sizeHint().height());
    }

    void theLanguageChangesWhileItRuns() {
        const QString english = window->findChild<Actions*>()->open->text();
        for (const char* language : {"zh_CN", "zh_TW"}) {
            ui::setLanguage(language);
            QTRY_VERIFY(window->findChild<Actions*>()->open->text() != english);
            QTRY_VERIFY(!window.label("badge")->text().contains("lost"));
        }
        ui::setLanguage("en");
        QTRY_COMPARE(window->findChild<Actions*>()->open->text(), english);
    }

    void stepsMoveUnlessItIsTurnedOff() {
        const auto motion = [this] { return window->findChild<Actions*>()->motion; };
        const auto canvas = [this]() -> ui::Canvas& { return window->view().canvas(); };
        QVERIFY(window->document().setGame("nim", {}, "13,11,7", "xor"));
        canvas().setLongestMaking(60'000); // also on a machine that is slow or busy
        QTRY_VERIFY(window->view().figure() && window->player().stepCount() > 4);
        if (!motion()->isChecked()) motion()->trigger();
        for (const int step : {3, 4, 3}) {
            QTest::qWait(400); // for the way before
            window->player().setStep(step);
            QVERIFY(canvas().isMoving());
            QCOMPARE(window->document().step(), step);
        }
        QTRY_VERIFY(!canvas().isMoving());
        motion()->trigger();
        QTest::qWait(400);
        window->player().setStep(4);
        QVERIFY(!canvas().isMoving());
        motion()->trigger();
        QVERIFY(motion()->isChecked() && canvas().figureStyle().motion > 0);
    }

    void darkAndLightWhileItRuns() {
        const auto paper = [this] { return window.picture().pixelColor(1, 1); };
        if (window->view().canvas().figureStyle().theme.dark) window->findChild<Actions*>()->dark->trigger();
        QCOMPARE(paper(), ui::lightTheme().paper);
        window->findChild<Actions*>()->dark->trigger();
        QTRY_COMPARE(paper(), ui::darkTheme().paper);
        window->findChild<Actions*>()->dark->trigger();
    }

    void panelsHideAndTheFigureStays() {
        for (const Qt::Key key : {Qt::Key_F2, Qt::Key_F3})
            QTest::keyClick(window.get(), key);
        QVERIFY(!window->findChild<QWidget*>("leftPanel")->isVisible());
        QVERIFY(!window->findChild<QWidget*>("rightPanel")->isVisible());
        QVERIFY(window->view().isVisible());
        for (const Qt::Key key : {Qt::Key_F2, Qt::Key_F3})
            QTest::keyClick(window.get(), key);
        QVERIFY(window->findChild<QWidget*>("leftPanel")->isVisible());
    }

private:
    TestedWindow window;
};

MEXPLORER_TEST(TestWindowLook)
#include "test_window_look.moc"
