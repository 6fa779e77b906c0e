#pragma once

#include "ui/figure/canvas_hand.h"
#include "ui/views/line/line_figure.h"

namespace mexplorer::ui {

/// What mouse and wheel do to the right edge of a line: it is dragged to another width of the table, or the
/// wheel turns it. Anything else pans and zooms the picture as usual.
class LineHand : public CanvasHand {
    Q_OBJECT

public:
    /// On a canvas that shows nothing but lines.
    using CanvasHand::CanvasHand;

    [[nodiscard]] bool isDragging() const { return taken_.has_value(); }

signals:
    /// The edge is where so many heaps make a row, for the part of the world that was in sight when it was
    /// taken.
    void dragged(std::uint64_t width, const QRectF& held);
    void dropped();
    /// By so many columns.
    void turned(int columns);

protected:
    bool press(const QMouseEvent& event) override;
    bool move(const QMouseEvent& event) override;
    bool release(const QMouseEvent& event) override;
    bool wheel(const QWheelEvent& event) override;

private:
    struct Taken {
        double x = 0;      ///< of the pointer, in pixels
        double column = 1; ///< its width in pixels
        std::uint64_t width = 1;
        QRectF held;
    };
    [[nodiscard]] bool isAtHandle(const QPointF& place) const;

    [[nodiscard]] const LineFigure& figure() const;

    std::optional<Taken> taken_;
    WheelNotches notches_;
};

} // namespace mexplorer::ui
