#include "core/explain/answers.h"

#include "core/explain/say_position.h"

#include <algorithm>

namespace mexplorer {

namespace {

Message sayAnswer(const SolvedMove& option, const SolvedMove& answer, TellMoves how) {
    return how == TellMoves::byMove
               ? say(MX_TEXT("core", "Against “%1” the answer “%2” leads to P again."),
                     sayMove(option.move, option.to), sayMove(answer.move, answer.to))
               : say(MX_TEXT("core", "Against “%1”, to %2, the answer “%3” leads to %4, which is P again."),
                     sayMove(option.move, option.to), sayPosition(option.to), sayMove(answer.move, answer.to),
                     sayPosition(answer.to));
}

} // namespace

Expected<std::vector<Answer>> answers(const Inquiry& asked, Task& task, TellMoves how) {
    std::vector<Answer> found;
    const auto solved = asked.solution(task);
    if (!solved) return tl::unexpected(solved.error());
    const std::vector<SolvedMove>& moves = (*solved)->moves;
    if (!isLost((*solved)->evaluation.outcome) || (*solved)->isTwoSided() || !(*solved)->complete ||
        moves.size() > mostAnswered)
        return found;
    const auto options = asked.options(task);
    if (!options) return tl::unexpected(options.error());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const SolvedMove& option = moves[i];
        const auto solvedOption = (**options)[i]->solution(task);
        if (!solvedOption) return tl::unexpected(solvedOption.error());
        const Solution& solution = **solvedOption;
        const auto answer = std::find_if(solution.moves.begin(), solution.moves.end(),
                                         [](const SolvedMove& move) { return move.wins(); });
        if (answer != solution.moves.end()) {
            found.push_back({sayAnswer(option, *answer, how), i,
                             static_cast<std::size_t>(answer - solution.moves.begin())});
        } else if (solution.complete) { // else there are too many to try them all
            found.push_back({say(MX_TEXT("core", "“%1” leads to %2, where no move is left: in misère play "
                                                 "the other player has won."),
                                 sayMove(option.move, option.to), sayPosition(option.to)),
                             i});
        }
    }
    return found;
}

} // namespace mexplorer
