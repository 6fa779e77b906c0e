#pragma once

#include "core/rules/chase_position.h"

#include <span>

namespace mexplorer {

// Positions that are set up by hand.

/// Whether a piece can stand on this cell, the others being where they are.
[[nodiscard]] bool canStand(const ChasePosition& position, std::size_t piece, Maze::Cell cell);
/// Puts a piece there; cats are numbered anew.
void put(ChasePosition& position, std::size_t piece, Maze::Cell cell);
/// The position with a piece on this cell. Errors: it cannot stand there.
[[nodiscard]] Expected<ChasePosition> withPiece(ChasePosition position, std::size_t piece, Maze::Cell to);
/// The position with these cells of this kind (see Maze). Errors: a piece stands there; no hole is left; more
/// free cells than can be analysed.
[[nodiscard]] Expected<ChasePosition> withCells(ChasePosition position, std::span<const Maze::Cell> cells,
                                                char kind);
/// The position with so many rows and columns: new cells at the right and below are free. Errors: a piece, or
/// the last hole, would be cut off; too large.
[[nodiscard]] Expected<ChasePosition> withSize(const ChasePosition& position, std::uint32_t rows,
                                               std::uint32_t columns);
/// The position with the next kind on a cell: free, wall, hole, cat, free again; a cat only while there are
/// fewer than three. Where nothing else may stand it is the next that may. Errors: the last cat, the mouse,
/// or the last hole is there.
[[nodiscard]] Expected<ChasePosition> withNext(const ChasePosition& position, Maze::Cell cell);

} // namespace mexplorer
