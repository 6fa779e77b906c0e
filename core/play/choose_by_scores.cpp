#include "core/play/choosing.h"

#include "core/explain/say_ending.h"
#include "core/explain/told_move.h"
#include "core/game/aspects/estimates.h"
#include "core/play/rated_moves.h"
#include "core/rules/proof.h"
#include "core/text/say_count.h"

#include <algorithm>

namespace mexplorer {

namespace {

using How = ChosenMove::How;
using Moves = std::vector<RatedMove>;

ChosenMove chosen(const RatedMove& move, How how, std::vector<Message> reasons) {
    return {move.move, move.to, how, std::move(reasons)};
}

/// The first move with the best guaranteed score.
const RatedMove& bestSoFar(const RatedMoves& rated) {
    return *std::ranges::find(rated.moves, rated.score(),
                              [](const RatedMove& move) { return move.worst.score; });
}

/// Whether games end with scores, rather than being only won, drawn or lost.
bool hasScores(const Inquiry& asked) {
    const auto graph = asked.graph();
    const auto* estimates = graph->as<EstimatesAspect>();
    return estimates && !estimates->winBeside();
}

Message sayWon(const Choosing& choosing, const RatedMove& move) {
    return sayToldMove({move.move, move.to, {Outcome::P, {}}}, howMovesAreTold(choosing.game));
}

Message sayErrors(const Answers& answers) {
    return sayCount(answers.losing, MX_TEXT("core", "After it 1 of %2 answers loses."),
                    MX_TEXT("core", "After it %1 of %2 answers lose."), answers.losing, answers.all);
}

/// For games in which play may go on for ever: the quickest way to win, or the slowest to lose.
Expected<ChosenMove> onTheWay(const Choosing& choosing) {
    const auto turns = choosing.asked.as<CyclicAspect>()->play(1, choosing.task);
    if (!turns) return tl::unexpected(turns.error());
    auto reasons = sayWhyItEnds(choosing.asked, choosing.task);
    if (!reasons) return tl::unexpected(reasons.error());
    return ChosenMove{turns->front().move, turns->front().to, How::best, std::move(*reasons)};
}

/// Chooses among equally good moves that do not win.
ChosenMove resisting(const Choosing& choosing, const Moves& best, Score score) {
    std::vector<Message> reasons{score == 0 ? saySomeOptionIsDraw() : sayNoMoveWins(choosing.asked)};
    if (hasScores(choosing.asked))
        reasons = {say(MX_TEXT("core", "No move comes to more than %1 for whoever makes it."), score)};
    Resistance resistance(choosing.asked);
    if (best.size() == 1 || !resistance.begin(choosing.task).value_or(false))
        return chosen(best.front(), How::best, std::move(reasons));
    std::vector<std::size_t> options;
    for (const RatedMove& move : best)
        options.push_back(move.option);
    const auto moveOf = [&](std::size_t option) -> const RatedMove& {
        return *std::ranges::find(best, option, &RatedMove::option);
    };
    const auto found = mostResisting(
        resistance, options, score == 0 ? Leaving::mostErrors : Leaving::fewestWins,
        [&](std::size_t option) { return moveOf(option).worst.plies; }, choosing.task);
    if (found.answers) reasons.push_back(score == 0 ? sayErrors(*found.answers) : sayAnswers(*found.answers));
    return chosen(moveOf(found.move), How::best, std::move(reasons));
}

ChosenMove decided(const Choosing& choosing, const RatedMoves& rated) {
    Moves best;
    std::ranges::copy_if(
        rated.moves, std::back_inserter(best),
        [score = rated.score()](const RatedMove& move) { return move.worst.score == score; });
    std::ranges::sort(best, {}, &RatedMove::option);
    if (rated.score() <= 0) return resisting(choosing, best, rated.score());
    const auto soonest = std::ranges::min_element(
        best, {}, [](const RatedMove& move) { return move.worst.plies.value_or(UINT64_MAX); });
    return chosen(*soonest, How::best, {sayWon(choosing, *soonest)});
}

/// A move that is certainly worse than the best one; null if there is none.
const RatedMove* slip(const RatedMoves& rated, Random& random) {
    std::vector<const RatedMove*> worse;
    for (const RatedMove& move : rated.moves)
        if (move.best.score < rated.score()) worse.push_back(&move);
    return worse.empty() ? nullptr : worse[random.below(worse.size())];
}

Message sayAhead(std::uint32_t moves) {
    return sayCount(moves,
                    MX_TEXT("core", "A move was looked ahead, and nothing is decided by then: this one seems "
                                    "best."),
                    MX_TEXT("core", "%1 moves were looked ahead, and nothing is decided by then: this one "
                                    "seems best."),
                    moves);
}

} // namespace

Expected<ChosenMove> chooseByScores(const Choosing& choosing) {
    const auto rated = rateMoves(choosing.asked, choosing.task);
    if (!rated) return tl::unexpected(rated.error());
    if (choosing.errs) {
        if (const RatedMove* move = slip(*rated, choosing.random))
            return chosen(*move, How::slip, {saySlip()});
    }
    if (rated->isCutShort) return chosen(bestSoFar(*rated), How::cutShort, {sayCutShort()});
    if (rated->ahead) return chosen(bestSoFar(*rated), How::ahead, {sayAhead(*rated->ahead)});
    if (!rated->isDecided()) return chosen(bestSoFar(*rated), How::guess, {sayGuess()});
    if (choosing.asked.as<CyclicAspect>() && rated->score() != 0) return onTheWay(choosing);
    return decided(choosing, *rated);
}

} // namespace mexplorer
