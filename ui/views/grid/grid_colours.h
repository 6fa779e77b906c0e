#pragma once

#include "core/game/grid_values.h"
#include "ui/theme/roles.h"
#include "ui/views/grid/grid_settings.h"

#include <array>
#include <vector>

namespace mexplorer::ui {

/// The least and the greatest value that is not 0; both 0 if there is none.
struct ValueRange {
    GridValues::Value least = 0;
    GridValues::Value most = 0;

    void include(GridValues::Value value) {
        if (value == 0) return;
        least = least == 0 ? value : std::min(least, value);
        most = std::max(most, value);
    }
    friend bool operator==(const ValueRange&, const ValueRange&) = default;
};

/// A stretch of values that share a colour.
struct ColourBand {
    GridValues::Value least;
    GridValues::Value most;
};

/// The colour of each value, apart from the theme, so that one table of values can be shown in any theme. A
/// value of 0 always has P's own colour.
class GridColours {
public:
    GridColours(const GridSettings& settings, ValueRange range);

    [[nodiscard]] ValueRange range() const { return range_; }
    [[nodiscard]] GridSettings::Colouring colouring() const { return colouring_; }
    /// The colour of a value without a theme: colours of P and N are not set.
    [[nodiscard]] QRgb plain(GridValues::Value value) const { return picture_[value]; }
    [[nodiscard]] QRgb of(GridValues::Value value, const Theme& theme) const;
    /// Whether each colour means the same in both.
    [[nodiscard]] bool meanTheSame(const GridColours& other) const {
        const bool isOfOutcomes = colouring_ == GridSettings::Colouring::outcome;
        return colouring_ == other.colouring_ && (isOfOutcomes || picture_ == other.picture_);
    }
    /// The colours of all values, indexed by value.
    [[nodiscard]] std::vector<QRgb> themed(const Theme& theme) const;
    /// The bands of a banded palette, from the least value; else empty.
    [[nodiscard]] const std::vector<ColourBand>& bands() const { return bands_; }

private:
    [[nodiscard]] QRgb paletteColour(const GridSettings& settings, GridValues::Value value) const;

    ValueRange range_;
    GridSettings::Colouring colouring_;
    std::vector<ColourBand> bands_;
    std::vector<QRgb> picture_;
    std::array<std::vector<QRgb>, 2> shown_; ///< beside P, in the light and in the dark theme
};

/// N where cells tell nothing but who wins: in the dark not so bright that P is lost in it.
[[nodiscard]] QRgb nAmongCells(const Theme& theme);

} // namespace mexplorer::ui
