#pragma once

#include <algorithm>
#include <concepts>

namespace mexplorer::ui {

/// A place or a size of a drawing as a whole number, cut to [least, most]; what is no number is `least`.
/// (What a plain cast makes of a number that does not fit is not defined.)
template <std::integral Whole>
[[nodiscard]] Whole wholeOf(double value, Whole least, Whole most) {
    if (!(value > static_cast<double>(least))) return least;
    return value < static_cast<double>(most) ? static_cast<Whole>(value) : most;
}

} // namespace mexplorer::ui
