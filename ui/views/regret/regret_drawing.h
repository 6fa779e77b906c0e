#pragma once

#include "ui/figure/figure.h"
#include "ui/views/regret/regret_figure.h"

namespace mexplorer::ui {

/// What the drawings of regret matching share, in the pixels of their frame.
struct RegretDrawing {
    const RegretPicture& picture;
    const RegretState& state;
    const RegretLayout& layout;
    const Frame& frame;

    [[nodiscard]] const Style& style() const { return frame.style(); }
    [[nodiscard]] const Theme& theme() const { return frame.theme(); }
    [[nodiscard]] QRectF placed(const QRectF& world) const { return frame.toArea().mapRect(world); }
    /// A font of so many pixels of the world, at least the style's least type.
    [[nodiscard]] QFont font(double pixels, QFont::Weight weight = QFont::Normal) const {
        return textFont(std::max(style().leastType, pixels * frame.scale()), weight);
    }
    [[nodiscard]] const RegretPoint& point() const { return picture.subject.points[state.point]; }
    [[nodiscard]] const std::string& nameOf(MatrixSide side, std::size_t action) const {
        return picture.subject.matrix().names()[static_cast<std::size_t>(side)][action];
    }
};

/// Both players’ blocks.
void drawRegretBlocks(QPainter& painter, const RegretDrawing& drawing);
/// The charts over all rounds.
void drawRegretCharts(QPainter& painter, const RegretDrawing& drawing);
/// The path of the strategies in the triangle; only with three actions.
void drawRegretTriangle(QPainter& painter, const RegretDrawing& drawing);

/// A colour for each action; from the eighth on they repeat, with another dash.
[[nodiscard]] QColor actionColour(const Theme& theme, std::size_t action);
[[nodiscard]] Qt::PenStyle actionDash(std::size_t action);

} // namespace mexplorer::ui
