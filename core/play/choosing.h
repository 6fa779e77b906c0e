#pragma once

#include "core/play/opponent.h"
#include "core/play/resistance.h"
#include "core/theory/random.h"

namespace mexplorer {

/// A position, not terminal, in which a move is to be chosen.
struct Choosing {
    const Game& game;
    const Inquiry& asked;
    bool errs; ///< a mistake is wanted, if one is possible
    Random& random;
    Task& task;
};

/// As chooseMove, for games that the last move decides, for those of two sides, and for others.
[[nodiscard]] Expected<ChosenMove> chooseByLastMove(const Choosing& choosing);
[[nodiscard]] Expected<ChosenMove> chooseBySide(const Choosing& choosing);
[[nodiscard]] Expected<ChosenMove> chooseByScores(const Choosing& choosing);

/// The first moves, in the rules’ order, up to `most`; they are not evaluated.
[[nodiscard]] std::vector<SolvedMove> firstMoves(const Inquiry& asked, std::size_t most);

[[nodiscard]] Message sayCutShort();
[[nodiscard]] Message saySlip();
[[nodiscard]] Message sayGuess();
/// Names the position, as the reader may be either the player who moved or the one who is to answer.
[[nodiscard]] Message sayNoMoveWins(const Inquiry& asked);
/// “It leaves 2 winning answers, as few as can be.”
[[nodiscard]] Message sayAnswers(const Answers& answers);

} // namespace mexplorer
