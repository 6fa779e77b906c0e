#pragma once

#include "ui/views/coalition/power_columns.h"
#include "ui/views/coalition/power_layout.h"

namespace mexplorer::ui {

/// The frame of a picture of five players or more, and what is shown in it.
struct PowerDrawing {
    const CoalitionPicture& picture;
    const CoalitionLook& look;
    const Frame& frame;

    [[nodiscard]] const CoalitionSubject& subject() const { return picture.subject; }
    [[nodiscard]] const Style& style() const { return frame.style(); }
    [[nodiscard]] const Theme& theme() const { return frame.theme(); }
};

inline constexpr double barShade = 0.25; ///< how strong the bars are behind the marks

[[nodiscard]] PowerLayout powerLayout(const PowerDrawing& drawing);

/// Whether there is a legend below. On a slide with many rows and a step there is none: the headings have the
/// marks, and the scale is named.
[[nodiscard]] bool hasPowerLegend(const Style& style, const CoalitionPicture& picture,
                                  const CoalitionLook& look);

/// One row a player, all on one scale.
void drawPowerRows(QPainter& painter, const PowerDrawing& drawing);
/// What the step is about besides the players, into `place`: what a player adds to coalitions of each size,
/// an order, or coalitions with their excess.
void drawPowerStrip(QPainter& painter, const PowerDrawing& drawing, const QRectF& place);
[[nodiscard]] bool hasPowerStrip(const CoalitionLook& look);

/// A mark in a row of this height: they are placed so that no two of the same place hide each other.
void drawPowerMark(QPainter& painter, const Style& style, PayoffMark mark, const QPointF& middle, double row);

/// The same alone, in the middle of `sign`.
void drawPowerMarkAlone(QPainter& painter, const Style& style, PayoffMark mark, const QRectF& sign);

} // namespace mexplorer::ui
