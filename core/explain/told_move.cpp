#include "core/explain/told_move.h"

#include "core/explain/say_position.h"
#include "core/explain/xor_subject.h"
#include "core/game/aspects/board.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// The winning move that the steps name; empty if they name none.
Message namedBySteps(const Inquiry& asked, Task& task, std::optional<std::size_t> chosen) {
    const auto proof = asked.proof();
    const bool isProved = proof && !proof->move.empty();
    const auto* sum = asked.as<SumAspect>();
    if (!sum || (isProved && !chosen)) return isProved ? proof->move : Message{};
    const auto subject = xorSubject(*sum, task, chosen);
    const bool hasMove = subject && subject->move;
    const bool isThere = hasMove && subject->move->changes.front().component == chosen;
    if (isProved && !isThere) return proof->move;
    return hasMove ? subject->move->move : Message{};
}

Message outcomeName(const SolvedMove& move) {
    return verbatim(nameOf(move.evaluation.outcome));
}

Message sayWhatMoveDoes(const SolvedMove& move) {
    switch (move.evaluation.outcome) {
    case Outcome::P:
        return say(MX_TEXT("core", "“%1” leads to P: from there the other player cannot win."),
                   sayMove(move.move, move.to));
    case Outcome::N:
        return say(MX_TEXT("core", "“%1” leads to N: from there the other player wins."),
                   sayMove(move.move, move.to));
    case Outcome::L:
    case Outcome::R:
        return say(MX_TEXT("core", "“%1” leads to %2."), sayMove(move.move, move.to), outcomeName(move));
    case Outcome::draw:
        break;
    }
    return say(MX_TEXT("core", "“%1” leads to a draw: from there nobody can win."),
               sayMove(move.move, move.to));
}

} // namespace

TellMoves howMovesAreTold(const Game& game) {
    return game.as<BoardAspect>() ? TellMoves::byMove : TellMoves::byPosition;
}

Message sayToldMove(const SolvedMove& move, TellMoves how) {
    if (how == TellMoves::byMove) return sayWhatMoveDoes(move);
    return isLost(move.evaluation.outcome)
               ? say(MX_TEXT("core", "Move to %1, which is P: from there the other player cannot win."),
                     sayPosition(move.to))
               : say(MX_TEXT("core", "Move to %1, which is %2: from there the other player cannot win."),
                     sayPosition(move.to), outcomeName(move));
}

Expected<const SolvedMove*> toldMove(const Inquiry& asked, const Solution& solution, Task& task,
                                     std::optional<std::size_t> chosen) {
    const auto find = [&](const auto& wanted) {
        return std::find_if(solution.moves.begin(), solution.moves.end(), wanted);
    };
    auto found = find([](const SolvedMove& move) { return move.wins(); });
    if (found == solution.moves.end()) return nullptr;
    if (const Message named = namedBySteps(asked, task, chosen); !named.empty()) {
        const auto same = find([&](const SolvedMove& move) { return move.wins() && move.move == named; });
        if (same != solution.moves.end()) found = same;
    }
    if (task.cancelled()) return cancelled();
    return &*found;
}

Message sayWhereMoveLeads(const SolvedMove& move, TellMoves how) {
    if (how == TellMoves::byMove) return sayWhatMoveDoes(move);
    switch (move.evaluation.outcome) {
    case Outcome::P:
        return say(MX_TEXT("core", "“%1” leads to %2, which is P."), sayMove(move.move, move.to),
                   sayPosition(move.to));
    case Outcome::N:
        return say(MX_TEXT("core", "“%1” leads to %2, which is N."), sayMove(move.move, move.to),
                   sayPosition(move.to));
    case Outcome::L:
    case Outcome::R:
        return say(MX_TEXT("core", "“%1” leads to %2, which is %3."), sayMove(move.move, move.to),
                   sayPosition(move.to), outcomeName(move));
    case Outcome::draw:
        break;
    }
    return say(MX_TEXT("core", "“%1” leads to %2, which is a draw."), sayMove(move.move, move.to),
               sayPosition(move.to));
}

} // namespace mexplorer
