#pragma once

#include "core/game/line_values.h"
#include "core/rules/fibonacci.h"
#include "core/task/task.h"

namespace mexplorer {

/// Games of one heap with a limit on what the next turn may take, which depends on what the last one took.
template <class R>
concept LimitedRules = ImpartialRules<R> && std::same_as<typename R::Position, LimitedHeap> &&
    requires(const R& rules, const LimitedHeap& position, std::uint64_t number) {
    { R::opening(number) } -> std::same_as<LimitedHeap>;
    { rules.after(position, number) } -> std::same_as<LimitedHeap>;
};

/// The largest heap whose opening is evaluated: some seconds of work for all up to it.
inline constexpr std::uint64_t largestOpening = 30'000;

/// The values of heaps under every limit.
///
/// The options of a heap under one limit are among those under a larger one, so its value never falls as the
/// limit rises, except from limit 0, where nothing may be taken, in misère play. It rises seldom, and for
/// each heap only the limits at which it does are kept. O(heaps²) time, memory little more than O(heaps).
template <LimitedRules R>
class LimitedHeaps {
public:
    explicit LimitedHeaps(R rules) : rules_(std::move(rules)) {}

    /// The value of a heap that was added, under a limit of at most itself.
    [[nodiscard]] std::uint32_t value(const LimitedHeap& position) const {
        if (position.most == 0) return static_cast<std::uint32_t>(terminalValue(rules_.play()));
        const Stretches& stretches = heaps_[position.heap];
        std::size_t at = 0;
        while (at + 1 < stretches.size() && stretches[at + 1].most <= position.most)
            ++at;
        return stretches[at].value;
    }

    /// Adds the next heap: 0, then 1, and so on.
    void add() {
        const std::uint64_t heap = heaps_.size();
        Stretches stretches;
        std::uint32_t value = 0; // the mex of the options so far
        seen_.clear();
        for (std::uint64_t taken = 1; taken <= heap; ++taken) {
            const std::uint32_t option = this->value(rules_.after({heap, heap}, taken));
            if (option >= seen_.size()) seen_.resize(option + 1U);
            seen_[option] = 1;
            while (value < seen_.size() && seen_[value] != 0)
                ++value;
            if (stretches.empty() || stretches.back().value != value)
                stretches.push_back({static_cast<std::uint32_t>(taken), value});
        }
        heaps_.push_back(std::move(stretches));
    }

private:
    /// From the limit `most` on the heap is worth `value`, until the next stretch.
    struct Stretch {
        std::uint32_t most;
        std::uint32_t value;
    };
    using Stretches = std::vector<Stretch>;

    R rules_;
    std::vector<Stretches> heaps_;
    std::vector<std::uint8_t> seen_;
};

/// Fills the values of the openings 0 … size − 1. O(size²). Errors: cancelled.
template <LimitedRules R>
[[nodiscard]] Expected<void> fillOpenings(const R& rules, LineValues& values, Task& task) {
    LimitedHeaps<R> heaps(rules);
    for (std::uint64_t heap = 0; heap < values.size(); ++heap) {
        if (task.cancelled()) return cancelled();
        heaps.add();
        values.data()[heap] = heaps.value(R::opening(heap));
        values.finish(heap + 1);
        // The time for a heap is proportional to its size.
        task.report(static_cast<double>(heap * heap) / static_cast<double>(values.size() * values.size()));
    }
    return {};
}

} // namespace mexplorer
