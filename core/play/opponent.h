#pragma once

#include "core/solve/game.h"
#include "core/solve/inquiry.h"

namespace mexplorer {

/// How a player plays who is no person.
struct Skill {
    double errs = 0;        ///< in how many turns, of those in which one can err: from 0 to 1
    std::uint64_t seed = 0; ///< of the chances: the same seed, the same moves
};

/// A move that was chosen, and what there is to say of it.
struct ChosenMove {
    enum class How {
        best,     ///< no other is better
        slip,     ///< a mistake on purpose
        ahead,    ///< what seems best as far as was looked ahead
        cutShort, ///< the best that was found when the search was cut short
        guess     ///< nobody knows who wins
    };
    Message move;
    std::string to;
    How how = How::best;
    /// Why: the sentences of Why about the position, and what the move leaves.
    std::vector<Message> reasons = {};
};

/// Chooses a move for the player to move, who is in his `turn`-th turn, for the chances. It never gives away
/// what is won, nor a draw, but by a slip.
///
/// - Won: the move that all explanations name; where the last move does not decide, the highest score, and of
///   wins the soonest.
/// - Drawn: of the moves that keep the draw the one that leaves the other player the most ways to err.
/// - Lost: where scores differ the highest; else the move that leaves the other player the fewest winning
///   answers, an end of the game least of all; of these, as far as that can be looked through, the one after
///   which the game lasts longest if he wins as soon as he can. Where play may go on for ever, the longest
///   way counts alone. Of equal ones, the first.
///
/// Of more moves than can be listed it does not try all: what wins in a sum is found by its components, and
/// what resists best among the first. If the task is cancelled, the best found by then is chosen; what is out
/// of reach is looked ahead at where that is possible, and guessed otherwise. Errors: no move is left.
[[nodiscard]] Expected<ChosenMove> chooseMove(const Game& game, const Inquiry& asked, const Skill& skill,
                                              std::uint64_t turn, Task& task);

} // namespace mexplorer
