#pragma once

#include "ui/figure/figure.h"
#include "ui/views/interval/interval_layout.h"
#include "ui/views/interval/interval_picture.h"

namespace mexplorer::ui {

/// What the drawings of a table of stretches share, in the pixels of its frame.
struct IntervalDrawing {
    const IntervalPicture& picture;
    const IntervalLayout& layout;
    const IntervalLook& look;
    const Frame& frame;

    [[nodiscard]] const Style& style() const { return frame.style(); }
    [[nodiscard]] const Theme& theme() const { return frame.theme(); }
    [[nodiscard]] QRectF placed(const QRectF& world) const { return frame.toArea().mapRect(world); }
    /// The size of type for numbers in boxes of this size, the longest having so many characters; none if
    /// they could not be read.
    [[nodiscard]] std::optional<double> typeIn(const QSizeF& box, std::size_t longest) const;
};

/// The cells, with numbers if these can be read, else as pixels; signs of the better ends; best play.
void drawIntervalCells(QPainter& painter, const IntervalDrawing& drawing);
/// The row of numbers above the cells: which of them a stretch has, and who has taken which.
void drawIntervalRow(QPainter& painter, const IntervalDrawing& drawing);
/// The texts beside the table: a cell’s recurrence, or the game with both scores.
void drawIntervalTexts(QPainter& painter, const IntervalDrawing& drawing);

/// The sign of the better end: it points to the stretch that is left.
void drawChoice(QPainter& painter, const QPointF& tip, double size, const QColor& colour);

} // namespace mexplorer::ui
