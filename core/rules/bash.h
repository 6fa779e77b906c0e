#pragma once

#include "core/rules/heap_game.h"

#include <algorithm>

namespace mexplorer {

/// Bash's game: take 1 … m from one heap. The value of a heap is n mod (m + 1) (Bachet 1612).
class Bash : public HeapGame<Bash> {
public:
    Bash(Play play, std::uint64_t most) : HeapGame(play), most_(most) {}

    static Description describe();
    static Expected<Bash> make(const Parameters& parameters) {
        return Bash(playOf(parameters), static_cast<std::uint64_t>(integerOf(parameters, "m")));
    }

    template <class Visit>
    void forEachTake(std::uint64_t size, Visit&& visit) const {
        for (std::uint64_t taken = 1; taken <= takeCount(size); ++taken)
            visit(taken);
    }
    [[nodiscard]] std::uint64_t takeCount(std::uint64_t size) const { return std::min(size, most_); }
    [[nodiscard]] std::optional<Nimber> heapValue(std::uint64_t size) const { return size % (most_ + 1); }
    [[nodiscard]] Message valueReason(std::uint64_t size) const {
        return remainderText(size, most_ + 1);
    }
    [[nodiscard]] std::optional<std::uint64_t> longestTake() const { return most_; }
    [[nodiscard]] std::optional<std::uint64_t> valuePeriod() const { return most_ + 1; }
    [[nodiscard]] std::optional<std::uint64_t> takeTo(std::uint64_t size, Nimber value) const;

private:
    std::uint64_t most_;
};

} // namespace mexplorer
