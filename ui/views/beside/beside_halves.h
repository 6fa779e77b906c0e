#pragma once

#include "ui/views/beside/beside_figure.h"

namespace mexplorer::ui {

inline constexpr double halfTitleType = 15; ///< pixels, as all below, at the usual size of type
inline constexpr double besideReasonType = 12;
inline constexpr double besideAir = 16; ///< beside the lines below

/// The values of a figure; null if it has none.
[[nodiscard]] inline const Pairable* pairable(const Figure& figure) {
    return dynamic_cast<const Pairable*>(&figure.bare());
}

/// How the picture is divided.
struct BesideFigure::Halves {
    bool areAcross = true;
    std::array<QRectF, 2> titles;
    std::array<QRectF, 2> areas; ///< below the titles
    std::array<QMarginsF, 2> margins;
    std::array<bool, 2> haveLegend{true, true};
    QRectF foot;

    // Both contents get the same size, whatever stands beside them; `gap` is between the areas.
    void placeAcross(const QRectF& all, double gap);
    void placeUpright(const QRectF& all, double gap);
};

} // namespace mexplorer::ui
