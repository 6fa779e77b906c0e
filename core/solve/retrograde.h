#pragma once

#include "core/task/task.h"
#include "core/text/expected.h"
#include "core/theory/score.h"

#include <vector>

namespace mexplorer {

/// The endings of numbered positions, in four bytes each.
class Endings {
public:
    using State = std::uint32_t;

    explicit Endings(std::size_t states) : packed_(states) {}

    [[nodiscard]] std::size_t size() const { return packed_.size(); }
    [[nodiscard]] bool isDecided(State state) const { return packed_[state] != 0; }
    /// Whether the player to move wins.
    [[nodiscard]] bool isWon(State state) const { return (packed_[state] & 1U) != 0; }
    [[nodiscard]] BestPlay of(State state) const {
        if (!isDecided(state)) return {};
        return {isWon(state) ? 1 : -1, (packed_[state] >> 1U) - 1};
    }
    void decide(State state, bool won, std::uint32_t plies) {
        packed_[state] = (plies + 1) * 2 + (won ? 1U : 0U);
    }

private:
    std::vector<std::uint32_t> packed_; ///< 0: a draw; else 2 · (plies + 1), and 1 more if won
};

/// Positions as the numbers 0 … size() − 1, and the moves between them backwards.
///
/// - `movesOf(state)`: how many moves it has, 0 if the game is over; `noPosition` if the number belongs to no
///   position: then no move leads there;
/// - `scoreAtEnd(state)`: where the game is over, above 0 if the player to move has won, else below;
/// - `forEachPredecessor(state, visit)` calls visit(state) for each move that leads here.
template <class S>
concept StateGraph = requires(const S& states, Endings::State state) {
    { states.size() } -> std::same_as<std::uint64_t>;
    { states.movesOf(state) } -> std::same_as<std::uint8_t>;
    { S::noPosition } -> std::convertible_to<std::uint8_t>;
    { states.scoreAtEnd(state) } -> std::same_as<Score>;
    states.forEachPredecessor(state, [](Endings::State) {});
};

/// The bytes for an analysis of so many states: their endings, their untried moves, and a place in the queue.
[[nodiscard]] constexpr std::uint64_t retrogradeBytes(std::uint64_t states) {
    return states * (2 * sizeof(Endings::State) + sizeof(std::uint8_t));
}
/// Whether that many can be analysed. Errors: too much memory; too many for their numbers.
[[nodiscard]] Expected<void> checkRetrograde(std::uint64_t states, const Budget& budget);

/// Retrograde analysis (Ströhlein 1970, Thompson 1986): from the ends of the game backwards, breadth first. A
/// position is won in d + 1 moves if the quickest move leads to one lost in d; it is lost in d + 1 if all its
/// moves, counted down as they are met, lead to won ones, the slowest won in d. Positions never met are
/// draws. O(states + moves). Errors: as for checkRetrograde; cancelled.
template <StateGraph S>
[[nodiscard]] Expected<Endings> retrograde(const S& states, Task& task, const Budget& budget = {}) {
    constexpr std::size_t betweenChecks = std::size_t{1} << 14U;
    using State = Endings::State;
    if (auto fits = checkRetrograde(states.size(), budget); !fits) return tl::unexpected(fits.error());
    const auto size = static_cast<std::size_t>(states.size());
    Endings endings(size);
    std::vector<std::uint8_t> untried(size);
    std::vector<State> met; // in the order of their layers
    met.reserve(size);
    std::size_t work = 0;
    const auto isStopped = [&] {
        if (++work % betweenChecks != 0) return false;
        task.report(static_cast<double>(work) / static_cast<double>(2 * size));
        return task.cancelled();
    };
    for (std::size_t i = 0; i < size; ++i) {
        if (isStopped()) return cancelled();
        const auto state = static_cast<State>(i);
        untried[i] = states.movesOf(state);
        if (untried[i] != 0) continue;
        endings.decide(state, states.scoreAtEnd(state) > 0, 0);
        met.push_back(state);
    }
    std::size_t layerEnd = met.size();
    std::uint32_t plies = 1; // of the layer that is met from the one before
    for (std::size_t next = 0; next < met.size(); ++next) {
        if (isStopped()) return cancelled();
        if (next == layerEnd) {
            layerEnd = met.size();
            ++plies;
        }
        const State state = met[next];
        const bool leadsToLoss = !endings.isWon(state);
        states.forEachPredecessor(state, [&](State before) {
            if (endings.isDecided(before) || (!leadsToLoss && --untried[before] != 0)) return;
            endings.decide(before, leadsToLoss, plies);
            met.push_back(before);
        });
    }
    return endings;
}

} // namespace mexplorer
