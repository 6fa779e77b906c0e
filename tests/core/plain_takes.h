#pragma once

#include "core/rules/heap_game.h"

#include <functional>
#include <map>
#include <random>

namespace mexplorer {

/// Who wins a game of taking from heaps, by recursion on sorted heaps without any of the program's types.
class PlainTakes {
public:
    /// `takes(size)` lists every number that may be taken from a heap.
    PlainTakes(std::function<std::vector<std::uint64_t>(std::uint64_t)> takes, bool misere)
        : takes_(std::move(takes)), misere_(misere) {}

    [[nodiscard]] bool wins(std::vector<std::uint64_t> heaps) {
        std::erase(heaps, 0U);
        std::sort(heaps.begin(), heaps.end());
        if (heaps.empty()) return misere_;
        if (const auto found = known_.find(heaps); found != known_.end()) return found->second;
        bool won = false;
        for (std::size_t i = 0; i < heaps.size() && !won; ++i) {
            for (const std::uint64_t taken : takes_(heaps[i])) {
                auto option = heaps;
                option[i] -= taken;
                won = won || !wins(option);
            }
        }
        return known_[heaps] = won;
    }

    /// Tries random positions of one to four heaps below `end`; returns the first about which the theorem
    /// disagrees, or an empty text.
    template <class Game>
    [[nodiscard]] std::string disagreement(const Game& game, int positions, std::uint64_t end,
                                           std::mt19937_64& random) {
        for (int i = 0; i < positions; ++i) {
            Heaps heaps(1 + random() % 4);
            for (auto& heap : heaps)
                heap = random() % end;
            if ((game.closedForm(heaps)->outcome == Outcome::N) != wins(heaps)) return game.text(heaps);
        }
        return {};
    }

private:
    std::function<std::vector<std::uint64_t>(std::uint64_t)> takes_;
    bool misere_;
    std::map<std::vector<std::uint64_t>, bool> known_;
};

} // namespace mexplorer
