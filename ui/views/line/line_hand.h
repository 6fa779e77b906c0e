#pragma once

#include "ui/figure/canvas.h"
#include "ui/views/line/line_figure.h"

namespace mexplorer::ui {

/// What mouse and wheel do to the right edge of a line: it is dragged to another width of the table, or the
/// wheel turns it. Anything else pans and zooms the picture as usual.
class LineHand : public QObject {
    Q_OBJECT

public:
    /// On a canvas that shows nothing but lines.
    explicit LineHand(Canvas& canvas);

    [[nodiscard]] bool isDragging() const { return taken_.has_value(); }

signals:
    /// The edge is where so many heaps make a row, for the part of the world that was in sight when it was
    /// taken.
    void dragged(std::uint64_t width, const QRectF& held);
    void dropped();
    /// By so many columns.
    void turned(int columns);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Taken {
        double x = 0;      ///< of the pointer, in pixels
        double column = 1; ///< its width in pixels
        std::uint64_t width = 1;
        QRectF held;
    };
    // True if the event is handled.
    bool press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    bool wheel(const QWheelEvent& event);
    [[nodiscard]] bool isAtHandle(const QPointF& place) const;

    [[nodiscard]] const LineFigure& figure() const;

    Canvas& canvas_;
    std::optional<Taken> taken_;
    int notchParts_ = 0; ///< the rest of a notch, for fine wheels
};

} // namespace mexplorer::ui
