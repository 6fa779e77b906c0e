#include "core/rules/chase_editing.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// The error with the cell’s row and column filled in, counted from 1.
tl::unexpected<Error> refusedAt(const Maze& maze, Maze::Cell cell, const char* sentence) {
    const BoardCell place = maze.placeOf(cell);
    return invalid(say(sentence, place.row + 1, place.column + 1));
}

tl::unexpected<Error> pieceAt(const Maze& maze, Maze::Cell cell) {
    return refusedAt(maze, cell, MX_TEXT("core", "In row %1, column %2 stands a piece: move it first."));
}

bool standsAt(const ChasePosition& position, Maze::Cell cell) {
    return position.mouse == cell ||
           std::find(position.cats.begin(), position.cats.end(), cell) != position.cats.end();
}

Expected<ChasePosition> checked(ChasePosition position) {
    if (position.maze.cells.find(Maze::hole) == std::string::npos)
        return invalid(say(MX_TEXT("core", "That is the last hole: the mouse needs one.")));
    return checkChase(position).map([&] { return std::move(position); });
}

} // namespace

bool canStand(const ChasePosition& position, std::size_t piece, Maze::Cell cell) {
    if (position.maze.isWall(cell)) return false;
    if (piece == position.cats.size()) return true;
    if (position.maze.isHole(cell)) return false;
    return position.cats[piece] == cell ||
           std::find(position.cats.begin(), position.cats.end(), cell) == position.cats.end();
}

void put(ChasePosition& position, std::size_t piece, Maze::Cell cell) {
    if (piece == position.cats.size()) {
        position.mouse = cell;
        return;
    }
    position.cats[piece] = cell;
    std::sort(position.cats.begin(), position.cats.end());
}

Expected<ChasePosition> withPiece(ChasePosition position, std::size_t piece, Maze::Cell to) {
    const Maze& maze = position.maze;
    if (!canStand(position, piece, to))
        return refusedAt(maze, to,
                         maze.isWall(to)   ? MX_TEXT("core", "In row %1, column %2 is a wall.")
                         : maze.isHole(to) ? MX_TEXT("core", "In row %1, column %2 is a hole: no cat fits "
                                                             "into it.")
                                           : MX_TEXT("core", "In row %1, column %2 is another cat."));
    put(position, piece, to);
    return position;
}

Expected<ChasePosition> withCells(ChasePosition position, std::span<const Maze::Cell> cells, char kind) {
    for (const Maze::Cell cell : cells) {
        if (kind != Maze::space && standsAt(position, cell)) return pieceAt(position.maze, cell);
        position.maze.cells[cell] = kind;
    }
    return checked(std::move(position));
}

Expected<ChasePosition> withSize(const ChasePosition& position, std::uint32_t rows, std::uint32_t columns) {
    const Maze& maze = position.maze;
    if (rows == 0 || columns == 0 || std::uint64_t{rows} * columns > mostMazeCells)
        return invalid(say(MX_TEXT("core", "A maze has from 1 to %1 cells, not %2 × %3."), mostMazeCells,
                           rows, columns));
    ChasePosition resized = position;
    resized.maze = {columns, std::string(std::size_t{rows} * columns, Maze::space)};
    for (Maze::Cell cell = 0; cell < maze.cells.size(); ++cell)
        if (const auto now = resized.maze.cellAt(maze.placeOf(cell)))
            resized.maze.cells[*now] = maze.cells[cell];
    for (std::size_t piece = 0; piece <= position.cats.size(); ++piece) {
        const Maze::Cell cell = cellOf(position, piece);
        const auto now = resized.maze.cellAt(maze.placeOf(cell));
        if (!now) return pieceAt(maze, cell);
        (piece < position.cats.size() ? resized.cats[piece] : resized.mouse) = *now;
    }
    return checked(std::move(resized));
}

Expected<ChasePosition> withNext(const ChasePosition& position, Maze::Cell cell) {
    const Maze& maze = position.maze;
    const auto cat = std::find(position.cats.begin(), position.cats.end(), cell);
    const std::span<const Maze::Cell> here(&cell, 1);
    if (cat != position.cats.end()) {
        if (position.cats.size() == 1)
            return refusedAt(maze, cell,
                             MX_TEXT("core", "In row %1, column %2 is the last cat: move it instead."));
        ChasePosition without = position;
        without.cats.erase(without.cats.begin() + (cat - position.cats.begin()));
        return without;
    }
    if (position.mouse == cell)
        return refusedAt(maze, cell, MX_TEXT("core", "In row %1, column %2 is the mouse: move it instead."));
    if (maze.isWall(cell)) return withCells(position, here, Maze::hole);
    if (!maze.isHole(cell)) return withCells(position, here, Maze::wall);
    auto next = withCells(position, here, Maze::space);
    if (!next || next->cats.size() == mostCats) return next;
    next->cats.insert(std::upper_bound(next->cats.begin(), next->cats.end(), cell), cell);
    const auto fits = checkChase(*next);
    return fits ? next : withCells(position, here, Maze::space);
}

} // namespace mexplorer
