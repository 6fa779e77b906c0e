#include "app/window/status_chip.h"
#include "app/window/view_stack.h"
#include "tests/runner/listed.h"
#include "ui/figure/legend_row.h"

#include <QCursor>
#include <QTest>
#include <QVBoxLayout>

using namespace mexplorer;
using namespace mexplorer::app;

class TestStatusChip : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(document.setGame("nim", {}, "1,2", "grid"));
        window = std::make_unique<QWidget>();
        auto* rows = new QVBoxLayout(window.get());
        views = new ViewStack(document, window.get());
        rows->addWidget(views);
        views->show("grid");
        chip = new StatusChip(*views, Qt::BottomLeftCorner);
        window->resize(640, 400);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        QCursor::setPos(window->mapToGlobal(QPoint(320, 20)));
    }
    void cleanup() { window.reset(); }

    void itIsThereOnlyWhileItSaysSomething() {
        const QSize figure = views->current().canvas().size();
        QVERIFY(chip->isHidden());
        chip->say("(1, 2)");
        QVERIFY(chip->isVisible() && views->geometry().contains(chip->geometry()));
        QVERIFY(chip->geometry().center().x() < 320 && chip->geometry().bottom() > 340);
        chip->say({});
        QVERIFY(chip->isHidden());
        QCOMPARE(views->current().canvas().size(), figure); // which does not move
    }

    /// Whose first words are in the corner where it is otherwise.
    void theLegendIsReadBesideIt() {
        QVERIFY(document.setGame("nim", {}, "13,11,7", "xor"));
        views->show("xor");
        views->current().activate();
        const ui::Canvas& canvas = views->current().canvas();
        QTRY_VERIFY(canvas.figure());
        chip->say("13 ⊕ 1 = 12");
        const int bottom = canvas.mapTo(window.get(), QPoint(0, canvas.height())).y();
        QVERIFY(chip->geometry().bottom() <= bottom - ui::legendRowHeight(canvas.figureStyle()));
    }

    void itMakesWayForThePointer() {
        chip->say("(1, 2)");
        QCursor::setPos(window->mapToGlobal(chip->geometry().center()));
        chip->say("(1, 2)");
        QVERIFY(chip->geometry().center().x() > 320);
    }

    void itStaysInTheFigureAtAnySize() {
        chip->say(QString(1'000, 'm'));
        QVERIFY(views->geometry().contains(chip->geometry()));
        window->resize(300, 200);
        QTRY_VERIFY(views->geometry().contains(chip->geometry()));
    }

    void aSlideHasNone() {
        chip->say("(1, 2)");
        chip->setMuted(true);
        QVERIFY(chip->isHidden());
        chip->say("(2, 1)");
        QVERIFY(chip->isHidden());
        chip->setMuted(false);
        QVERIFY(chip->isVisible());
    }

private:
    ui::Document document;
    std::unique_ptr<QWidget> window;
    ViewStack* views = nullptr;
    StatusChip* chip = nullptr;
};

MEXPLORER_TEST(TestStatusChip)
#include "test_status_chip.moc"
