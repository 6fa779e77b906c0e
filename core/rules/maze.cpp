#include "core/rules/maze.h"

namespace mexplorer {

std::optional<Maze::Cell> Maze::beside(Cell cell, Direction step) const {
    BoardCell place = placeOf(cell);
    switch (step) { // 0 − 1 wraps around, so cellAt refuses it
    case Direction::up:
        --place.row;
        break;
    case Direction::left:
        --place.column;
        break;
    case Direction::right:
        ++place.column;
        break;
    case Direction::down:
        ++place.row;
        break;
    }
    const auto found = cellAt(place);
    return found && !isWall(*found) ? found : std::nullopt;
}

} // namespace mexplorer
