#include "app/window/judge_desk.h"
#include "own_folder.h"
#include "tests/runner/listed.h"
#include "ui/judge/judge_panel.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QSplitter>

using namespace mexplorer;
using namespace mexplorer::app;

class TestJudgeDesk : public QObject {
    Q_OBJECT

private slots:
    void thePanelIsMadeWhenItIsFirstShown() {
        ui::Document document;
        QSplitter rows(Qt::Vertical);
        rows.addWidget(new QWidget);
        rows.resize(800, 900);
        auto* desk = new JudgeDesk(document, rows);
        QSignalSpy made(desk, &JudgeDesk::made);
        QSignalSpy closed(desk, &JudgeDesk::closed);
        desk->setVisible(false);
        QVERIFY(!desk->panel() && made.empty());
        desk->setVisible(true);
        desk->setVisible(false);
        QCOMPARE(made.size(), 1);
        QVERIFY(desk->panel()->isHidden());
        desk->setVisible(true);
        QVERIFY(!desk->panel()->isHidden() && made.size() == 1);
        desk->panel()->findChild<QPushButton*>("closeJudge")->click();
        QCOMPARE(closed.size(), 1);
    }

private:
    OwnFolder folder;
};

MEXPLORER_TEST(TestJudgeDesk)
#include "test_judge_desk.moc"
