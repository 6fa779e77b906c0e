#pragma once

#include "core/game/game.h"
#include "core/solve/comparison.h"

#include <cstdint>
#include <functional>
#include <optional>
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

/// What is known of a node.
struct NodeValue {
    std::optional<bool> isLost; ///< for who is to move there or, in a search, for MAX; none: not known
    std::string text;           ///< its value, as a picture writes it

    friend bool operator==(const NodeValue&, const NodeValue&) = default;
};

/// The nodes of a tree, as a picture shows them. Any thread may read it.
struct ValueNodes {
    static constexpr std::uint64_t unnamed = 0;

    /// By node: the same in both pictures for the same way from the root, see namesOfWays; unnamed if nothing
    /// is known of it. No two nodes have the same name.
    std::vector<std::uint64_t> names = {};
    std::function<NodeValue(std::size_t node)> at = {};
    std::function<std::string(std::size_t node)> positionAt = {};
    bool arePositions = false; ///< a node for each position, and not for each way to it
};

/// A place where two tables have different values, or two trees different nodes.
struct ValueDifference {
    /// In a table. Between trees its row is the node on the left, its column that on the right, or `nowhere`.
    ValuePlace place;
    std::uint32_t left = 0; ///< between trees, 0 for what the other has not lost and this has; else 1
    std::uint32_t right = 0;

    static constexpr std::uint64_t nowhere = UINT64_MAX;
    [[nodiscard]] bool isLeftAlone() const { return place.b == nowhere; }
    [[nodiscard]] bool isRightAlone() const { return place.a == nowhere; }
    /// Whether they differ in who wins, and not in the value alone.
    [[nodiscard]] bool isOfOutcome() const {
        return !isLeftAlone() && !isRightAlone() && (left == 0) != (right == 0);
    }
    friend bool operator==(const ValueDifference&, const ValueDifference&) = default;
};

/// What differs between two tables, or two trees.
struct ValueDifferences {
    std::uint64_t places = 0;   ///< that both have
    std::uint64_t outcomes = 0; ///< those of them that differ in who wins
    std::uint64_t values = 0;   ///< those that differ in the value alone
    /// The first `mostDifferencesKept`: those with the least a + b, and of these with the least a, come
    /// first; between trees, in the order of the nodes on the left, then those on the right alone.
    std::vector<ValueDifference> listed = {};
    bool areNodes = false;        ///< of trees
    std::uint64_t leftAlone = 0;  ///< nodes
    std::uint64_t rightAlone = 0; ///< nodes

    [[nodiscard]] std::uint64_t differing() const { return outcomes + values + leftAlone + rightAlone; }
    /// Where a difference is in the left picture (side 0) or the right one; none if it is not there. The row
    /// of a node is its number.
    [[nodiscard]] std::optional<ValuePlace> placeIn(std::size_t side, const ValueDifference& at) const;
};

/// Compares the places that both tables have. O(places). Errors: the tables have no place in common;
/// cancelled.
[[nodiscard]] Expected<ValueDifferences> differencesBetween(const ValueTable& left, const ValueTable& right,
                                                            Task& task);

/// Compares the nodes of the same names; what only one of them has differs, too. O(nodes). Errors: neither
/// has a node; those of one are positions, those of the other ways; cancelled.
[[nodiscard]] Expected<ValueDifferences> differencesBetween(const ValueNodes& left, const ValueNodes& right,
                                                            Task& task);

/// Names for the nodes of a tree, by the texts on the way from the root: hashes of 64 bits, so that two ways
/// have the same name only by an accident that does not happen. `parentOf(node)` is less than the node, and
/// the node itself for the root. O(texts).
[[nodiscard]] std::vector<std::uint64_t>
namesOfWays(std::size_t nodes, const std::function<std::size_t(std::size_t node)>& parentOf,
            const std::function<std::string(std::size_t node)>& textOf);
/// The same for a picture that has one node for each position: by its text alone.
[[nodiscard]] std::uint64_t nameOfText(const std::string& text);

/// The position to put pictures beside each other at if nobody chose one: the opening position or, where that
/// has numbers besides those of the game’s own table, the one without them. Empty if the game has no
/// positions.
[[nodiscard]] std::string positionOfOwnTable(const Game& game);

} // namespace mexplorer
