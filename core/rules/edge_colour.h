#pragma once

#include <string_view>

namespace mexplorer {

/// Whether this colour of DOT is a red or a blue, as of Red–Blue Hackenbush: by name (“red”, “darkblue”,
/// “r”), “#cc0000” or “#00f”, or hue, saturation and value, “0.667 1.0 1.0”; also as one of several,
/// “red:blue”.
[[nodiscard]] bool isRedOrBlue(std::string_view colour);

} // namespace mexplorer
