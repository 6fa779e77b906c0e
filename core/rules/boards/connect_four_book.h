#pragma once

#include "core/rules/boards/stones.h"
#include "core/theory/score.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// The first moves of Connect Four on 7 × 6, as a long run of the solver has found them (see tests/book):
/// best play from each position with few discs, for the player to move. Without plies where the run looked
/// only for who wins; nothing for positions with more discs. O(log positions)
[[nodiscard]] std::optional<BestPlay> connectFourBook(const Stones& stones);

/// The positions with so many discs, at most 6, one of each pair of mirror images, in the book’s order.
[[nodiscard]] std::vector<Stones> connectFourOpenings(unsigned discs);

} // namespace mexplorer
