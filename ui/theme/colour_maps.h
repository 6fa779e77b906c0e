#pragma once

#include "ui/theme/theme.h"

#include <QRgb>

namespace mexplorer::ui {

/// Perceptually even colours for numbers, from dark to light, safe for colour-blind eyes.
enum class ColourMap { viridis, cividis, magma };

/// The colour at `t` from 0 to 1.
[[nodiscard]] QRgb colourAt(ColourMap map, double t);

/// A colour for each residue, from a closed circle of colours, so that the last and the first are as near as
/// neighbours. `residue` < `modulus`.
[[nodiscard]] QRgb cyclicColour(unsigned residue, unsigned modulus);

/// The colours of a binary digit that is 0 or 1.
[[nodiscard]] QRgb bitColour(bool one);

/// The colour as it is beside P (see pAmongColours): of its hue, but so light, or in the dark theme so dark,
/// that P has a contrast of at least 3 to it (WCAG 2). What was lighter than another stays lighter.
[[nodiscard]] QRgb besideP(QRgb colour, const Theme& theme);
/// The same from a table of 32 steps a channel: from afar a picture has half a million squares.
[[nodiscard]] QRgb nearlyBesideP(QRgb colour, const Theme& theme);

/// Black or white, whichever reads better on `background` (by the contrast ratio of WCAG 2).
[[nodiscard]] QColor readableOn(QRgb background);

/// `over` laid on `under` with an opacity of `share` / 255.
[[nodiscard]] constexpr QRgb mixed(QRgb under, QRgb over, unsigned share) {
    const unsigned rest = 255 - share;
    const auto channel = [&](unsigned shift) {
        return (((under >> shift & 255U) * rest + (over >> shift & 255U) * share + 127) / 255) << shift;
    };
    return 0xFF000000U | channel(16) | channel(8) | channel(0);
}

} // namespace mexplorer::ui
