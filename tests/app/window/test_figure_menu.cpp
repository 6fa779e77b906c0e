#include "app/window/view_stack.h"
#include "core/explain/say_short_game.h"
#include "tested_window.h"
#include "tests/runner/listed.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMimeData>

using namespace mexplorer;
using namespace mexplorer::app;

/// The menu of a figure, by the right button.
class TestFigureMenu : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(window.open());
        QVERIFY(window->document().setGame("nim", {}, "3,5,7", "xor"));
        QTRY_VERIFY(window->view().figure() && window->view().trace());
    }
    void cleanup() { window.close(); }

    void thePositionOpensInAnyOtherView() {
        QMenu* views = open()->findChildren<QMenu*>().front();
        QCOMPARE(views->title(), QString("Open (3, 5, 7) as"));
        QStringList titles;
        for (const QAction* action : views->actions())
            titles << action->text();
        QCOMPARE(titles, (QStringList{"Tree", "Grid", "Line", "Conjecture", "Misère quotient", "Side by side",
                                      "mex", "Search", "Play"}));
        views->actions()[0]->trigger();
        QCOMPARE(window->document().state().view, std::string("tree"));
        QCOMPARE(window->document().position(), std::string("3,5,7"));
    }

    /// As it is, with the settings it has.
    void aPictureIsTakenOverToBeShownSideBySide() {
        QVERIFY(window->document().setGame("nim", {}, "3,5", "grid"));
        QVERIFY(window->document().setSetting("grid", "colour", "outcome"));
        QTRY_VERIFY(window->view().figure());
        QMenu* menu = open();
        QAction* beside = nullptr;
        for (QAction* action : menu->actions())
            if (action->text() == "Show this side by side") beside = action;
        QVERIFY(beside);
        beside->trigger();
        QCOMPARE(window->document().state().view, std::string("beside"));
        const Parameters settings = window->document().scene("beside").settings;
        QCOMPARE(settings.at("picture"), std::string("grid"));
        QCOMPARE(settings.at("grid.colour"), std::string("outcome"));
        QTRY_VERIFY(window->view().figure() && window->view().trace());
    }

    void whatIsPointedAtIsMeant() {
        emit window->view().positionHovered("1,2");
        QMenu* menu = open();
        QCOMPARE(menu->actions().front()->text(), QString("Explain (1, 2)"));
        QCOMPARE(menu->findChildren<QMenu*>().front()->title(), QString("Open (1, 2) as"));
        menu->actions().front()->trigger();
        QCOMPARE(window->document().position(), std::string("1,2"));
        window->document().undoStack().undo();
        QCOMPARE(open()->findChildren<QMenu*>().front()->title(), QString("Open (3, 5, 7) as"));
    }

    /// Of a short game in the picture.
    void whatIsPointedAtIsPutIntoASum() {
        QVERIFY(window->document().setGame("form", {}, "{0,1/4|1,5/8}", "numbers"));
        QTRY_VERIFY(window->view().figure() && window->view().trace());
        ui::Canvas& canvas = window->view().canvas();
        QTest::mouseMove(&canvas, QPoint(1, 1));
        for (int y = 0; y < canvas.height() && !window->view().pointedGame(); y += 4)
            QTest::mouseMove(&canvas, QPoint(canvas.width() / 2, y));
        QTRY_VERIFY(window->view().pointedGame());
        const std::string pointed = *window->view().pointedGame();
        QMenu* menu = open();
        QCOMPARE(menu->actions()[1]->text(),
                 QString("Put %1 into a sum").arg(QString::fromStdString(printedGame(pointed))));
        menu->actions()[1]->trigger();
        QCOMPARE(window->document().state().game, std::string("sum"));
        QCOMPARE(window->document().position(), "form: {0,1/4|1,5/8}; form: " + pointed);
        QCOMPARE(window->document().state().view, std::string("hottest"));
    }

    void allThatCanBeCopiedComesToTheClipboard() {
        window->player().setStep(0);
        copy("Text");
        QTRY_VERIFY(clipboard()->text().contains("3, 5, 7") &&
                    clipboard()->text().endsWith("The value of heap 1 is 3: in powers of two, 2 + 1."));
        copy("Data (CSV)");
        QTRY_VERIFY(clipboard()->text().count('\n') > 3 && clipboard()->text().contains(','));
        copy("Drawing (SVG)");
        QTRY_VERIFY(clipboard()->hasFormat("image/svg+xml") && clipboard()->text().contains("<svg"));
        QVERIFY(!clipboard()->hasImage());
    }

    void aCoveredFigureHasNone() {
        auto* views = window->findChild<ViewStack*>();
        QWidget cover;
        views->addWidget(&cover);
        views->cover(cover);
        QVERIFY(!open());
        views->uncover();
        views->removeWidget(&cover);
        QVERIFY(open());
    }

private:
    QMenu* open() {
        delete window->findChild<QMenu*>("figureMenu");
        ui::Canvas& canvas = window->view().canvas();
        QContextMenuEvent event(QContextMenuEvent::Mouse, canvas.rect().center(),
                                canvas.mapToGlobal(canvas.rect().center()));
        QCoreApplication::sendEvent(&canvas, &event);
        return window->findChild<QMenu*>("figureMenu");
    }
    void copy(const QString& what) {
        for (const QMenu* menu : open()->findChildren<QMenu*>())
            for (QAction* action : menu->actions())
                if (action->text() == what) return action->trigger();
        QFAIL(qPrintable(what));
    }
    static const QMimeData* clipboard() { return QGuiApplication::clipboard()->mimeData(); }

    TestedWindow window;
};

MEXPLORER_TEST(TestFigureMenu)
#include "test_figure_menu.moc"
