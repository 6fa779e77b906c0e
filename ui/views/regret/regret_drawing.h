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
    [[nodiscard]] QFont font(double pixels, QFont::Weight weight = QFont::Normal) const {
        return style().font(pixels, weight);
    }
    [[nodiscard]] const RegretPoint& point() const { return picture.subject.points[state.point]; }
    [[nodiscard]] const std::string& nameOf(MatrixSide side, std::size_t action) const {
        return picture.subject.matrix().names()[static_cast<std::size_t>(side)][action];
    }
};

/// “round 3”, and at a step about the averages what they are worth.
[[nodiscard]] QString roundText(const RegretSubject& subject, const RegretState& state);
/// The round, and the players’ blocks.
void drawRegretBlocks(QPainter& painter, const RegretDrawing& drawing);
/// The large panel, and the small ones that can be opened.
void drawRegretPanels(QPainter& painter, const RegretDrawing& drawing);
/// The path of the strategies, with the next one: in a triangle, or for two actions on an edge, above which
/// older strategies are higher. Without names where it is small.
void drawRegretPath(QPainter& painter, const RegretDrawing& drawing, const QRectF& area, bool isSmall);

void drawRegretArrow(QPainter& painter, const QPointF& from, const QPointF& to, const QPen& pen, double head);

/// A colour for each action; from the eighth on they repeat, with another dash.
[[nodiscard]] QColor actionColour(const Theme& theme, std::size_t action);
[[nodiscard]] Qt::PenStyle actionDash(std::size_t action);

} // namespace mexplorer::ui
