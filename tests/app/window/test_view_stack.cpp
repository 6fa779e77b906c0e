#include "app/window/view_stack.h"
#include "own_folder.h"
#include "tests/runner/listed.h"
#include "ui/views/play/play_view.h"

#include <QSignalSpy>

using namespace mexplorer;
using namespace mexplorer::app;

class TestViewStack : public QObject {
    Q_OBJECT

private slots:
    void aViewIsMadeOnceAndOnlyTheCurrentOneIsHeard() {
        ui::Document document;
        QVERIFY(document.setGame("nim", {}, "3,5", "grid"));
        ViewStack views(document, nullptr);
        views.show("grid");
        ui::View* grid = &views.current();
        views.show("tree");
        ui::View* tree = &views.current();
        QVERIFY(tree != grid && views.currentWidget() == tree && !views.playView());
        QSignalSpy failed(&views, &ViewStack::failed);
        emit grid->failed("not seen");
        emit tree->failed("seen");
        QCOMPARE(failed.size(), 1);
        QCOMPARE(failed.front().front().toString(), QString("seen"));
        views.show("grid");
        QCOMPARE(&views.current(), grid);
        views.show("play");
        QVERIFY(views.playView());
    }

    void aCoverStaysWhateverViewIsBehindIt() {
        ui::Document document;
        QVERIFY(document.setGame("nim", {}, "3,5", "grid"));
        ViewStack views(document, nullptr);
        views.show("grid");
        QWidget cover;
        views.addWidget(&cover);
        QVERIFY(!views.isCovered());
        views.cover(cover);
        views.show("tree");
        QVERIFY(views.isCovered());
        QCOMPARE(views.currentWidget(), &cover);
        views.uncover();
        QVERIFY(!views.isCovered());
        QCOMPARE(views.currentWidget(), &views.current());
    }

    void allHaveTheSameStyleWheneverTheyAreMade() {
        ui::Document document;
        QVERIFY(document.setGame("nim", {}, "3,5", "grid"));
        ViewStack views(document, nullptr);
        views.show("grid");
        views.setStyle({.theme = ui::darkTheme()});
        QVERIFY(views.current().canvas().figureStyle().theme.dark);
        views.show("tree");
        QVERIFY(views.current().canvas().figureStyle().theme.dark);
    }

private:
    OwnFolder folder;
};

MEXPLORER_TEST(TestViewStack)
#include "test_view_stack.moc"
