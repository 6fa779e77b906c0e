#pragma once

#include "core/rules/break_game.h"

namespace mexplorer {

/// The take-and-break game of any code: octal, or hexadecimal if three heaps may be left; finite or infinite.
class Octal : public BreakGame<Octal> {
public:
    Octal(Play play, BreakCode code);

    static Description describe();
    /// Errors: the code cannot be read.
    static Expected<Octal> make(const Parameters& parameters);

    /// By the theorems of Nim, 0.(3), and of Lasker's Nim, 4.(3).
    [[nodiscard]] std::optional<Nimber> heapValue(std::uint64_t size) const;
    [[nodiscard]] std::optional<std::uint64_t> valuePeriod() const;
    [[nodiscard]] std::uint64_t valueSaltus() const { return valuePeriod().value_or(0); }
    [[nodiscard]] Message valueTheorem() const;

private:
    enum class Theorem { none, nim, lasker };
    Theorem theorem_;
};

} // namespace mexplorer
