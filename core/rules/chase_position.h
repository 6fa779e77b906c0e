#pragma once

#include "core/rules/maze.h"
#include "core/text/expected.h"

#include <string_view>
#include <vector>

namespace mexplorer {

/// Cats and a mouse in a maze, and whose turn it is.
struct ChasePosition {
    Maze maze;
    std::vector<Maze::Cell> cats; ///< ascending; none in a hole, no two in a cell
    Maze::Cell mouse = 0;
    bool catsMove = false;

    friend bool operator==(const ChasePosition&, const ChasePosition&) = default;
};

inline constexpr std::size_t mostCats = 3;
inline constexpr std::size_t mostMazeCells = 4096;

/// Where a piece is: a cat by its index, or, for the number of cats, the mouse.
[[nodiscard]] inline Maze::Cell cellOf(const ChasePosition& position, std::size_t piece) {
    return piece < position.cats.size() ? position.cats[piece] : position.mouse;
}

/// The rows from the top, with “/” or a new line between them: “#” is a wall, “.” a free cell, “O” a hole,
/// “C” a cat, “M” the mouse, “X” a cat that has caught it, “@” the mouse in a hole; followed by “cat” if
/// it is not the mouse’s turn. Errors: not of this form, or without cat, mouse or hole, naming row and
/// column; more positions than can be analysed.
[[nodiscard]] Expected<ChasePosition> parseChase(std::string_view text);
/// The position as parseChase reads it. O(cells)
[[nodiscard]] std::string textOf(const ChasePosition& position);

/// How many states (see ChaseStates) this many cats and a mouse have in this many cells; at most
/// `mostChaseStates` are analysed: 64 × 64 cells with one cat, 16 × 16 with two, 8 × 8 with three.
[[nodiscard]] std::uint64_t chaseStateCount(std::uint64_t cells, std::size_t cats);
inline constexpr std::uint64_t mostChaseStates = std::uint64_t{1} << 25U;
/// Errors: the position has too many states to be analysed.
[[nodiscard]] Expected<void> checkChase(const ChasePosition& position);

} // namespace mexplorer
