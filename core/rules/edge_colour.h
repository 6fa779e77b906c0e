#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace mexplorer {

/// The colours of Hackenbush’s edges: both players cut green ones, Left cuts blue ones, Right red ones.
enum class EdgeColour : std::uint8_t { green, blue, red };

/// “green”, “blue”, “red”.
[[nodiscard]] const char* nameOf(EdgeColour colour);

/// The one of the three that is meant by this colour of DOT, “darkgreen” and the like being green; or by the
/// player, “L”, “right”, “E” for either. Nothing if it is none of them, or several.
[[nodiscard]] std::optional<EdgeColour> readEdgeColour(std::string_view text);

/// Whether this colour of DOT is a red or a blue, as of Red–Blue Hackenbush: by name (“red”, “darkblue”,
/// “r”), “#cc0000” or “#00f”, or hue, saturation and value, “0.667 1.0 1.0”; also as one of several,
/// “red:blue”.
[[nodiscard]] bool isRedOrBlue(std::string_view colour);

} // namespace mexplorer
