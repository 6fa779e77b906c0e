#pragma once

#include "core/rules/boards/stone_lines.h"
#include "core/rules/estimate.h"

#include <vector>

namespace mexplorer {

/// A winning line that holds stones of one player only, who can still complete it.
struct OpenLine {
    std::uint64_t cells = 0; ///< a bit for each cell (see StoneShape::bit)
    bool isFirsts = true;    ///< it has stones of whoever began
    unsigned stones = 0;     ///< how many stones are on it: at least 1
    Score points = 0;        ///< for whoever began: the square of `stones`; negative if it is the other’s
    friend bool operator==(const OpenLine&, const OpenLine&) = default;
};

/// A heuristic value for positions too far from the end to be searched: for each player, the sum over the
/// lines still open of the squared number of stones on them. The same sum can be taken over cells: each stone
/// gets, from each open line through it, as many points as that line has stones.
struct StoneEvaluation {
    std::vector<OpenLine> lines;
    std::vector<Score> cells; ///< for whoever began, by cell: what its stone adds
    Score sum = 0;            ///< for whoever began: of all lines, and equally of all cells
};

[[nodiscard]] StoneEvaluation evaluate(const StoneLines& lines, const Stones& stones);

/// Only the sum, for the player to move. O(lines)
[[nodiscard]] Estimate estimateOf(const StoneLines& lines, const Stones& stones);

} // namespace mexplorer
