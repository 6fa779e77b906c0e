#pragma once

#include "core/regret/matrix_game.h"

#include <optional>

namespace mexplorer {

/// What the first player gets in a game of zero sum, while a player who has two actions mixes them: for each
/// reply of the other player a straight line, and what is left of these by best replies: the lower envelope
/// if the first player mixes, who wants its highest point; the upper if the second does, who wants its
/// lowest.
struct MatrixEnvelope {
    /// A reply: what the first player gets at the ends.
    struct Line {
        Rational atSecond; ///< where the second action is played always (share 0)
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
    std::size_t best = 0;                ///< the corner that whoever mixes wants
    /// The last corner that is as good: several if the envelope is flat there.
    std::size_t lastBest = 0;
};

/// The envelope of a game of zero sum; nothing if neither has exactly two actions. If both have, the first
/// player mixes. O(actions²).
[[nodiscard]] std::optional<MatrixEnvelope> envelopeOf(const MatrixGame& game);

} // namespace mexplorer
