#pragma once

#include "core/play/chances.h"
#include "core/play/opponent.h"
#include "core/play/resistance.h"

namespace mexplorer {

/// A position in which somebody is to choose a move, of which there is one, and whether he is to err there.
struct Choosing {
    const Game& game;
    const Inquiry& asked;
    bool errs;
    Chances& chances;
    Task& task;
};

/// As chooseMove: where the last move decides, and where it does not.
[[nodiscard]] Expected<ChosenMove> chooseByLastMove(const Choosing& choosing);
[[nodiscard]] Expected<ChosenMove> chooseByScores(const Choosing& choosing);

/// The first moves, in the rules’ order, up to `most`; they are not evaluated.
[[nodiscard]] std::vector<SolvedMove> firstMoves(const Inquiry& asked, std::size_t most);

[[nodiscard]] Message sayCutShort();
[[nodiscard]] Message saySlip();
[[nodiscard]] Message sayGuess();
/// Who reads it may be who moved, or who is to answer: so it names the position.
[[nodiscard]] Message sayNoMoveWins(const Inquiry& asked);
/// “It leaves 2 winning answers, as few as can be.”
[[nodiscard]] Message sayAnswers(const Answers& answers);

} // namespace mexplorer
