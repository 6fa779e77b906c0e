#include "core/explain/answers.h"

#include "core/explain/say_position.h"

#include <algorithm>

namespace mexplorer {

Expected<std::vector<Message>> answers(const Inquiry& asked, Task& task) {
    std::vector<Message> sentences;
    const auto solved = asked.solution(task);
    if (!solved) return tl::unexpected(solved.error());
    const std::vector<SolvedMove>& moves = (*solved)->moves;
    if ((*solved)->evaluation.outcome != Outcome::P || !(*solved)->complete || moves.size() > mostAnswered)
        return sentences;
    const auto options = asked.options(task);
    if (!options) return tl::unexpected(options.error());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const SolvedMove& option = moves[i];
        const auto found = (**options)[i]->solution(task);
        if (!found) return tl::unexpected(found.error());
        const Solution& solution = **found;
        const auto answer = std::find_if(solution.moves.begin(), solution.moves.end(),
                                         [](const SolvedMove& move) { return move.wins(); });
        if (answer == solution.moves.end() && !solution.complete) continue; // too many to try them all
        sentences.push_back(
            answer == solution.moves.end()
                ? say(MX_TEXT("core",
                              "“%1” leads to %2, where no move is left: in misère play the other player "
                              "has won."),
                      option.move, shown(option.to))
                : say(MX_TEXT("core", "Against “%1”, to %2, the answer “%3” leads to %4, which is P again."),
                      option.move, shown(option.to), answer->move, shown(answer->to)));
    }
    return sentences;
}

} // namespace mexplorer
