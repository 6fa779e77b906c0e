#include "ui/theme/colour_maps.h"

#include "ui/theme/colour_tables.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr QRgb opaque = 0xFF000000U;
constexpr QRgb darkInk = 0xFF000000U; // anything lighter misses the ratio of 4.5 on some middle grey
constexpr QRgb lightInk = 0xFFFFFFFFU;

/// Relative luminance as WCAG 2 defines it, from 0 to 1.
double luminance(QRgb colour) {
    const auto linear = [](int channel) {
        const double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) + 0.0722 * linear(qBlue(colour));
}

double contrast(double one, double other) {
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

} // namespace

QRgb colourAt(ColourMap map, double t) {
    const auto& table = map == ColourMap::viridis   ? tables::viridis
                        : map == ColourMap::cividis ? tables::cividis
                                                    : tables::magma;
    const double last = static_cast<double>(table.size() - 1);
    return opaque | table[static_cast<std::size_t>(std::lround(std::clamp(t, 0.0, 1.0) * last))];
}

QRgb cyclicColour(unsigned residue, unsigned modulus) {
    return opaque | tables::twilight[std::size_t{residue} * tables::twilight.size() / modulus];
}

QRgb bitColour(bool one) {
    return one ? 0xFF3A3150U : 0xFFD6D3DEU;
}

QColor readableOn(QRgb background) {
    const double behind = luminance(background);
    const bool light = contrast(behind, luminance(lightInk)) >= contrast(behind, luminance(darkInk));
    return QColor(light ? lightInk : darkInk);
}

} // namespace mexplorer::ui
