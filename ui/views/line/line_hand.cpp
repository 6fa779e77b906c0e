#include "ui/views/line/line_hand.h"

#include "ui/figure/whole.h"

#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace mexplorer::ui {

namespace {

constexpr double reach = 5; // pixels around the handle

} // namespace

const LineFigure& LineHand::figure() const {
    return static_cast<const LineFigure&>(*canvas().figure());
}

bool LineHand::isAtHandle(const QPointF& place) const {
    const auto handle = figure().handle(canvas().frame());
    return handle && handle->adjusted(-reach, -reach, reach, reach).contains(place);
}

bool LineHand::press(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton || !isAtHandle(event.position())) return false;
    const Frame frame = canvas().frame();
    const LineTable& table = figure().table();
    taken_ = Taken{event.position().x(), frame.scale() * table.aspect(), table.width(), frame.visible()};
    canvas().setFocus(Qt::MouseFocusReason);
    return true;
}

bool LineHand::move(const QMouseEvent& event) {
    if (!taken_) {
        if (event.buttons() != Qt::NoButton) return false;
        if (isAtHandle(event.position()))
            canvas().setCursor(Qt::SplitHCursor);
        else
            canvas().unsetCursor();
        return false;
    }
    const double columns = std::round((event.position().x() - taken_->x) / taken_->column);
    const double width = static_cast<double>(taken_->width) + columns;
    emit dragged(wholeOf<std::uint64_t>(width, 1, LineTable::widest), taken_->held);
    return true;
}

bool LineHand::release(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton || !std::exchange(taken_, {})) return false;
    emit dropped();
    return true;
}

bool LineHand::wheel(const QWheelEvent& event) {
    if (taken_ || !isAtHandle(event.position())) return false;
    const int notches = notches_.add(event);
    if (notches != 0) emit turned(notches);
    return true;
}

} // namespace mexplorer::ui
