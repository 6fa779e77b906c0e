#pragma once

#include "ui/figure/figure.h"

#include <QString>

namespace mexplorer::ui {

/// The text above and below an exported figure: plain, wrapped. Empty text takes no room.
struct Lettering {
    QString title;
    QString caption;

    [[nodiscard]] bool empty() const { return title.isEmpty() && caption.isEmpty(); }
};

inline constexpr int longestLettering = 2000; ///< characters of a title or a caption

/// Whether it leaves at least half of the height to the figure. Errors: too long; not enough room.
[[nodiscard]] Expected<void> checkLettering(const Lettering& lettering, QSizeF size, const Style& style);

/// Draws it at the top and the bottom of `area`, centred, on the colour of paper. Returns the area left for
/// the figure: all of it, with nothing drawn, if the lettering is empty.
QRectF drawLettering(QPainter& painter, const QRectF& area, const Lettering& lettering, const Style& style);

} // namespace mexplorer::ui
