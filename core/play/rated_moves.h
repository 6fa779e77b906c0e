#pragma once

#include "core/solve/game.h"
#include "core/solve/inquiry.h"

#include <optional>

namespace mexplorer {

/// A move of a game that the last move does not decide, and what it comes to for whoever makes it, counted
/// with this move.
struct RatedMove {
    std::size_t option = 0; ///< its number in the rules’ order
    Message move;
    std::string to;
    BestPlay worst; ///< it is at least as good as this,
    BestPlay best;  ///< and at most so

    [[nodiscard]] bool isExact() const { return worst == best; }
};

/// What is known of all moves. In the rules’ order, or if a search looked ahead, the best first as far as it
/// is known.
struct RatedMoves {
    std::vector<RatedMove> moves;
    std::optional<std::uint32_t> ahead = {}; ///< so many moves were looked ahead, and more decide
    bool isCutShort = false;                 ///< somebody asked the search to stop

    /// What the best move comes to at least.
    [[nodiscard]] Score score() const;
    /// Whether no move can be better than that.
    [[nodiscard]] bool isDecided() const;
};

/// Errors: those of the rules; but a task that is cancelled cuts the search short.
[[nodiscard]] Expected<RatedMoves> rateMoves(const Inquiry& asked, Task& task);

} // namespace mexplorer
