#pragma once

#include "core/theory/score.h"

namespace mexplorer {

/// What a score that was found says about a position. A search with a window often finds only a bound.
enum class Bound : std::uint8_t {
    exact, ///< it is worth so much
    most,  ///< at most so much
    least, ///< at least so much
    none   ///< nothing is known
};

/// The same for the other player, who gets the negative.
[[nodiscard]] constexpr Bound turned(Bound bound) {
    return bound == Bound::most ? Bound::least : bound == Bound::least ? Bound::most : bound;
}

/// The scores that are possible, `least` to `most`.
struct ScoreRange {
    Score least = -infiniteScore;
    Score most = infiniteScore;

    /// Whether every one of them is as `bound` says of `score`.
    [[nodiscard]] constexpr bool implies(Bound bound, Score score) const {
        switch (bound) {
        case Bound::exact:
            return least == score && most == score;
        case Bound::most:
            return most <= score;
        case Bound::least:
            return least >= score;
        case Bound::none:
            break;
        }
        return true;
    }
};

/// What a search found about a position, for one of the players.
struct Finding {
    Score score = 0;
    Bound bound = Bound::exact; ///< of the score as far as the search looks, where estimates count as scores
    ScoreRange sure = {};       ///< of the score in the game itself, whatever lies beyond the horizon

    /// Whether it would be different with other estimates.
    [[nodiscard]] constexpr bool isEstimate() const { return !sure.implies(bound, score); }
    [[nodiscard]] constexpr Finding turned() const {
        return {-score, mexplorer::turned(bound), {-sure.most, -sure.least}};
    }
};

} // namespace mexplorer
