#include "core/play/choosing.h"

#include "core/explain/say_sum.h"
#include "core/explain/told_move.h"
#include "core/explain/xor_subject.h"
#include "core/game/aspects/positions.h"

#include <algorithm>
#include <numeric>

namespace mexplorer {

namespace {

/// If there are too many moves to try them all, so many are tried.
constexpr std::size_t mostSampled = 256;

ChosenMove choice(const SolvedMove& move, ChosenMove::How how, std::vector<Message> reasons) {
    return {move.move, move.to, how, std::move(reasons)};
}

/// The component of a sum in which the move of its explanation is made.
std::optional<std::size_t> toldComponent(const SumAspect& sum, const SolvedMove& told, Task& task) {
    const auto subject = xorSubject(sum, task);
    if (!subject || !subject->move || subject->move->move != told.move) return std::nullopt;
    return subject->move->changes.front().component;
}

Expected<ChosenMove> won(const Choosing& choosing, const Solution& solution) {
    const auto told = toldMove(choosing.asked, solution, choosing.task);
    if (!told) return tl::unexpected(told.error());
    if (!*told) { // the winning move was not found
        const auto first = firstMoves(choosing.asked, mostSampled);
        return choice(first[choosing.random.below(first.size())], ChosenMove::How::guess, {sayGuess()});
    }
    std::vector<Message> reasons{sayToldMove(**told, howMovesAreTold(choosing.game))};
    const auto* sum = choosing.asked.as<SumAspect>();
    const auto component = sum ? toldComponent(*sum, **told, choosing.task) : std::nullopt;
    if (component) {
        const auto said = saySum(choosing.game, choosing.asked, choosing.task, component);
        if (said) {
            std::ranges::copy(said->decision, std::back_inserter(reasons));
            std::ranges::copy(said->moves, std::back_inserter(reasons));
        }
    }
    return choice(**told, ChosenMove::How::best, std::move(reasons));
}

/// A move that gives a won position away; empty if there is none, or none was found.
std::optional<SolvedMove> giveaway(const Choosing& choosing, const Solution& solution) {
    std::vector<SolvedMove> losing;
    if (solution.complete) {
        std::ranges::copy_if(solution.moves, std::back_inserter(losing),
                             [](const SolvedMove& move) { return !move.wins(); });
    } else {
        for (SolvedMove& move : firstMoves(choosing.asked, mostSampled)) {
            const auto then = ask(choosing.game, move.to);
            const auto evaluation = (*then)->evaluation(choosing.task);
            if (evaluation && isWon(evaluation->outcome)) losing.push_back(std::move(move));
        }
    }
    if (losing.empty()) return std::nullopt;
    return losing[choosing.random.below(losing.size())];
}

/// How many moves win or, in a sum, in how many components one does; empty if out of reach.
std::optional<Answers> answersOf(const Inquiry& asked, Task& task) {
    Answers answers{.all = asked.optionCount()};
    if (const auto* sum = asked.as<SumAspect>()) {
        const auto moves = sum->winningMoves(task);
        if (!moves) return std::nullopt;
        answers.winning = (*moves)->size();
        return answers;
    }
    constexpr std::uint64_t mostTried = 1000;
    const auto solution = answers.all <= mostTried ? asked.solution(task) : Found<Solution>(cancelled());
    if (!solution) return std::nullopt;
    answers.winning = static_cast<std::uint64_t>(
        std::ranges::count_if((*solution)->moves, [](const SolvedMove& move) { return move.wins(); }));
    return answers;
}

/// For a lost position with too many moves: of the first ones, the one that leaves the fewest winning
/// answers.
ChosenMove lostAmongMany(const Choosing& choosing) {
    const auto moves = firstMoves(choosing.asked, mostSampled);
    const SolvedMove* best = &moves.front();
    std::uint64_t fewest = UINT64_MAX;
    for (const SolvedMove& move : moves) {
        if (choosing.task.cancelled()) return choice(*best, ChosenMove::How::cutShort, {sayCutShort()});
        const auto then = ask(choosing.game, move.to);
        const auto answers = answersOf(**then, choosing.task);
        if (!answers || answers->all == 0 || answers->winning >= fewest) continue;
        fewest = answers->winning;
        best = &move;
    }
    return choice(*best, ChosenMove::How::best,
                  {sayNoMoveWins(choosing.asked),
                   say(MX_TEXT("core", "There are too many moves to look through them all; "
                                       "the first %1 were."),
                       moves.size())});
}

ChosenMove lost(const Choosing& choosing) {
    Task& task = choosing.task;
    Resistance resistance(choosing.asked);
    if (!resistance.begin(task).value_or(false)) return lostAmongMany(choosing);
    std::vector<std::size_t> all(resistance.moves());
    std::iota(all.begin(), all.end(), std::size_t{0});
    const auto found = mostResisting(
        resistance, all, Leaving::fewestWins,
        [&](std::size_t move) { return resistance.lengthAfter(move, task); }, task);
    const auto moves = firstMoves(choosing.asked, found.move + 1);
    if (task.cancelled()) return choice(moves.back(), ChosenMove::How::cutShort, {sayCutShort()});
    std::vector<Message> reasons{sayNoMoveWins(choosing.asked)};
    if (found.answers) reasons.push_back(sayAnswers(*found.answers));
    return choice(moves.back(), ChosenMove::How::best, std::move(reasons));
}

} // namespace

Expected<ChosenMove> chooseByLastMove(const Choosing& choosing) {
    const auto evaluation = choosing.asked.evaluation(choosing.task);
    if (!evaluation) {
        if (evaluation.error().kind != Error::Kind::tooLarge) return tl::unexpected(evaluation.error());
        const auto moves = firstMoves(choosing.asked, mostSampled);
        return choice(moves[choosing.random.below(moves.size())], ChosenMove::How::guess, {sayGuess()});
    }
    if (isLost(evaluation->outcome)) return lost(choosing);
    const auto solution = choosing.asked.solution(choosing.task);
    if (!solution) return tl::unexpected(solution.error());
    if (choosing.errs) {
        if (const auto move = giveaway(choosing, **solution))
            return choice(*move, ChosenMove::How::slip, {saySlip()});
    }
    return won(choosing, **solution);
}

} // namespace mexplorer
