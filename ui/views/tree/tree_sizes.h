#pragma once

#include "core/rules/board_picture.h"
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
inline constexpr double smallestFull = 11; ///< pixels across; smaller nodes are discs without texts
inline constexpr double leastTextScale = 7 / nodeText; ///< smaller texts cannot be read
inline constexpr double valueText = 12;
inline constexpr double leastValueScale = 9 / valueText;
inline constexpr double badgeText = 11;
inline constexpr double outsideText =
    11; ///< pixels, of texts too long for their nodes, set upright beside them
inline constexpr double outsideGap = 5; ///< pixels between such a text and its node
inline constexpr double enlargedReach =
    20; ///< pixels that nodes enlarged to be readable reach into the margins
inline constexpr double roomBelowContent =
    20; ///< pixels that the drawing may reach into the margin with the legend
inline constexpr double leastRoomOutside = 13; ///< pixels to both neighbours that such texts need
inline constexpr double tightMargin = 3;       ///< between a text and the side of its node, at least
inline constexpr double textPadding = 9;       ///< between text and the rounded end of a node
inline constexpr double badgeHeight = 18;
inline constexpr double badgeDrop = 31; ///< from a node's centre down to its badge's

inline constexpr double badgeGap = 4;          ///< between the badges of neighbours
inline constexpr double goodBadgeScale = 0.85; ///< if there is room: of text that can be read
inline constexpr double leastPlus = 3; ///< pixels across, of the plus that stands for a badge of a small node
inline constexpr double largestPlus = 11;

inline constexpr double crossHalf = 11; ///< from the middle to a side of the cross of a wrong theorem
inline constexpr double crossRise =
    20; ///< from a node's centre up to that of its cross, at the node's left end

inline constexpr double boardFrame = 3;  ///< around a board, in its outcome’s colour
inline constexpr double boardAir = 2.5;  ///< between the frame and the board
inline constexpr double boardCorner = 6; ///< radius of the frame's corners
inline constexpr double leastBoard = 24; ///< pixels of height that a board needs to be drawn in the window
inline constexpr double leastCell = 5;   ///< pixels that each of its cells needs

inline constexpr double siblingGap = 32;
inline constexpr double subtreeGap = 46;
inline constexpr double bendGap = 16; ///< between edges that pass a row, and from them to nodes
inline constexpr double rowGap = 112;
inline constexpr double edgeRoom = 44;    ///< between rows, for passing edges to go sideways
inline constexpr double leastRowGap = 78; ///< in trees that would get too tall

/// The approximate width of a text in type of this size: the layout must not depend on installed fonts. When
/// drawn, the text is made to fit.
[[nodiscard]] double roughWidth(std::string_view text, double size);

/// Half the width of a node with this text: of a circle, or of a capsule.
[[nodiscard]] double halfWidthFor(std::string_view text);
/// Half the width of a node with such a board, which is as high as a circle.
[[nodiscard]] double halfWidthFor(const BoardPicture& board);

/// "+31"; large numbers are rounded: "+4.6·10¹⁸".
[[nodiscard]] QString badgeLabel(std::uint64_t options);
[[nodiscard]] double badgeHalfWidth(std::uint64_t options);

} // namespace mexplorer::ui::tree
