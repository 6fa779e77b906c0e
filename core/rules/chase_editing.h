#pragma once

#include "core/rules/chase_position.h"

#include <span>

namespace mexplorer {

// Setting up positions by hand. A piece is numbered as in ChaseMove.

/// Whether the piece could be on this cell while the others stay where they are.
[[nodiscard]] bool canStand(const ChasePosition& position, std::size_t piece, Maze::Cell cell);
/// Puts a piece there, unchecked; cats are sorted again, so their numbers may change.
void put(ChasePosition& position, std::size_t piece, Maze::Cell cell);
/// The position with a piece on this cell. Errors: it cannot stand there.
[[nodiscard]] Expected<ChasePosition> withPiece(ChasePosition position, std::size_t piece, Maze::Cell to);
/// The position with these cells made a wall, a hole or free (`kind`: see Maze). Errors: a piece is there; no
/// hole is left; more positions than can be analysed.
[[nodiscard]] Expected<ChasePosition> withCells(ChasePosition position, std::span<const Maze::Cell> cells,
                                                char kind);
/// The position resized: new cells at the right and below are free. Errors: a piece, or
/// the last hole, would be cut off; too large.
[[nodiscard]] Expected<ChasePosition> withSize(const ChasePosition& position, std::uint32_t rows,
                                               std::uint32_t columns);
/// The position with the next content of a cell, in the cycle free, wall, hole, cat; a cat is skipped if
/// there are three already or one more would make too many positions. Errors: the last cat, the mouse or the
/// last hole is there; more positions than can be analysed.
[[nodiscard]] Expected<ChasePosition> withNext(const ChasePosition& position, Maze::Cell cell);

} // namespace mexplorer
