#include "app/window/actions.h"
#include "app/window/lesson.h"
#include "app/window/view_stack.h"
#include "own_folder.h"
#include "tests/runner/listed.h"
#include "ui/lesson/player.h"
#include "ui/lesson/reason_text.h"
#include "ui/panels/why_panel.h"
#include "ui/play/game_panel.h"

#include <QSignalSpy>

using namespace mexplorer;
using namespace mexplorer::app;

class TestLesson : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(document.setGame("nim", {}, "3,5,7", "xor"));
        document.setStep(noStep);
        showView("xor");
        QTRY_VERIFY(player.stepCount() > 0);
    }

    void aStepIsTheSameEverywhereAndCanBeLeft() {
        QVERIFY(qobject_cast<ui::WhyPanel*>(right.currentWidget()));
        actions.forward->trigger();
        actions.forward->trigger();
        QCOMPARE(player.step(), 1);
        QCOMPARE(document.step(), 1);
        lesson.leaveSteps();
        QCOMPARE(document.step(), noStep);
    }

    void aGameThatIsPlayedHasItsOwnPanel() {
        QSignalSpy noted(&lesson, &Lesson::noted);
        showView("play");
        QVERIFY(qobject_cast<ui::GamePanel*>(right.currentWidget()));
        QVERIFY(!noted.empty());
        QCOMPARE(player.stepCount(), 0); // no move yet
        actions.quiz->setChecked(true);  // which has a panel of its own
        showView("xor");
        QVERIFY(qobject_cast<ui::GamePanel*>(right.currentWidget()));
        actions.quiz->setChecked(false);
        lesson.showPanel();
        QVERIFY(qobject_cast<ui::WhyPanel*>(right.currentWidget()));
    }

    void whatIsCoveredHasNoSteps() {
        QWidget cover;
        views.addWidget(&cover);
        views.cover(cover);
        lesson.showTrace();
        QCOMPARE(player.stepCount(), 0);
        views.uncover();
        lesson.showTrace();
        QVERIFY(player.stepCount() > 0);
    }

    void whileThePictureIsMadeTheStepsAreAnnounced() {
        const auto said = [this] { return player.sentence().text(); };
        QVERIFY(document.setGame("snort", {}, "L.", "atlas"));
        QVERIFY(document.setSetting("atlas", "side", "8")); // which takes long
        showView("atlas");
        QTRY_COMPARE(said(), QStringLiteral("The steps come when the work is done."));
        QVERIFY(document.setSetting("atlas", "side", "1"));
        QTRY_VERIFY(player.stepCount() > 0);
        QVERIFY(said() != QStringLiteral("The steps come when the work is done."));
    }

private:
    void showView(const std::string& id) {
        QVERIFY(document.setView(id));
        views.show(id);
        lesson.showView();
    }

    OwnFolder folder;
    ui::Document document;
    QWidget bar;
    Actions actions{bar, nullptr};
    ViewStack views{document, nullptr};
    ui::Player player;
    QStackedWidget right;
    Lesson lesson{document, views, player, right, actions, nullptr};
};

MEXPLORER_TEST(TestLesson)
#include "test_lesson.moc"
