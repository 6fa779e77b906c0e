#include "ui/figure/canvas_hand.h"

#include <QMouseEvent>
#include <QWheelEvent>

namespace mexplorer::ui {

CanvasHand::CanvasHand(Canvas& canvas) : QObject(&canvas), canvas_(canvas) {
    canvas_.installEventFilter(this);
}

bool CanvasHand::eventFilter(QObject* /*watched*/, QEvent* event) {
    if (!canvas_.figure()) return false;
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        return press(static_cast<QMouseEvent&>(*event));
    case QEvent::MouseMove:
        return move(static_cast<QMouseEvent&>(*event));
    case QEvent::MouseButtonRelease:
        return release(static_cast<QMouseEvent&>(*event));
    case QEvent::Wheel:
        return wheel(static_cast<QWheelEvent&>(*event));
    default:
        return false;
    }
}

int WheelNotches::add(const QWheelEvent& event) {
    constexpr int notch = 120;
    parts_ += event.angleDelta().y();
    const int whole = parts_ / notch;
    parts_ -= whole * notch;
    return whole;
}

} // namespace mexplorer::ui
