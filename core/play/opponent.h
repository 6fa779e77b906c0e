#pragma once

#include "core/game/game.h"
#include "core/game/inquiry.h"

namespace mexplorer {

/// How the computer plays.
struct Skill {
    double errs = 0;        ///< the probability, from 0 to 1, of a mistake in a turn that allows one
    std::uint64_t seed = 0; ///< of its random choices: the same seed gives the same moves
};

/// A move that was chosen, and the reasons for it.
struct ChosenMove {
    enum class How {
        best,     ///< no other is better
        slip,     ///< a mistake on purpose
        ahead,    ///< the best as far as a search looked ahead
        cutShort, ///< the best found when the search was cut short
        guess     ///< a random one, as who wins is out of reach
    };
    Message move;
    std::string to;
    How how = How::best;
    /// Sentences about why the position is won, drawn or lost, and about what the move leaves.
    std::vector<Message> reasons = {};
};

/// Chooses a move for the player to move. `turn` is the number of the turn, for the random choices. A win or
/// a draw is given away only by a slip.
///
/// - Won: the move that all explanations name; if the last move does not decide, the highest score and, of
///   wins, the quickest.
/// - Drawn: of the moves that keep the draw, the one after which most answers lose.
/// - Lost: the highest score; of equal ones, the move that leaves the fewest winning answers (but an end of
///   the game only if nothing else is left); of these, if there are not too many positions, the one after
///   which the game lasts longest if the other player wins as quickly as possible. Where play may go on for
///   ever, only the length counts. Of equal ones, the first.
///
/// In games of two sides (`asked` is made by forMover): of the moves that win, or of all if none does, one
/// that no other is larger than for the player, and of these the one that costs least at the position’s
/// temperature (see bestOf); where canonical forms are out of reach, the first that wins, or the one that
/// leaves the fewest winning answers.
///
/// If there are too many moves to list, not all are tried: the winning move of a sum is found by its
/// components, and the best resistance among the first moves. If the task is cancelled, the best move found
/// by then is chosen. If who wins is out of reach, a search looks ahead where that is possible; otherwise the
/// move is a guess. Errors: no move is left.
[[nodiscard]] Expected<ChosenMove> chooseMove(const Game& game, const Inquiry& asked, const Skill& skill,
                                              std::uint64_t turn, Task& task);

} // namespace mexplorer
