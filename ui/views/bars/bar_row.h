#pragma once

#include "ui/views/bars/bars_layout.h"

namespace mexplorer::ui {

/// The width that a number takes, in the world.
[[nodiscard]] double numberWidth(std::uint64_t number);

/// The bars of a heap, not placed yet: of many equal parts some, and one that stands for the others. With a
/// block, the last bar is the remainder, even if it is 0.
[[nodiscard]] std::vector<Bar> barsOf(const DividedHeap& heap, std::uint64_t block);

/// The least length of a row: its numbers can be read.
[[nodiscard]] double leastLength(const std::vector<Bar>& bars);

/// Pixels per object: as many as let the longest of these rows fill `width`.
[[nodiscard]] double unitFor(const std::vector<std::vector<Bar>>& rows, double width);

/// Puts the bars of a row beside each other. Those that would be too short for their numbers are larger, but
/// for the last one, whose number is at its right.
void placeRow(std::vector<Bar>& bars, double unit, const QPointF& begin, double height);

} // namespace mexplorer::ui
