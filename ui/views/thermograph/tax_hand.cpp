#include "ui/views/thermograph/tax_hand.h"

#include <QMouseEvent>
#include <QWheelEvent>

#include <utility>

namespace mexplorer::ui {

namespace {

constexpr double taxReach = 6; // pixels around the line

} // namespace

const ThermographFigure& TaxHand::figure() const {
    return static_cast<const ThermographFigure&>(*canvas().figure());
}

std::optional<double> TaxHand::lineAt(const QPointF& place) const {
    const auto line = figure().taxHandle();
    if (!line) return std::nullopt;
    const QRectF handle = canvas().frame().toArea().mapRect(*line);
    if (!handle.adjusted(-taxReach, -taxReach, taxReach, taxReach).contains(place)) return std::nullopt;
    return line->center().y();
}

bool TaxHand::press(const QMouseEvent& event) {
    const auto line = event.button() == Qt::LeftButton ? lineAt(event.position()) : std::nullopt;
    if (!line) return false;
    offset_ = *line - canvas().frame().toWorld(event.position()).y();
    canvas().setFocus(Qt::MouseFocusReason);
    return true;
}

bool TaxHand::move(const QMouseEvent& event) {
    if (!offset_) return false;
    emit dragged(canvas().frame().toWorld(event.position()).y() + *offset_);
    return true;
}

bool TaxHand::release(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton || !std::exchange(offset_, {})) return false;
    emit dropped();
    return true;
}

/// Over a line that is only where the pointer is, the wheel zooms.
bool TaxHand::wheel(const QWheelEvent& event) {
    const bool isPointed = figure().taxLine() == TaxLine::pointed;
    if (offset_ || isPointed || !lineAt(event.position())) return false;
    const int notches = notches_.add(event);
    if (notches != 0) emit turned(notches);
    return true;
}

} // namespace mexplorer::ui
