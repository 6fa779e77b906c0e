#include "ui/views/grid/grid_colours.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr std::size_t valueCount = std::size_t{UINT16_MAX} + 1;
constexpr unsigned mostSteps = 10;

/// At most ten stretches of equal length (the last may be shorter) that cover the range.
std::vector<ColourBand> bandsOver(ValueRange range) {
    std::vector<ColourBand> bands;
    if (range.most == 0) return bands;
    const unsigned count = range.most - range.least + 1U;
    const unsigned length = (count + mostSteps - 1) / mostSteps;
    for (unsigned least = range.least; least <= range.most; least += length) {
        const unsigned most = std::min<unsigned>(least + length - 1, range.most);
        bands.push_back({static_cast<GridValues::Value>(least), static_cast<GridValues::Value>(most)});
    }
    return bands;
}

/// `value` as a fraction of the range.
double fractionOf(unsigned value, unsigned least, unsigned most) {
    return most > least ? (static_cast<double>(value) - least) / (most - least) : 0.0;
}

} // namespace

GridColours::GridColours(const GridSettings& settings, ValueRange range)
    : range_(range), colouring_(settings.colouring), picture_(valueCount) {
    using Colouring = GridSettings::Colouring;
    if (settings.banded && colouring_ == Colouring::value) bands_ = bandsOver(range);
    for (std::size_t value = 0; value < valueCount; ++value) {
        const auto v = static_cast<GridValues::Value>(value);
        switch (colouring_) {
        case Colouring::value:
            picture_[value] = paletteColour(settings, v);
            break;
        case Colouring::modulus:
            picture_[value] = cyclicColour(v % settings.modulus, settings.modulus);
            break;
        case Colouring::bit:
            picture_[value] = bitColour((v >> settings.bit & 1U) != 0);
            break;
        case Colouring::outcome:
            break; // their colours come from the theme
        }
    }
    // Few of the values have a colour of their own; the others have that of the value before, or of the same
    // residue.
    const std::size_t period = colouring_ == Colouring::modulus ? settings.modulus : 1;
    for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
        std::vector<QRgb>& shown = shown_[theme->dark ? 1 : 0];
        shown.reserve(valueCount);
        for (std::size_t value = 0; value < valueCount; ++value) {
            const bool isKnown = value >= period && picture_[value] == picture_[value - period];
            shown.push_back(isKnown ? shown[value - period] : besideP(picture_[value], *theme));
        }
    }
}

QRgb GridColours::paletteColour(const GridSettings& settings, GridValues::Value value) const {
    const GridValues::Value shown = std::clamp(value, range_.least, range_.most);
    if (bands_.empty()) return colourAt(settings.map, fractionOf(shown, range_.least, range_.most));
    const unsigned length = bands_.front().most - bands_.front().least + 1U;
    const unsigned step = (static_cast<unsigned>(shown) - range_.least) / length;
    return colourAt(settings.map, fractionOf(step, 0, static_cast<unsigned>(bands_.size()) - 1));
}

QRgb GridColours::of(GridValues::Value value, const Theme& theme) const {
    if (value == 0) return pAmongColours(theme).fill.rgb();
    return colouring_ == GridSettings::Colouring::outcome ? nAmongCells(theme)
                                                          : shown_[theme.dark ? 1 : 0][value];
}

std::vector<QRgb> GridColours::themed(const Theme& theme) const {
    std::vector<QRgb> colours = shown_[theme.dark ? 1 : 0];
    if (colouring_ == GridSettings::Colouring::outcome) {
        std::fill(colours.begin(), colours.end(), nAmongCells(theme));
    }
    colours[0] = pAmongColours(theme).fill.rgb();
    return colours;
}

QRgb nAmongCells(const Theme& theme) {
    return theme.dark ? besideP(theme.n.rgb(), theme) : theme.n.rgb();
}

} // namespace mexplorer::ui
