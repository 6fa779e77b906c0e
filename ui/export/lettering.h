#pragma once

#include "ui/figure/figure.h"

#include <QString>

namespace mexplorer::ui {

/// What stands above and below a figure in a file: plain text, wrapped. Empty: nothing.
struct Lettering {
    QString title;
    QString caption;

    [[nodiscard]] bool empty() const { return title.isEmpty() && caption.isEmpty(); }
};

inline constexpr int longestLettering = 2000; ///< characters of a title or a caption

/// Whether it leaves at least half of the height to the figure. Errors: too long; not enough room.
[[nodiscard]] Expected<void> checkLettering(const Lettering& lettering, QSizeF size, const Style& style);

/// Draws it on paper at the edges of `area`, centred. Returns the area between, which the figure has. An
/// empty one draws nothing and leaves all.
QRectF drawLettering(QPainter& painter, const QRectF& area, const Lettering& lettering, const Style& style);

} // namespace mexplorer::ui
