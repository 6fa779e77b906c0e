#include "core/explain/say_first_moves.h"

#include "core/explain/say_position.h"

#include <algorithm>
#include <utility>

namespace mexplorer {

namespace {

Message sayWin(const SolvedMove& move, TellMoves how) {
    const bool isLeft = move.side == Side::left;
    const Message named = sayMove(move.move, move.to);
    if (how == TellMoves::byMove)
        return isLeft ? say(MX_TEXT("core", "Moving first, Left wins by “%1”."), named)
                      : say(MX_TEXT("core", "Moving first, Right wins by “%1”."), named);
    const Message then = sayOutcome(move.to, move.evaluation.outcome);
    return isLeft ? say(MX_TEXT("core", "Moving first, Left wins by “%1”: %2."), named, then)
                  : say(MX_TEXT("core", "Moving first, Right wins by “%1”: %2."), named, then);
}

Message sayLoss(Side side, bool hasMoves) {
    if (!hasMoves)
        return side == Side::left ? say(MX_TEXT("core", "Left has no move, and loses by moving first."))
                                  : say(MX_TEXT("core", "Right has no move, and loses by moving first."));
    return side == Side::left
               ? say(MX_TEXT("core", "Moving first, Left loses: no move of his leads to L or P."))
               : say(MX_TEXT("core", "Moving first, Right loses: no move of his leads to R or P."));
}

/// There are too many moves to list them all.
Message sayUnlisted(Side side, bool wins) {
    if (side == Side::left)
        return wins ? say(MX_TEXT("core", "Moving first, Left wins."))
                    : say(MX_TEXT("core", "Moving first, Left loses."));
    return wins ? say(MX_TEXT("core", "Moving first, Right wins."))
                : say(MX_TEXT("core", "Moving first, Right loses."));
}

} // namespace

Message sayFirstMove(const Solution& solution, Side side, TellMoves how) {
    const auto isOwn = [side](const SolvedMove& move) { return move.side == side; };
    const auto win = std::ranges::find_if(solution.moves,
                                          [&](const SolvedMove& move) { return isOwn(move) && move.wins(); });
    if (win != solution.moves.end()) return sayWin(*win, how);
    if (!solution.complete) return sayUnlisted(side, !isLost(solution.evaluation.outcome, side));
    return sayLoss(side, std::ranges::any_of(solution.moves, isOwn));
}

std::vector<Message> sayFirstMoves(const Solution& solution, TellMoves how) {
    std::vector<Message> said{sayFirstMove(solution, Side::left, how),
                              sayFirstMove(solution, Side::right, how)};
    // Who wins comes first.
    if (wonBy(solution.evaluation.outcome) == Side::right) std::swap(said[0], said[1]);
    return said;
}

} // namespace mexplorer
