#pragma once

#include "core/rules/heap_game.h"

namespace mexplorer {

/// A subtraction game: take from one heap any number in a fixed finite set. The values of a heap are
/// ultimately periodic in its size.
class Subtraction : public HeapGame<Subtraction> {
public:
    static constexpr std::uint64_t largestInSet = 10'000;

    /// `set`: at least one number, all ≥ 1, in any order.
    Subtraction(Play play, std::vector<std::uint64_t> set);

    static Description describe();
    static Expected<Subtraction> make(const Parameters& parameters);

    template <class Visit>
    bool forEachTake(std::uint64_t size, Visit&& visit) const {
        for (const std::uint64_t taken : set_) {
            if (taken > size) break;
            if (!goesOn(visit, taken)) return false;
        }
        return true;
    }
    [[nodiscard]] std::uint64_t takeCount(std::uint64_t size) const;

    /// n mod k if the set has 1 … k − 1, k ≥ 2, and no multiple of k: takes then lead to every smaller
    /// remainder and never to the same one. {1, 2, 4, 8, …} is such a set, with k = 3.
    [[nodiscard]] std::optional<Nimber> heapValue(std::uint64_t size) const {
        return modulus_ ? std::optional(size % *modulus_) : std::nullopt;
    }
    [[nodiscard]] Message valueReason(std::uint64_t size) const {
        return modulus_ ? remainderText(size, *modulus_) : Message{};
    }
    [[nodiscard]] std::optional<std::uint64_t> longestTake() const { return set_.back(); }
    [[nodiscard]] std::optional<std::uint64_t> valuePeriod() const { return modulus_; }
    [[nodiscard]] static Message valueTheorem();

    /// The set, ascending, each number once.
    [[nodiscard]] const std::vector<std::uint64_t>& set() const { return set_; }

private:
    std::vector<std::uint64_t> set_;
    std::optional<std::uint64_t> modulus_;
};

} // namespace mexplorer
