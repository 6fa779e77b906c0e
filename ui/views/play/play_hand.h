#pragma once

#include "ui/figure/canvas.h"
#include "ui/views/play/table_layout.h"

#include <functional>

class QMouseEvent;
class QWheelEvent;

namespace mexplorer::ui {

/// What the mouse does to the things on a table: a press takes hold of one, a drag leads it to another place,
/// the wheel chooses. Beside the things the picture is moved and zoomed as any other.
class PlayHand : public QObject {
    Q_OBJECT

public:
    /// `thingAt` tells what can be touched at a point of the figure’s world, if anything can.
    PlayHand(Canvas& canvas, std::function<std::optional<ThingAt>(const QPointF&)> thingAt);

signals:
    void pressed(const mexplorer::ui::ThingAt& thing);
    /// The hand has moved while it held something; to nothing, perhaps.
    void dragged(const std::optional<mexplorer::ui::ThingAt>& thing);
    /// It let go; `wasDragged`: after a drag.
    void released(bool wasDragged, bool isAdding);
    /// The wheel was turned over a thing, towards oneself by so many notches.
    void turned(int notches);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    // Whether the event is done with.
    bool press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    bool wheel(const QWheelEvent& event);
    [[nodiscard]] std::optional<ThingAt> under(const QPointF& pixels) const;

    Canvas& canvas_;
    std::function<std::optional<ThingAt>(const QPointF&)> thingAt_;
    bool isHolding_ = false;
    bool isDragging_ = false;
    QPointF pressedAt_;
    int notchParts_ = 0; ///< of a wheel that turns finely
};

} // namespace mexplorer::ui
