#pragma once

#include "ui/figure/figure.h"

#include <functional>
#include <vector>

namespace mexplorer::ui {

/// One sign and what it means.
struct LegendEntry {
    QString text;
    std::function<void(QPainter&, const QRectF&)> drawSign;
    double width = 1;        ///< of the sign, in units of its height
    bool isSeen = true;      ///< false: only its place is kept
    QStringList shared = {}; ///< the texts that have its place in turn, at different steps
};

using LegendEntries = std::vector<LegendEntry>;

/// Adds what is seen, or keeps the place of what is only seen at other steps: then nothing moves aside when
/// it comes or goes.
void addEntry(LegendEntries& entries, bool isSeen, bool isSeenElsewhere, LegendEntry entry);

/// Of what is seen.
[[nodiscard]] QStringList textsOf(const LegendEntries& entries);

/// The height a legend needs, in one row or in two.
[[nodiscard]] double legendRowHeight(const Style& style);

/// The pixels of their type in a row of this width: less than that of the style if they are too wide.
[[nodiscard]] double legendType(const LegendEntries& entries, double width, const Style& style);

/// Draws the entries beside each other in the middle of `area`; in two rows if they are too wide, and smaller
/// if even these are.
void drawLegendRow(QPainter& painter, const QRectF& area, const Style& style, const LegendEntries& entries);

/// Draws a figure whose legend stands below its world: the paper, the legend, and what `drawWorld` draws
/// above the lower margin.
void drawAboveLegend(QPainter& painter, const Frame& frame, const LegendEntries& legend,
                     const std::function<void()>& drawWorld);

} // namespace mexplorer::ui
