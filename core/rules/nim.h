#pragma once

#include "core/rules/heap_game.h"

namespace mexplorer {

/// Nim: take any number from one heap. P exactly when the XOR of the heaps is 0 (Bouton 1901).
class Nim : public HeapGame<Nim> {
public:
    explicit Nim(Play play) : HeapGame(play) {}

    static Description describe();
    static Expected<Nim> make(const Parameters& parameters) { return Nim(playOf(parameters)); }

    template <class Visit>
    bool forEachTake(std::uint64_t size, Visit&& visit) const {
        for (std::uint64_t taken = 1; taken <= size; ++taken) {
            if (!goesOn(visit, taken)) return false;
        }
        return true;
    }
    static constexpr bool takesLeaveDifferentValues = true;
    [[nodiscard]] std::uint64_t takeCount(std::uint64_t size) const { return size; }
    [[nodiscard]] std::optional<Nimber> heapValue(std::uint64_t size) const { return size; }
    [[nodiscard]] std::optional<std::uint64_t> valuePeriod() const { return 1; }
    [[nodiscard]] std::uint64_t valueSaltus() const { return 1; }
    [[nodiscard]] static Message valueTheorem();
    [[nodiscard]] std::optional<std::uint64_t> takeTo(std::uint64_t size, Nimber value) const {
        return value < size ? std::optional(size - value) : std::nullopt;
    }
};

} // namespace mexplorer
