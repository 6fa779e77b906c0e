#pragma once

#include "core/rules/board_picture.h"
#include "core/rules/drawn_graph.h"
#include "core/text/expected.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace mexplorer {

/// What lies on a table, if it is no piece of a board.
enum class ThingKind : std::uint8_t {
    stone,  ///< in a heap
    pin,    ///< in a row that may be broken
    coin,   ///< on a stair
    heads,  ///< a coin that lies so
    tails,  ///< and so
    number, ///< of a row, as its text says
    token,  ///< on a node or a cell
    branch  ///< an edge on which others stand
};

/// A thing one can point at, take, move or turn; those that are equal are alike.
struct Thing {
    std::variant<ThingKind, Piece> kind = ThingKind::stone;
    std::string text = {}; ///< what is written on it; perhaps nothing

    [[nodiscard]] bool is(ThingKind other) const { return kind == decltype(kind)(other); }
    friend bool operator==(const Thing&, const Thing&) = default;
};

/// Things that are alike in one place: the stones of a heap, the coins on a stair, a piece on a cell.
struct Pile {
    std::size_t spot = 0; ///< its place, a number into Table::spots
    Thing thing;
    std::uint64_t count = 1; ///< above 0
    friend bool operator==(const Pile&, const Pile&) = default;
};

/// Places that need no more to be drawn than their number and names.
enum class PlainGround : std::uint8_t {
    shelf,  ///< a heap in each place
    pins,   ///< a row of pins in each, one behind the other
    stairs, ///< the lowest first
    row     ///< one thing in each place, or none
};

/// Where things lie. On a board the places are its cells in reading order, and its picture has only those
/// pieces that never move; on a directed graph they are the nodes, on any other one the edges.
using Ground = std::variant<PlainGround, BoardPicture, DrawnGraph>;

/// A position as the things that it is made of.
struct Table {
    Ground ground = PlainGround::shelf;
    std::vector<Message> spots; ///< what the places are called
    std::vector<Pile> piles;    ///< by place; several in one if things there differ
    Message title = {};         ///< what is laid on it, beside other tables; else empty
    Message note = {};          ///< what the things do not tell: a limit, the scores so far; perhaps empty
};

/// What a move does with things that are alike.
struct ThingChange {
    std::optional<std::size_t> from = {};   ///< where they lay; nothing: they are put down
    std::optional<std::size_t> to = {};     ///< where they lie then; nothing: they are taken away
    Thing thing = {};                       ///< what they were
    Thing becomes = {};                     ///< what they are then: something else if they are turned
    std::uint64_t count = 1;                ///< 0: all of them stay, and are only divided
    std::vector<std::uint64_t> leaves = {}; ///< the rows that a row of pins falls into, if it is broken
    bool follows = false;                   ///< it is the effect of another change: it falls, or is captured

    [[nodiscard]] bool isTurn() const { return from && from == to && thing != becomes; }
    friend bool operator==(const ThingChange&, const ThingChange&) = default;
};

/// A move, as it is seen on the table.
struct TableMove {
    Message text;
    std::string to; ///< the position that it leads to
    std::vector<ThingChange> changes;
};

/// Whether the move is made by touching the things in this place: it takes, moves, turns or divides them, or
/// fills the place.
[[nodiscard]] bool touches(const TableMove& move, std::size_t spot);
/// Whether it brings things to this place from another.
[[nodiscard]] bool leadsTo(const TableMove& move, std::size_t spot);

/// How the piles of one position become those of another in the same places. Coins turn where they lie; a
/// thing that goes in one place and comes in another has moved; what goes besides is captured. O(piles²) of
/// those that differ.
[[nodiscard]] std::vector<ThingChange> changesBetween(const std::vector<Pile>& before,
                                                      const std::vector<Pile>& after);

/// The table once these changes are made. Rows of pins that are broken get places of their own.
[[nodiscard]] Table changed(Table table, const std::vector<ThingChange>& changes);

/// How many pins are left of the place where a row of `size` breaks, if this break can be made so that it
/// takes pin number `pin` (from 0), or, if it takes none, cuts behind that pin; nothing if it cannot.
[[nodiscard]] std::optional<std::uint64_t> pinsLeftOf(const ThingChange& change, std::uint64_t size,
                                                      std::uint64_t pin);

/// The most places of a table, and the most heaps or rows that it holds besides a board or a graph.
inline constexpr std::size_t mostSpots = 4096;
inline constexpr std::size_t mostHeapsOnTable = 64;
/// The most coins or numbers in a row.
inline constexpr std::size_t mostInRow = 256;
/// The most rows or columns of a board that a piece walks on.
inline constexpr std::uint64_t mostWalkSide = 64;

/// Errors: more of them than lie on a table.
[[nodiscard]] Expected<void> checkOnTable(std::size_t things, std::size_t most);

/// What cells are called: “row 2, column 3”.
[[nodiscard]] std::vector<Message> cellNames(std::uint32_t rows, std::uint32_t columns);
/// “heap 2”, or “the heap” if there is no other.
[[nodiscard]] std::vector<Message> heapNames(std::size_t heaps);

} // namespace mexplorer
