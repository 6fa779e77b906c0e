#pragma once

#include "core/rules/boards/stone_lines.h"
#include "core/rules/estimate.h"

#include <vector>

namespace mexplorer {

/// A line that only one player has stones on, and can still complete.
struct OpenLine {
    std::uint64_t cells = 0; ///< as the bits of StoneShape
    bool isFirsts = true;    ///< whose it is
    unsigned stones = 0;     ///< how many of its cells have stones: at least 1
    Score points = 0;        ///< to whoever began: the square of `stones`, less than 0 if it is the other’s
    friend bool operator==(const OpenLine&, const OpenLine&) = default;
};

/// What stands in for the result of a position whose end is too far away: the lines still open to each
/// player, worth the more, the more stones are on them. It is a sum, line by line; and cell by cell, since
/// each stone has its share in each of its lines: as many points as the line has stones.
struct StoneEvaluation {
    std::vector<OpenLine> lines;
    std::vector<Score> cells; ///< to whoever began, by cell: what its stone adds
    Score sum = 0;            ///< to whoever began: of either
};

[[nodiscard]] StoneEvaluation evaluate(const StoneLines& lines, const Stones& stones);

/// The sum alone, to the player to move. O(lines)
[[nodiscard]] Estimate estimateOf(const StoneLines& lines, const Stones& stones);

} // namespace mexplorer
