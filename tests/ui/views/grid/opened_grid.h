#pragma once

#include "tests/ui/views/grid/fake_game.h"
#include "ui/document/document.h"
#include "ui/views/grid/grid_view.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QWheelEvent>

namespace mexplorer::ui {

/// The real view with a real document, driven like a user.
class OpenedGrid : public QObject {
protected:
    void openDocument() {
        document = std::make_unique<Document>();
        open();
    }
    void close() {
        view.reset();
        document.reset();
    }

    static void move(Canvas& on, const QPointF& at) {
        QMouseEvent event(QEvent::MouseMove, at, on.mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                          Qt::NoModifier);
        QCoreApplication::sendEvent(&on, &event);
    }

    static void wheel(Canvas& on, const QPointF& at, int notches) {
        QWheelEvent event(at, on.mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&on, &event);
    }

    void open() {
        view = std::make_unique<GridView>(*document);
        view->resize(900, 700);
        view->show();
        view->activate();
        QTRY_VERIFY(view->figure());
    }
    /// Opens a game that is not in the catalogue in the document.
    void adopt(const std::shared_ptr<FakeGame>& game, const std::string& position = "3,4") {
        DocumentState state = document->state();
        state.game = "fake";
        state.position = position;
        document->reset({state, game, ask(*game, position).value()});
    }
    /// Whether the nim values of the picture are those of a, b and c.
    bool isSliceOf(Nimber c) {
        for (std::uint64_t a = 0; a < 12; ++a)
            for (std::uint64_t b = 0; b < 12; ++b)
                if (Nimber{figure().picture().valueAt({a, b}).value_or(0)} != (a ^ b ^ c)) return false;
        return true;
    }
    void set(const char* id, const char* value) { QVERIFY(document->setSetting("grid", id, value)); }
    const GridFigure& figure() { return *view->figure(); }
    QPointF screen(const GridCell& cell) {
        return view->canvas().frame().toArea().map(figure().picture().layout().cellRect(cell).center());
    }
    QRgb colourOf(const GridCell& cell) {
        return figure().picture().colours.of(*figure().picture().valueAt(cell), lightTheme());
    }
    void pointTo(const GridCell& cell) { move(view->canvas(), screen(cell)); }

    std::unique_ptr<Document> document;
    std::unique_ptr<GridView> view;
};

} // namespace mexplorer::ui
