#pragma once

#include "ui/figure/canvas.h"

class QMouseEvent;
class QWheelEvent;

namespace mexplorer::ui {

/// What mouse and wheel do to something in a figure; whatever it does not handle pans and zooms the picture
/// as usual. Asked only while there is a figure.
class CanvasHand : public QObject {
public:
    explicit CanvasHand(Canvas& canvas);

protected:
    // True if the event is handled.
    virtual bool press(const QMouseEvent& /*event*/) { return false; }
    virtual bool move(const QMouseEvent& /*event*/) { return false; }
    virtual bool release(const QMouseEvent& /*event*/) { return false; }
    virtual bool wheel(const QWheelEvent& /*event*/) { return false; }

    [[nodiscard]] Canvas& canvas() const { return canvas_; }

    bool eventFilter(QObject* watched, QEvent* event) final;

private:
    Canvas& canvas_;
};

/// Whole notches of a wheel, from turns that may be finer.
class WheelNotches {
public:
    /// How many are complete with this turn; upwards is positive.
    [[nodiscard]] int add(const QWheelEvent& event);

private:
    int parts_ = 0; ///< in Qt's eighths of a degree
};

} // namespace mexplorer::ui
