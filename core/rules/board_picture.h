#pragma once

#include <cstdint>
#include <vector>

namespace mexplorer {

/// What can stand on a cell of a board.
enum class Piece : std::uint8_t {
    cross,
    nought,
    firstDisc,
    secondDisc,
    whitePawn,
    blackPawn,
    wall,
    hole,
    cat,
    mouse
};

/// A cell of a board; rows count from the top, columns from the left, both from 0.
struct BoardCell {
    std::uint32_t row = 0;
    std::uint32_t column = 0;
    friend bool operator==(const BoardCell&, const BoardCell&) = default;
};

struct PlacedPiece {
    BoardCell cell;
    Piece piece = Piece::cross;
    friend bool operator==(const PlacedPiece&, const PlacedPiece&) = default;
};

/// A position as a board with pieces. Of several on a cell, those further back in `pieces` lie above.
struct BoardPicture {
    std::uint32_t rows = 1;
    std::uint32_t columns = 1;
    std::vector<PlacedPiece> pieces;
    std::vector<BoardCell> line; ///< the cells that decided the game; empty if none did

    friend bool operator==(const BoardPicture&, const BoardPicture&) = default;
};

} // namespace mexplorer
