#pragma once

#include "core/theory/score.h"

#include <functional>
#include <vector>

namespace mexplorer {

/// Positions by number with their options; for those without, whether the player to move has won.
struct PlainGame {
    std::vector<std::vector<std::size_t>> options;
    std::vector<bool> wonAtEnd;
};

/// How play ends, by plain value iteration: the n-th round finds the positions that are decided in n moves,
/// as they follow from earlier rounds. Uses no predecessors and no counters.
inline std::vector<BestPlay> plainEndings(const PlainGame& game) {
    std::vector<BestPlay> endings(game.options.size());
    for (std::size_t i = 0; i < endings.size(); ++i)
        if (game.options[i].empty()) endings[i] = {game.wonAtEnd[i] ? 1 : -1, 0};
    bool isChanged = true;
    for (std::uint32_t round = 1; isChanged; ++round) {
        isChanged = false;
        std::vector<BestPlay> next = endings;
        for (std::size_t i = 0; i < endings.size(); ++i) {
            if (endings[i].plies) continue;
            bool isWon = false;
            bool isLost = true;
            for (const std::size_t option : game.options[i]) {
                isWon = isWon || endings[option].score < 0;
                isLost = isLost && endings[option].score > 0;
            }
            if (isWon || isLost) next[i] = {isWon ? 1 : -1, round};
            isChanged = isChanged || isWon || isLost;
        }
        endings = std::move(next);
    }
    return endings;
}

} // namespace mexplorer
