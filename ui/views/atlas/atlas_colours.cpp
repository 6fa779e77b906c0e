#include "ui/views/atlas/atlas_colours.h"

#include "ui/theme/colour_maps.h"
#include "ui/theme/roles.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mexplorer::ui {

namespace {

const std::string colouringId = "colour";
constexpr std::array colourings = {"outcome", "mean", "temperature"}; // in the order of AtlasColouring
constexpr double coldest = -1;                                        // the temperature of whole numbers

} // namespace

Parameter atlasColouringParameter() {
    return {.id = colouringId,
            .title = say(MX_TEXT("core", "colours")),
            .kind = Parameter::Kind::choice,
            .fallback = colourings[0],
            .choices = {{colourings[0], say(MX_TEXT("core", "who wins"))},
                        {colourings[1], say(MX_TEXT("core", "mean"))},
                        {colourings[2], say(MX_TEXT("core", "temperature"))}}};
}

AtlasColouring atlasColouringOf(const Parameters& settings) {
    return static_cast<AtlasColouring>(std::ranges::find(colourings, settings.at(colouringId)) -
                                       colourings.begin());
}

AtlasColours::AtlasColours(const Atlas& atlas, AtlasColouring colouring) : colouring_(colouring) {
    for (const AtlasEntry& entry : atlas.entries) {
        if (!entry.mean) continue;
        largestMean_ = std::max({largestMean_, *entry.mean, Rational(-*entry.mean)});
        largestTemperature_ = std::max(largestTemperature_, *entry.temperature);
    }
}

AtlasColours::Cell AtlasColours::of(const AtlasEntry& entry, const Theme& theme) const {
    const Cell unknown{theme.chrome, theme.quiet};
    if (!entry.worth) return unknown;
    if (colouring_ == AtlasColouring::outcome) {
        const RoleColours colours = outcomeColours(theme, entry.worth->outcome);
        return {colours.fill, colours.on};
    }
    if (!entry.mean) return unknown;
    if (colouring_ == AtlasColouring::mean)
        return ofMean(nearest(Rational(*entry.mean / largestMean_)), theme);
    return ofTemperature((nearest(*entry.temperature) - coldest) / (nearest(largestTemperature_) - coldest));
}

AtlasColours::Cell AtlasColours::ofMean(double share, const Theme& theme) {
    constexpr double strongest = 215;
    const QColor& full = playerColours(theme, share > 0).fill;
    const QRgb fill =
        mixed(theme.paper.rgb(), full.rgb(), static_cast<unsigned>(std::abs(share) * strongest));
    return {QColor(fill), readableOn(fill)};
}

AtlasColours::Cell AtlasColours::ofTemperature(double share) {
    const QRgb fill = colourAt(ColourMap::magma, std::clamp(share, 0.0, 1.0));
    return {QColor(fill), readableOn(fill)};
}

} // namespace mexplorer::ui
