#pragma once

#include "core/game/game.h"
#include "core/solve/comparison.h"

#include <functional>
#include <string>
#include <vector>

namespace mexplorer {

/// A place in a table of values: row a and column b, both counted from 0. A line has the heap n at (n, 0).
using ValuePlace = GridCell;

/// Values by place, as a picture shows them; 0 is P in either play. Any thread may read it.
struct ValueTable {
    std::uint64_t rows = 0;
    std::uint64_t columns = 0;
    /// What else its positions have: the name of the first row, and the numbers that all of them share.
    /// Tables in which this differs have no place in common.
    std::vector<std::uint64_t> shared = {};
    std::function<std::uint32_t(const ValuePlace& place)> at = {};
    std::function<std::string(const ValuePlace& place)> positionAt = {};
};

/// A place where two tables have different values.
struct ValueDifference {
    ValuePlace place;
    std::uint32_t left = 0;
    std::uint32_t right = 0;

    /// Whether they differ in who wins, and not in the value alone.
    [[nodiscard]] bool isOfOutcome() const { return (left == 0) != (right == 0); }
    friend bool operator==(const ValueDifference&, const ValueDifference&) = default;
};

/// What differs between two tables.
struct ValueDifferences {
    std::uint64_t places = 0;   ///< that both tables have
    std::uint64_t outcomes = 0; ///< those of them that differ in who wins
    std::uint64_t values = 0;   ///< those that differ in the value alone
    /// The first `mostDifferencesKept`: those with the least a + b, and of these with the least a, come
    /// first.
    std::vector<ValueDifference> listed = {};

    [[nodiscard]] std::uint64_t differing() const { return outcomes + values; }
};

/// Compares the places that both tables have. O(places). Errors: the tables have no place in common;
/// cancelled.
[[nodiscard]] Expected<ValueDifferences> differencesBetween(const ValueTable& left, const ValueTable& right,
                                                            Task& task);

/// The position to put pictures beside each other at if nobody chose one: the opening position or, where that
/// has numbers besides those of the game’s own table, the one without them. Empty if the game has no
/// positions.
[[nodiscard]] std::string positionOfOwnTable(const Game& game);

} // namespace mexplorer
