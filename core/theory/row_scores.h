#pragma once

#include "core/task/task.h"
#include "core/text/expected.h"

#include <cstdint>
#include <span>

namespace mexplorer {

/// What both players have at the end.
struct Scores {
    std::int64_t first = 0;  ///< of the player who moved first
    std::int64_t second = 0; ///< of the other
    friend bool operator==(const Scores&, const Scores&) = default;
};

inline constexpr std::size_t longestRow = 100'000;
inline constexpr std::int64_t largestInRow = 1'000'000'000'000;

/// Both scores when two players take turns to take the left or the right number of a row, each playing for
/// the highest total. Interval dynamic programming over the lead of the player to move: Θ(n²) time, Θ(n)
/// memory, n ≤ longestRow numbers in ±largestInRow. Errors: tooLarge, cancelled.
[[nodiscard]] Expected<Scores> rowScores(std::span<const std::int64_t> row, Task& task);

} // namespace mexplorer
