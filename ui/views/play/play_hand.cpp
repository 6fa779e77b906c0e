#include "ui/views/play/play_hand.h"

#include <QApplication>
#include <QMouseEvent>
#include <QWheelEvent>

namespace mexplorer::ui {

PlayHand::PlayHand(Canvas& canvas, std::function<std::optional<ThingAt>(const QPointF&)> thingAt)
    : QObject(&canvas), canvas_(canvas), thingAt_(std::move(thingAt)) {
    canvas_.installEventFilter(this);
}

bool PlayHand::eventFilter(QObject* /*watched*/, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: // counts as two presses: two quick moves
        return press(static_cast<const QMouseEvent&>(*event));
    case QEvent::MouseMove:
        return move(static_cast<const QMouseEvent&>(*event));
    case QEvent::MouseButtonRelease:
        return release(static_cast<const QMouseEvent&>(*event));
    case QEvent::Wheel:
        return wheel(static_cast<const QWheelEvent&>(*event));
    default:
        return false;
    }
}

std::optional<ThingAt> PlayHand::under(const QPointF& pixels) const {
    if (!canvas_.figure()) return std::nullopt;
    const Frame frame = canvas_.frame();
    if (!frame.content().contains(pixels)) return std::nullopt;
    return thingAt_(frame.toWorld(pixels));
}

bool PlayHand::press(const QMouseEvent& event) {
    const auto thing = event.button() == Qt::LeftButton ? under(event.position()) : std::nullopt;
    isHolding_ = thing.has_value();
    isDragging_ = false;
    if (!thing) return false;
    canvas_.endMovement();
    canvas_.setFocus(Qt::MouseFocusReason);
    pressedAt_ = event.position();
    emit pressed(*thing);
    return true;
}

bool PlayHand::move(const QMouseEvent& event) {
    if (!isHolding_ || !(event.buttons() & Qt::LeftButton)) return false;
    const bool isFar = (event.position() - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
    isDragging_ = isDragging_ || isFar;
    if (isDragging_) emit dragged(under(event.position()));
    return true;
}

bool PlayHand::release(const QMouseEvent& event) {
    if (!isHolding_ || event.button() != Qt::LeftButton) return false;
    isHolding_ = false;
    emit released(std::exchange(isDragging_, false), event.modifiers() & Qt::ShiftModifier);
    return true;
}

bool PlayHand::wheel(const QWheelEvent& event) {
    constexpr int notch = 120;
    if (event.modifiers() != Qt::NoModifier || !under(event.position())) {
        notchParts_ = 0;
        return false;
    }
    notchParts_ -= event.angleDelta().y();
    const int notches = notchParts_ / notch;
    notchParts_ -= notches * notch;
    if (notches != 0) emit turned(notches);
    return true;
}

} // namespace mexplorer::ui
