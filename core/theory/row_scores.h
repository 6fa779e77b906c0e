#pragma once

#include "core/task/task.h"
#include "core/text/expected.h"

#include <cstdint>
#include <span>

namespace mexplorer {

/// Both players’ totals at the end.
struct Scores {
    std::int64_t first = 0;  ///< of the player who moved first
    std::int64_t second = 0; ///< of the other
    friend bool operator==(const Scores&, const Scores&) = default;
};

inline constexpr std::size_t longestRow = 100'000;
[[nodiscard]] tl::unexpected<Error> tooLongRow(std::size_t length);
inline constexpr std::int64_t largestInRow = 1'000'000'000'000;

/// The leads (see forEachDiagonal) of a row and of what each of its two moves leaves; the latter are the
/// other player’s, who is then to move.
struct RowLeads {
    std::int64_t whole = 0;
    std::int64_t withoutLeft = 0;
    std::int64_t withoutRight = 0;
};

/// Both scores when two players take turns to take the left or the right number of a row, each playing for
/// the highest total. Θ(n²) time, Θ(n) memory, n ≤ longestRow numbers in ±largestInRow. Errors: tooLarge,
/// cancelled.
[[nodiscard]] Expected<Scores> rowScores(std::span<const std::int64_t> row, Task& task);

/// The leads instead of the scores, with the same limits.
[[nodiscard]] Expected<RowLeads> rowLeads(std::span<const std::int64_t> row, Task& task);

} // namespace mexplorer
