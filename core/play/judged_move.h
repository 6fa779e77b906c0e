#pragma once

#include "core/game/game.h"
#include "core/game/inquiry.h"
#include "core/theory/rational.h"

#include <optional>

namespace mexplorer {

/// How a move changes the outcome for the player who makes it.
enum class Mark {
    onlyWinning, ///< no other move won
    winning,     ///< from won to won
    lostIt,      ///< from won to lost
    drewIt,      ///< from won to a draw
    drawing,     ///< from a draw to a draw
    lostDraw,    ///< from a draw to lost
    alreadyLost, ///< all moves lose
    unknown      ///< who wins is out of reach
};

/// Whether the move made the outcome worse for the player who made it.
[[nodiscard]] bool gaveAway(Mark mark);
/// “the only winning move”, “lost it”.
[[nodiscard]] Message nameOf(Mark mark);

/// A move that was played, and its judgement.
struct JudgedMove {
    std::string from;
    std::string to;
    Message move;
    Mark mark = Mark::unknown;
    std::optional<Outcome> before = {}; ///< of `from`; empty if out of reach
    std::optional<Outcome> after = {};  ///< of `to`; likewise
    /// If this move gave something away: one that would not have.
    std::optional<SolvedMove> better = {};
    /// In a hot position of a game of two sides: what the move costs (see costOfMove).
    std::optional<Rational> cost = {};
};

/// “winning”; if it costs something, “winning; it costs 1/2”.
[[nodiscard]] Message sayMark(const JudgedMove& move);

/// Judges the move that leads from one position to another; Mark::unknown if who wins is out of reach.
/// In games of two sides both are asked for who is to move there (see forMover).
/// Errors: cancelled.
[[nodiscard]] Expected<JudgedMove> judgedMove(const Inquiry& from, const Inquiry& to, const Message& move,
                                              Task& task);

} // namespace mexplorer
