#include "ui/theme/colour_maps.h"

#include "ui/theme/colour_tables.h"
#include "ui/theme/roles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace mexplorer::ui {

namespace {

constexpr QRgb opaque = 0xFF000000U;
constexpr QRgb darkInk = 0xFF000000U; // anything lighter misses the ratio of 4.5 on some middle grey
constexpr QRgb lightInk = 0xFFFFFFFFU;

using Light = std::array<double, 3>;

/// As much light as a channel stands for, from 0 to 1, and back.
double linear(int channel) {
    static const auto table = [] {
        std::array<double, 256> lights{};
        for (std::size_t i = 0; i < lights.size(); ++i) {
            const double c = static_cast<double>(i) / 255;
            lights[i] = c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
        }
        return lights;
    }();
    return table[static_cast<std::size_t>(channel)];
}

/// From a table, since there are many.
int channelOf(double light) {
    static const auto table = [] {
        std::array<int, 4096> channels{};
        for (std::size_t i = 0; i < channels.size(); ++i) {
            const double l = static_cast<double>(i) / (channels.size() - 1);
            const double c = l <= 0.0031308 ? 12.92 * l : 1.055 * std::pow(l, 1 / 2.4) - 0.055;
            channels[i] = static_cast<int>(std::lround(255 * c));
        }
        return channels;
    }();
    return table[static_cast<std::size_t>(std::lround(std::clamp(light, 0.0, 1.0) * (table.size() - 1)))];
}

/// Relative luminance as WCAG 2 defines it, from 0 to 1.
double luminance(const Light& light) {
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
}

double luminance(QRgb colour) {
    return luminance(Light{linear(qRed(colour)), linear(qGreen(colour)), linear(qBlue(colour))});
}

double contrast(double one, double other) {
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

Light between(const Light& one, const Light& other, double share) {
    Light all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = std::lerp(one[i], other[i], share);
    return all;
}

/// The same hue as bright as that, as little mixed with white as can be.
Light vivid(const Light& light, double bright) {
    constexpr Light black{};
    constexpr Light white{1, 1, 1};
    const double most = std::max(1e-9, *std::max_element(light.begin(), light.end()));
    const Light full = between(black, light, 1 / most);
    const double brightest = luminance(full);
    return brightest >= bright ? between(black, full, bright / brightest)
                               : between(full, white, (bright - brightest) / (1 - brightest));
}

constexpr double ratioToP = 3.03; // a little more than needed, since channels are rounded

/// Of the same hue, lighter than something of that luminance.
Light above(const Light& light, double dark) {
    constexpr double vividness = 0.5; // between pastel and glaring
    const Light pastel = between(light, {1, 1, 1}, ratioToP * (dark + 0.05) - 0.05);
    return between(pastel, vivid(light, luminance(pastel)), vividness);
}

/// Of the same hue, darker than something of that luminance, but lighter than the paper.
Light below(const Light& light, double bright) {
    constexpr double least = 0.015;
    constexpr double evenness = 0.6; // so that the darker half of a map is not all black
    const double most = (bright + 0.05) / ratioToP - 0.05;
    return vivid(light, std::lerp(least, most, std::pow(luminance(light), evenness)));
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
    return one ? 0xFF3A3150U : 0xFFF4F3F8U;
}

QRgb besideP(QRgb colour, const Theme& theme) {
    const double p = luminance(pAmongColours(theme).fill.rgb());
    const Light light{linear(qRed(colour)), linear(qGreen(colour)), linear(qBlue(colour))};
    const Light shown = theme.dark ? below(light, p) : above(light, p);
    return qRgb(channelOf(shown[0]), channelOf(shown[1]), channelOf(shown[2]));
}

QRgb nearlyBesideP(QRgb colour, const Theme& theme) {
    constexpr unsigned bits = 5;
    using Table = std::vector<QRgb>;
    const auto made = [](const Theme& of) {
        Table table;
        for (unsigned i = 0; i < 1U << 3 * bits; ++i) {
            const auto channel = [&](unsigned shift) {
                const unsigned step = i >> shift & 31U;
                return static_cast<int>(step << 3U | step >> 2U);
            };
            table.push_back(besideP(qRgb(channel(2 * bits), channel(bits), channel(0)), of));
        }
        return table;
    };
    const unsigned index = (colour >> 9 & 0x7C00U) | (colour >> 6 & 0x3E0U) | (colour >> 3 & 0x1FU);
    if (theme.dark) { // each table is made once it is needed
        static const Table onDark = made(darkTheme());
        return onDark[index];
    }
    static const Table onLight = made(lightTheme());
    return onLight[index];
}

QColor readableOn(QRgb background) {
    const double behind = luminance(background);
    const bool light = contrast(behind, luminance(lightInk)) >= contrast(behind, luminance(darkInk));
    return QColor(light ? lightInk : darkInk);
}

} // namespace mexplorer::ui
