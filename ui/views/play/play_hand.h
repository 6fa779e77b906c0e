#pragma once

#include "ui/figure/canvas.h"
#include "ui/views/play/play_layout.h"

#include <functional>

class QMouseEvent;
class QWheelEvent;

namespace mexplorer::ui {

/// What the mouse does to the things: a press takes hold of one, a drag leads it to another place,
/// the wheel chooses. Beside the things it pans and zooms the picture as usual.
class PlayHand : public QObject {
    Q_OBJECT

public:
    /// `thingAt` returns what can be touched at a point of the figure’s world, if anything.
    PlayHand(Canvas& canvas, std::function<std::optional<ThingAt>(const QPointF&)> thingAt);

signals:
    void pressed(const mexplorer::ui::ThingAt& thing);
    /// The pointer has moved while it held something; none if it is over nothing.
    void dragged(const std::optional<mexplorer::ui::ThingAt>& thing);
    /// The button was released; `wasDragged`: after a drag; `isAdding`: with Shift, to add to the move.
    void released(bool wasDragged, bool isAdding);
    /// The wheel was turned over a thing, by so many notches towards the user.
    void turned(int notches);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    // True if the event is handled.
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
    int notchParts_ = 0; ///< the rest of a notch, for fine wheels
};

} // namespace mexplorer::ui
