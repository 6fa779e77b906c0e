#pragma once

#include "core/rules/board_picture.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace mexplorer {

/// The direction of a step to a neighbouring cell.
enum class Direction : std::uint8_t { up, left, right, down };
inline constexpr std::array allDirections = {Direction::up, Direction::left, Direction::right,
                                             Direction::down};

/// A grid of free cells, walls and holes. Its cells are numbered row by row, from 0.
struct Maze {
    using Cell = std::uint32_t;
    static constexpr char wall = '#';
    static constexpr char space = '.';
    static constexpr char hole = 'O';

    std::uint32_t columns = 1;
    std::string cells = "."; ///< wall, space or hole, by cell

    [[nodiscard]] std::uint32_t rows() const { return static_cast<std::uint32_t>(cells.size()) / columns; }
    [[nodiscard]] bool isWall(Cell cell) const { return cells[cell] == wall; }
    [[nodiscard]] bool isHole(Cell cell) const { return cells[cell] == hole; }
    [[nodiscard]] BoardCell placeOf(Cell cell) const { return {cell / columns, cell % columns}; }
    /// The number of a cell; nothing if it is outside the grid.
    [[nodiscard]] std::optional<Cell> cellAt(BoardCell place) const {
        if (place.row >= rows() || place.column >= columns) return std::nullopt;
        return place.row * columns + place.column;
    }
    /// The cell that a step leads to; nothing if it is a wall or outside the grid.
    [[nodiscard]] std::optional<Cell> beside(Cell cell, Direction step) const;

    friend bool operator==(const Maze&, const Maze&) = default;
};

} // namespace mexplorer
