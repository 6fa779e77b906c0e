#pragma once

#include "ui/figure/figure.h"

#include <QString>

namespace mexplorer::ui {

/// The text above and below an exported figure: plain, wrapped. Empty text takes no room.
struct Lettering {
    QString title;
    QString caption;
    /// The height kept for the caption if it needs less, so that figures with longer and shorter captions
    /// have the same place.
    double captionRoom = 0;

    [[nodiscard]] bool empty() const { return title.isEmpty() && caption.isEmpty() && captionRoom == 0; }
};

inline constexpr int longestLettering = 2000; ///< characters of a title or a caption

/// Whether it leaves at least half of the height to the figure. Errors: too long; not enough room.
[[nodiscard]] Expected<void> checkLettering(const Lettering& lettering, QSizeF size, const Style& style);

/// What a caption takes, with the room around it.
[[nodiscard]] double captionHeight(const QString& caption, double width, const Style& style);

/// Draws it at the top and the bottom of `area`, centred, on the colour of paper. Returns the area left for
/// the figure: all of it, with nothing drawn, if the lettering is empty.
QRectF drawLettering(QPainter& painter, const QRectF& area, const Lettering& lettering, const Style& style);

} // namespace mexplorer::ui
