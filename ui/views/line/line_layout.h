#pragma once

namespace mexplorer::ui {

// The rooms around the table of a line, in pixels of the screen.

inline constexpr double titleHeight = 62; ///< of the period and the notes, above the table
inline constexpr double headHeight = 24;  ///< of the columns' heads
inline constexpr double headPixels = 12;  ///< the type of heads and row labels
inline constexpr double moreHeight = 20;  ///< of what is said of the rows below
inline constexpr double edgeRoom = 40;    ///< for the handle and the bracket
inline constexpr double sideWidth = 184;  ///< of what stands beside the table

} // namespace mexplorer::ui
