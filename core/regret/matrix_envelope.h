#pragma once

#include "core/regret/matrix_game.h"

#include <optional>

namespace mexplorer {

/// The first player’s payoff in a game of constant sum, as a function of how a player with two actions mixes
/// them: a straight line for each reply of the other player, and their envelope, which follows the best
/// replies. If the first player mixes, it is the lower envelope, of which he wants the highest point; if the
/// second does, the upper, of which he wants the lowest.
struct MatrixEnvelope {
    /// A reply, by the first player’s payoff at the ends.
    struct Line {
        Rational atSecond; ///< where the second action is always played (share 0)
        Rational atFirst;  ///< where the first is (share 1)
        [[nodiscard]] Rational at(const Rational& share) const {
            return atSecond + share * (atFirst - atSecond);
        }
    };
    /// A place where the envelope begins, bends or ends.
    struct Corner {
        Rational share; ///< of the first action
        Rational value;
    };

    MatrixSide mixing = MatrixSide::row; ///< the player with two actions
    std::vector<Line> lines;             ///< by the replies
    std::vector<Corner> corners;         ///< from share 0 to share 1
    std::size_t best = 0;                ///< the corner that the mixing player wants
    /// The last corner that is as good: not `best` if the envelope is flat there.
    std::size_t lastBest = 0;
};

/// Nothing if the game is not of constant sum, or neither player has exactly two actions. If both have, the
/// first player mixes. O(actions²).
[[nodiscard]] std::optional<MatrixEnvelope> envelopeOf(const MatrixGame& game);

} // namespace mexplorer
