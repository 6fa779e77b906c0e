#include "ui/views/line/value_colours.h"

#include "core/solve/value_census.h"
#include "ui/figure/whole.h"
#include "ui/theme/colour_maps.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr std::size_t hueCount = 12;
using Hues = std::array<QRgb, hueCount>;

// Light in both themes, as P is dark in both; on dark paper a little lighter, since P is.
constexpr Hues hues{0xFFF3F0E6, 0xFFD5E3A0, 0xFFF7B98C, 0xFF8FD1B0, 0xFFF4D35E, 0xFFC0ABEA,
                    0xFF74C5CA, 0xFFEFA5C5, 0xFFB9DC70, 0xFFD6D6D6, 0xFFF2978A, 0xFFA9CDF0};
constexpr Hues huesOnDark{0xFFD9D5C8, 0xFFD5E3A0, 0xFFF9C9A8, 0xFFA9DCC3, 0xFFF4D35E, 0xFFDCCBF5,
                          0xFFA3DDE0, 0xFFF6C6DA, 0xFFC6E48B, 0xFFD6D6D6, 0xFFFAC8B8, 0xFFBFD8F2};
/// Where a ramp comes by, at even distances.
using Stops = std::array<QRgb, 6>;
constexpr Stops stops{0xFFF3F0E6, 0xFFF4D35E, 0xFFF2978A, 0xFFC0ABEA, 0xFF7FBFE3, 0xFF5FB59A};
constexpr Stops stopsOnDark{0xFFD9D5C8, 0xFFF4D35E, 0xFFFAC8B8, 0xFFDCCBF5, 0xFFBFD8F2, 0xFFA9DCC3};

QRgb onRamp(const Stops& by, double t) {
    const double place = t * static_cast<double>(by.size() - 1);
    const auto before = wholeOf<std::size_t>(place, 0, by.size() - 2);
    const double within = place - static_cast<double>(before);
    return mixed(by[before], by[before + 1], wholeOf<unsigned>(255 * within, 0U, 255U));
}

} // namespace

ValueColours::ValueColours(const Theme& theme, std::uint32_t greatest, std::uint64_t saltus,
                           bool onlyOutcomes)
    : scheme_(onlyOutcomes                       ? Scheme::outcomes
              : saltus > 1 && saltus <= hueCount ? Scheme::residues
              : greatest <= hueCount             ? Scheme::each
                                                 : Scheme::ramp),
      dark_(theme.dark), p_(theme.p.rgb()), n_(theme.n.rgb()), greatest_(greatest), saltus_(saltus) {
    const std::uint32_t most = std::min(greatest, ValueCensus::mostValues);
    std::vector<QRgb> colours;
    for (std::uint32_t value = 0; value <= most; ++value)
        colours.push_back(found(value));
    known_ = std::move(colours);
}

QRgb ValueColours::found(std::uint32_t value) const {
    if (value == 0) return p_;
    const Hues& each = dark_ ? huesOnDark : hues;
    switch (scheme_) {
    case Scheme::each:
        return each[(value - 1) % hueCount];
    case Scheme::residues:
        return each[value % saltus_];
    case Scheme::outcomes:
        return n_;
    case Scheme::ramp:
        break;
    }
    const double t = static_cast<double>(value) / std::max(greatest_, 1U);
    return onRamp(dark_ ? stopsOnDark : stops, std::min(t, 1.0));
}

} // namespace mexplorer::ui
