#pragma once

#include <algorithm>
#include <concepts>

namespace mexplorer::ui {

/// A place or a size in a drawing as a whole number, clamped to [least, most]; NaN becomes `least`. (A plain
/// cast of a number that does not fit is undefined.)
template <std::integral Whole>
[[nodiscard]] Whole wholeOf(double value, Whole least, Whole most) {
    if (!(value > static_cast<double>(least))) return least;
    return value < static_cast<double>(most) ? static_cast<Whole>(value) : most;
}

} // namespace mexplorer::ui
