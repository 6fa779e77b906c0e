#pragma once

#include "core/rules/board_picture.h"
#include "core/rules/drawn_graph.h"
#include "core/rules/outcome.h"
#include "core/rules/two_sided/cake.h"
#include "core/text/expected.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace mexplorer {

/// The kinds of things (a position for play by hand), other than the pieces of a board and cakes.
enum class ThingKind : std::uint8_t {
    stone,  ///< in a heap
    pin,    ///< in a row that may be broken
    coin,   ///< on a stair
    heads,  ///< a coin showing heads
    tails,  ///< a coin showing tails
    number, ///< in a row; its text is the number
    token,  ///< on a node or a cell
    branch, ///< an edge of a graph on the ground
    lefts,  ///< one that only Left moves; its text is written on it
    rights  ///< one that only Right moves
};

/// A thing that can be pointed at, taken, moved or turned. Equal things are interchangeable.
struct Thing {
    std::variant<ThingKind, Piece, Cake> kind = ThingKind::stone;
    std::string text = {}; ///< written on it; may be empty

    [[nodiscard]] bool is(ThingKind other) const { return kind == decltype(kind)(other); }
    friend bool operator==(const Thing&, const Thing&) = default;
};

/// Equal things in one place: the stones of a heap, the coins on a stair, a piece on a cell.
struct Pile {
    std::size_t spot = 0; ///< its place, a number into Things::spots
    Thing thing;
    std::uint64_t count = 1; ///< above 0
    friend bool operator==(const Pile&, const Pile&) = default;
};

/// Arrangements of places for whose drawing their number and names suffice.
enum class PlainGround : std::uint8_t {
    shelf,  ///< a heap in each place
    pins,   ///< a row of pins in each place
    cakes,  ///< a cake in each place
    stairs, ///< the lowest first
    row     ///< one thing in each place, or none
};

/// What things lie on. The places are, on a board, its cells in reading order; on a directed graph its nodes;
/// on a plain one its nodes, and then, if these can be taken, its edges; on a bush, its edges. A board’s
/// picture holds only those pieces that never move.
using Ground = std::variant<PlainGround, BoardPicture, DrawnGraph>;

/// A position as the things that it is made of.
struct Things {
    Ground ground = PlainGround::shelf;
    std::vector<Message> spots; ///< the names of the places
    std::vector<Pile> piles;    ///< ascending by place; several for a place if things there differ
    Message title = {};         ///< which game it is, if there are several parts; else empty
    Message note = {};          ///< what the things do not show, such as a limit or the scores; may be empty
};

/// What a move does with equal things.
struct ThingChange {
    std::optional<std::size_t> from = {};   ///< where they were; nothing: they are new
    std::optional<std::size_t> to = {};     ///< where they are then; nothing: they are removed
    Thing thing = {};                       ///< what they were
    Thing becomes = {};                     ///< what they are then; differs if they are turned
    std::uint64_t count = 1;                ///< 0: none is taken, the row or cake is only divided
    std::vector<std::uint64_t> leaves = {}; ///< the lengths of the rows that a row of pins is broken into
    std::vector<Cake> pieces = {};          ///< that a cake is cut into, from the left or from the top
    bool follows = false;                   ///< it results from another change: it falls, or is captured

    [[nodiscard]] bool isTurn() const { return from && from == to && thing != becomes; }
    friend bool operator==(const ThingChange&, const ThingChange&) = default;
};

/// A move, as it is seen on the things.
struct ThingsMove {
    Message text;
    std::string to; ///< the position that it leads to
    std::vector<ThingChange> changes;
    Side side = Side::either; ///< whose move it is
};

/// Whether the user makes the move by touching this place: it takes, moves, turns or divides things there, or
/// puts new ones there.
[[nodiscard]] bool touches(const ThingsMove& move, std::size_t spot);
/// Whether it brings things to this place from another.
[[nodiscard]] bool leadsTo(const ThingsMove& move, std::size_t spot);

/// How the piles of one position become those of another in the same places. Coins turn in place; a thing
/// that disappears in one place and appears in another has moved; if anything appeared, what else disappears
/// is captured. O(d²) for d piles that differ.
[[nodiscard]] std::vector<ThingChange> changesBetween(const std::vector<Pile>& before,
                                                      const std::vector<Pile>& after);

/// The things after these changes. The rows that a row of pins is broken into get a place each, and so do the
/// pieces of a cake, except single squares (see Cakes::with).
[[nodiscard]] Things changed(Things things, const std::vector<ThingChange>& changes);

/// How many pins remain to the left of a break in a row of `size`, if `change` can be made so that it takes
/// pin number `pin` (from 0), or, if it takes none, splits the row after that pin; nothing if it cannot.
[[nodiscard]] std::optional<std::uint64_t> pinsLeftOf(const ThingChange& change, std::uint64_t size,
                                                      std::uint64_t pin);

/// The lines that a cake is cut along, ascending. The lines between its squares are numbered from 0: the
/// upright ones, which are Left’s, from the left; then Right’s, from the top.
[[nodiscard]] std::vector<std::uint64_t> linesCut(const ThingChange& change);

/// The most places; without a board or graph, at most mostHeapsLaidOut heaps or rows.
inline constexpr std::size_t mostSpots = 4096;
inline constexpr std::size_t mostHeapsLaidOut = 64;
/// The most coins or numbers in a row.
inline constexpr std::size_t mostInRow = 256;
/// The most rows or columns of a board on which a piece walks.
inline constexpr std::uint64_t mostWalkSide = 64;

/// Errors: there are more than `most`, too many to be laid out.
[[nodiscard]] Expected<void> checkLaidOut(std::size_t things, std::size_t most);

/// Each cake in a place of its own: “cake 1”, “cake 2” …, or “the cake” if there is only one.
[[nodiscard]] Things cakesOnTable(const Cakes& cakes);

/// Names of a board’s cells, in reading order: “row 2, column 3”; `first` is that of the first row and
/// column.
[[nodiscard]] std::vector<Message> cellNames(std::uint32_t rows, std::uint32_t columns,
                                             std::uint32_t first = 1);
/// “heap 1”, “heap 2” …, or “the heap” if there is only one.
[[nodiscard]] std::vector<Message> heapNames(std::size_t heaps);

} // namespace mexplorer
