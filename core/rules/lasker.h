#pragma once

#include "core/rules/break_game.h"

namespace mexplorer {

/// Lasker's Nim: take any number from one heap, or split it in two. Its code is 4.(3).
class Lasker : public BreakGame<Lasker> {
public:
    explicit Lasker(Play play) : BreakGame(play, laskerCode()) {}

    static Description describe();
    static Expected<Lasker> make(const Parameters& parameters) { return Lasker(playOf(parameters)); }

    [[nodiscard]] static BreakCode laskerCode();
    /// Lasker 1931, Berlekamp, Conway and Guy 1982: for n ≥ 1, n − 1 if n mod 4 = 0, n + 1 if n mod 4 = 3,
    /// else n.
    [[nodiscard]] static Nimber laskerValue(std::uint64_t size) {
        if (size == 0) return 0;
        if (size % 4 == 0) return size - 1;
        return size % 4 == 3 ? size + 1 : size;
    }

    /// From n to n + 4 the value rises by 4.
    static constexpr std::uint64_t valuesRepeatAfter = 4;

    [[nodiscard]] std::optional<Nimber> heapValue(std::uint64_t size) const { return laskerValue(size); }
    [[nodiscard]] Message valueReason(std::uint64_t size) const;
    [[nodiscard]] std::optional<std::uint64_t> valuePeriod() const { return valuesRepeatAfter; }
    [[nodiscard]] std::uint64_t valueSaltus() const { return valuesRepeatAfter; }
    [[nodiscard]] static Message valueTheorem();
};

} // namespace mexplorer
