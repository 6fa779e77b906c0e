#pragma once

#include "core/solve/game.h"
#include "core/solve/inquiry.h"

#include <optional>

namespace mexplorer {

/// How a move stands to who wins: what it makes of what its player had.
enum class Mark {
    onlyWinning, ///< no other move won
    winning,     ///< it was won, and still is
    lostIt,      ///< it was won, and is lost
    drewIt,      ///< it was won, and is a draw
    drawing,     ///< it was a draw, and still is
    lostDraw,    ///< it was a draw, and is lost
    alreadyLost, ///< whatever was moved
    unknown      ///< who wins is out of reach
};

/// Whether it gave something away: whether the outcome changed against who moved.
[[nodiscard]] bool gaveAway(Mark mark);
/// “the only winning move”, “lost it”.
[[nodiscard]] Message nameOf(Mark mark);

/// A move that was played, and what it did.
struct JudgedMove {
    std::string from;
    std::string to;
    Message move;
    Mark mark = Mark::unknown;
    std::optional<Outcome> before = {}; ///< of `from`, for who moves; nothing: out of reach
    std::optional<Outcome> after = {};  ///< of `to`, for who is to move then
    /// A move that would not have given it away, if this one did.
    std::optional<SolvedMove> better = {};
};

/// Judges the move that leads from one position to another. Errors: cancelled; what is out of reach is
/// unknown.
[[nodiscard]] Expected<JudgedMove> judgedMove(const Inquiry& from, const Inquiry& to, const Message& move,
                                              Task& task);

} // namespace mexplorer
