#pragma once

#include "core/rules/rules.h"

#include <QString>

#include <string_view>

namespace mexplorer::ui::tree {

// The world's unit is one pixel at a scale of 1.
inline constexpr double nodeRadius = 23;
inline constexpr double ringRadius = 29;        ///< of P's outer ring
inline constexpr double largestHalfWidth = 120; ///< a longer text is cut
inline constexpr std::size_t longestText = 120; ///< characters of a position; more would be cut anyway
inline constexpr double nodeText = 16;
inline constexpr double leastTextScale = 7 / nodeText; ///< smaller texts cannot be read
inline constexpr double valueText = 12;
inline constexpr double leastValueScale = 7 / valueText;
inline constexpr double badgeText = 11;
inline constexpr double textPadding = 9; ///< between text and the rounded end of a node
inline constexpr double badgeHeight = 18;
inline constexpr double badgeDrop = 31; ///< from a node's centre down to its badge's

inline constexpr double crossHalf = 11; ///< from the middle to a side of the cross of a wrong theorem
inline constexpr double crossRise =
    20; ///< from a node's centre up to that of its cross, at the node's left end

inline constexpr double siblingGap = 32;
inline constexpr double subtreeGap = 46;
inline constexpr double bendGap = 22;
inline constexpr double rowGap = 112;
inline constexpr double leastRowGap = 78; ///< in trees that would get too tall

/// About how wide a text gets, for type of this size: the layout must not depend on the fonts installed.
/// What is drawn is made to fit.
[[nodiscard]] double roughWidth(std::string_view text, double size);

/// Half the width of a node with this text in it: a circle's, or a capsule's.
[[nodiscard]] double halfWidthFor(std::string_view text);

/// "+31"; large numbers are rounded: "+4.6·10¹⁸".
[[nodiscard]] QString badgeLabel(std::uint64_t options);
[[nodiscard]] double badgeHalfWidth(std::uint64_t options);

} // namespace mexplorer::ui::tree
