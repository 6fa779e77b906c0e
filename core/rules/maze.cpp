#include "core/rules/maze.h"

namespace mexplorer {

std::optional<Maze::Cell> Maze::beside(Cell cell, Step step) const {
    BoardCell place = placeOf(cell);
    switch (step) { // over the edge a coordinate becomes too large
    case Step::up:
        --place.row;
        break;
    case Step::left:
        --place.column;
        break;
    case Step::right:
        ++place.column;
        break;
    case Step::down:
        ++place.row;
        break;
    }
    const auto found = cellAt(place);
    return found && !isWall(*found) ? found : std::nullopt;
}

} // namespace mexplorer
