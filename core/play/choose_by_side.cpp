#include "core/play/choosing.h"

#include "core/explain/say_first_moves.h"
#include "core/game/aspects/mover.h"
#include "core/play/move_cost.h"

#include <numeric>

namespace mexplorer {

namespace {

ChosenMove made(const SolvedMove& move, ChosenMove::How how, std::vector<Message> reasons) {
    return {move.move, move.to, how, std::move(reasons)};
}

/// One of the first moves, where it is not known what they are worth.
ChosenMove guessed(const Choosing& choosing) {
    constexpr std::size_t mostGuessed = 256;
    const auto moves = firstMoves(choosing.asked, mostGuessed);
    return made(moves[choosing.random.below(moves.size())], ChosenMove::How::guess, {sayGuess()});
}

/// The best of these moves, as far as their canonical forms tell. Errors: cancelled.
Expected<std::size_t> bestByForm(const Solution& solution, const std::vector<SolvedMove>& moves, Side mover,
                                 Task& task) {
    const auto nameOf = [](const Evaluation& evaluation) {
        return evaluation.value ? evaluation.value.text() : std::string();
    };
    std::vector<std::string> options;
    options.reserve(moves.size());
    for (const SolvedMove& move : moves)
        options.push_back(nameOf(move.evaluation));
    return bestOf(nameOf(solution.evaluation), options, mover, task);
}

/// By its canonical form or, where none is known, as the one that resists most. Errors: cancelled.
Expected<ChosenMove> lostBySide(const Choosing& choosing, const Solution& solution,
                                const std::vector<SolvedMove>& moves) {
    const Side mover = moverOf(choosing.asked);
    Task& task = choosing.task;
    const std::vector<Message> reasons{sayFirstMove(solution, mover, howMovesAreTold(choosing.game))};
    if (solution.evaluation.value) {
        const auto best = bestByForm(solution, moves, mover, task);
        if (!best) return tl::unexpected(best.error());
        return made(moves[*best], ChosenMove::How::best, reasons);
    }
    Resistance resistance(choosing.asked);
    if (!resistance.begin(task).value_or(false)) return made(moves.front(), ChosenMove::How::best, reasons);
    std::vector<std::size_t> all(moves.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    const auto found = mostResisting(
        resistance, all, Leaving::fewestWins, [](std::size_t) { return std::nullopt; }, task);
    return made(moves[found.move], ChosenMove::How::best, reasons);
}

} // namespace

Expected<ChosenMove> chooseBySide(const Choosing& choosing) {
    const Side mover = moverOf(choosing.asked);
    const auto solved = ofBoth(choosing.asked).solution(choosing.task);
    if (!solved)
        return solved.error().kind == Error::Kind::tooLarge ? Expected<ChosenMove>(guessed(choosing))
                                                            : tl::unexpected(solved.error());
    const Solution& solution = **solved;
    std::vector<SolvedMove> winning;
    std::vector<SolvedMove> losing;
    for (const SolvedMove& move : solution.moves)
        if (move.side == mover) (move.wins() ? winning : losing).push_back(move);
    if (winning.empty()) // of many moves perhaps none is listed
        return losing.empty() ? Expected<ChosenMove>(guessed(choosing))
                              : lostBySide(choosing, solution, losing);
    if (choosing.errs && !losing.empty())
        return made(losing[choosing.random.below(losing.size())], ChosenMove::How::slip, {saySlip()});
    const auto best = bestByForm(solution, winning, mover, choosing.task);
    if (!best) return tl::unexpected(best.error());
    const SolvedMove& move = winning[*best];
    return made(move, ChosenMove::How::best, {sayToldMove(move, howMovesAreTold(choosing.game))});
}

} // namespace mexplorer
