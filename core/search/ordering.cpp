#include "core/search/ordering.h"

#include "core/rules/hash.h"
#include "core/theory/random.h"

#include <algorithm>
#include <numeric>

namespace mexplorer {

Expected<std::vector<std::uint32_t>> Ordering::of(PositionGraph::Id id, Task& task) {
    std::vector<std::uint32_t> numbers(graph_.options(id).size());
    std::iota(numbers.begin(), numbers.end(), 0U);
    switch (order_) {
    case MoveOrder::given:
        break;
    case MoveOrder::best:
    case MoveOrder::worst:
        if (const auto sorted = sortByScore(numbers, id, task); !sorted)
            return tl::unexpected(sorted.error());
        break;
    case MoveOrder::heuristic:
        sortByHeuristic(numbers, id);
        break;
    case MoveOrder::shuffled:
        shuffle(numbers, id);
    }
    return numbers;
}

Expected<void> Ordering::sortByScore(std::vector<std::uint32_t>& numbers, PositionGraph::Id id, Task& task) {
    std::vector<Score> scores; // of the options, for the player to move there
    for (const std::uint32_t number : numbers) {
        const auto score = exact_.of(graph_.options(id)[number], task);
        if (!score) return tl::unexpected(score.error());
        scores.push_back(order_ == MoveOrder::best ? *score : -*score);
    }
    std::ranges::stable_sort(numbers, {}, [&](std::uint32_t i) { return scores[i]; });
    return {};
}

/// By the estimate of each option for the other player, the lowest first; equal ones by the number of
/// replies.
void Ordering::sortByHeuristic(std::vector<std::uint32_t>& numbers, PositionGraph::Id id) {
    const Score one = estimates_ ? estimates_->winBeside().value_or(1) : 1;
    std::vector<std::pair<Score, std::uint64_t>> worth;
    for (const PositionGraph::Id option : graph_.options(id)) {
        const std::uint64_t replies = graph_.optionCount(option);
        const Score estimate = estimates_ && replies > 0 ? estimates_->estimate(option).worth() : 0;
        worth.emplace_back(replies == 0 ? one * graph_.scoreAtEnd(option) : estimate, replies);
    }
    std::ranges::stable_sort(numbers, {}, [&](std::uint32_t i) { return worth[i]; });
}

void Ordering::shuffle(std::vector<std::uint32_t>& numbers, PositionGraph::Id id) const {
    // Seeded by the position’s text, not its number, which depends on when the method first met it.
    mexplorer::shuffle(numbers, RandomChoice(mixed(hashOf(seed_), graph_.text(id))));
}

} // namespace mexplorer
