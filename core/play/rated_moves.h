#pragma once

#include "core/game/game.h"
#include "core/game/inquiry.h"

#include <optional>

namespace mexplorer {

/// A move of a game that the last move does not decide, with bounds on its result for the player who makes
/// it; plies include this move.
struct RatedMove {
    std::size_t option = 0; ///< its index in the rules’ order
    Message move;
    std::string to;
    BestPlay worst; ///< the result is at least this good
    BestPlay best;  ///< and at most this good

    [[nodiscard]] bool isExact() const { return worst == best; }
};

/// What is known about all moves: in the rules’ order or, if a search looked ahead, the best first, as far as
/// known.
struct RatedMoves {
    std::vector<RatedMove> moves;
    std::optional<std::uint32_t> ahead = {}; ///< the depth in plies, if a search did not decide
    bool isCutShort = false;                 ///< the task was cancelled before it was decided

    /// The best guaranteed result of a move.
    [[nodiscard]] Score score() const;
    /// Whether no move can have a better one.
    [[nodiscard]] bool isDecided() const;
};

/// Errors: those of the rules. If the task is cancelled, that is no error, but what is known by then.
[[nodiscard]] Expected<RatedMoves> rateMoves(const Inquiry& asked, Task& task);

} // namespace mexplorer
