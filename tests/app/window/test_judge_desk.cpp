#include "app/window/judge_desk.h"
#include "own_folder.h"
#include "tests/runner/listed.h"
#include "ui/judge/judge_panel.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>

using namespace mexplorer;
using namespace mexplorer::app;

class TestJudgeDesk : public QObject {
    Q_OBJECT

private slots:
    void thePanelIsMadeWhenItIsFirstShown() {
        ui::Document document;
        QStackedWidget left;
        auto* games = new QWidget;
        left.addWidget(games);
        auto* desk = new JudgeDesk(document, left);
        QSignalSpy made(desk, &JudgeDesk::made);
        QSignalSpy closed(desk, &JudgeDesk::closed);
        desk->setVisible(false);
        QVERIFY(!desk->panel() && made.empty());
        desk->setVisible(true);
        QCOMPARE(left.currentWidget(), desk->panel());
        desk->setVisible(false);
        QCOMPARE(made.size(), 1);
        QCOMPARE(left.currentWidget(), games);
        desk->setVisible(true);
        QCOMPARE(left.currentWidget(), desk->panel());
        QCOMPARE(made.size(), 1);
        desk->panel()->findChild<QPushButton*>("closeJudge")->click();
        QCOMPARE(closed.size(), 1);
    }

private:
    OwnFolder folder;
};

MEXPLORER_TEST(TestJudgeDesk)
#include "test_judge_desk.moc"
