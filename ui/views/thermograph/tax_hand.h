#pragma once

#include "ui/figure/canvas_hand.h"
#include "ui/views/thermograph/thermograph_figure.h"

namespace mexplorer::ui {

/// What mouse and wheel do to the line of a tax: it is dragged up and down, or the wheel turns the tax.
/// Anything else pans and zooms the picture as usual.
class TaxHand : public CanvasHand {
    Q_OBJECT

public:
    /// On a canvas that shows nothing but thermographs.
    using CanvasHand::CanvasHand;

signals:
    /// The line is to be at this height of the world.
    void dragged(double y);
    void dropped();
    /// By so many steps, upwards.
    void turned(int steps);

protected:
    bool press(const QMouseEvent& event) override;
    bool move(const QMouseEvent& event) override;
    bool release(const QMouseEvent& event) override;
    bool wheel(const QWheelEvent& event) override;

private:
    [[nodiscard]] const ThermographFigure& figure() const;
    /// The height of the line, if it can be taken there; `place` in pixels.
    [[nodiscard]] std::optional<double> lineAt(const QPointF& place) const;

    std::optional<double> offset_; ///< while it is dragged: from the pointer down to the line, in the world
    WheelNotches notches_;
};

} // namespace mexplorer::ui
