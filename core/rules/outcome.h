#pragma once

#include "core/theory/score.h"

#include <optional>

namespace mexplorer {

/// Whose a move is: either player’s in games where both have the same moves; else Left’s or Right’s.
enum class Side { either, left, right };

[[nodiscard]] constexpr Side opponentOf(Side side) {
    return side == Side::left ? Side::right : side == Side::right ? Side::left : Side::either;
}

/// “L”, “R”; nothing if it may be either.
[[nodiscard]] constexpr const char* nameOf(Side side) {
    return side == Side::left ? "L" : side == Side::right ? "R" : "";
}

/// Who wins with best play. P: the player who just moved; N: the player to move; L and R, only where the
/// players’ moves differ: Left or Right, whoever is to move.
enum class Outcome { P, N, draw, L, R };

/// The sign of an outcome; D is a draw.
[[nodiscard]] constexpr const char* nameOf(Outcome outcome) {
    switch (outcome) {
    case Outcome::P:
        return "P";
    case Outcome::N:
        return "N";
    case Outcome::L:
        return "L";
    case Outcome::R:
        return "R";
    case Outcome::draw:
        break;
    }
    return "D";
}

/// The side that wins whoever is to move; nothing if that depends on who is, or if it is a draw.
[[nodiscard]] constexpr std::optional<Side> wonBy(Outcome outcome) {
    if (outcome == Outcome::L) return Side::left;
    if (outcome == Outcome::R) return Side::right;
    return std::nullopt;
}

/// The outcome as the player to move meets it: P, N or a draw. Nothing if that depends on his side, and it
/// may be either.
[[nodiscard]] constexpr std::optional<Outcome> metBy(Outcome outcome, Side mover) {
    const auto winner = wonBy(outcome);
    if (!winner) return outcome;
    if (mover == Side::either) return std::nullopt;
    return winner == mover ? Outcome::N : Outcome::P;
}

/// What the player to move comes to with best play. Ask these rather than comparing: they know all outcomes.
[[nodiscard]] constexpr bool isLost(Outcome outcome, Side mover = Side::either) {
    return metBy(outcome, mover) == Outcome::P;
}
[[nodiscard]] constexpr bool isWon(Outcome outcome, Side mover = Side::either) {
    return metBy(outcome, mover) == Outcome::N;
}
[[nodiscard]] constexpr bool isDrawn(Outcome outcome) {
    return outcome == Outcome::draw;
}

/// Who wins a position with this score for the player to move.
[[nodiscard]] constexpr Outcome outcomeOf(Score score) {
    return score > 0 ? Outcome::N : score < 0 ? Outcome::P : Outcome::draw;
}
/// The same from the scores that Left and Right would come to by moving first.
[[nodiscard]] constexpr Outcome outcomeBetween(Score left, Score right) {
    return left == right ? outcomeOf(left) : left > right ? Outcome::L : Outcome::R;
}

/// The score of this outcome for the player to move, where only winning counts: 1, 0 or −1.
[[nodiscard]] constexpr Score scoreOf(Outcome outcome, Side mover = Side::either) {
    return isWon(outcome, mover) ? 1 : isLost(outcome, mover) ? -1 : 0;
}

} // namespace mexplorer
