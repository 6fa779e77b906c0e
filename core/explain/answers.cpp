#include "core/explain/answers.h"

#include "core/explain/say_position.h"
#include "core/solve/aspects/positions.h"

#include <algorithm>

namespace mexplorer {

Expected<std::vector<Message>> answers(const Game& game, const Evaluation& evaluation,
                                       const std::vector<SolvedMove>& options, Task& task) {
    std::vector<Message> sentences;
    if (evaluation.outcome != Outcome::P || options.size() > mostAnswered) return sentences;
    for (const SolvedMove& option : options) {
        const auto asked = ask(game, option.to);
        if (!asked) return tl::unexpected(asked.error());
        const auto found = (*asked)->solution(task);
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
