#pragma once

#include "core/text/long_values.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/watch/named.h"
#include "ui/text/plain.h"
#include "ui/theme/colour_maps.h"
#include "ui/theme/roles.h"
#include "ui/views/xor/xor_layout.h"

namespace mexplorer::ui {

// What digits and blocks have in common. They are neutral: blue and orange say who wins.

/// The colour of a one, and of a stone.
inline const QColor& colourOfOne(const Theme& theme) {
    return neutralColour(theme);
}
/// What is written on it.
inline const QColor& onOne(const Theme& theme) {
    return theme.paper;
}
/// The colour of a zero, and of the ground of a block.
inline QColor paleGround(const Theme& theme) {
    return theme.dark ? theme.line.darker(130) : theme.chrome.darker(102);
}

/// The ground of a block that has no partner.
inline QColor groundOfOdd(const Theme& theme) {
    return mixed(theme.paper.rgb(), oddColours(theme).fill.rgb(), 77);
}

inline constexpr double pairedShare = 0.45; ///< the opacity of stones that have a partner

/// What a row has in a column, as a digit or as a block.
inline MotionKey digitOf(std::size_t row, unsigned bit) {
    return {"digit", row, bit};
}

/// Writes a component in the painter's font; a text that does not fit is smaller and takes several lines.
inline void drawComponent(QPainter& painter, const Style& style, const QRectF& where,
                          const std::string& text) {
    drawFittedText(painter, style, where, Qt::AlignRight | Qt::AlignVCenter,
                   shownText(withoutLongValues(text), XorLayout::longestComponent));
}

} // namespace mexplorer::ui
