#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mexplorer {

/// What can be on a cell of a board.
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

/// What a board looks like without its pieces.
enum class BoardGround : std::uint8_t {
    lines,   ///< lines between the cells, which marks are written into
    frame,   ///< an upright frame with a round hole for each cell, into which discs fall
    squares, ///< light and dark squares
    floor    ///< a floor on which walls stand
};

/// A position as a board with pieces. If several are on a cell, the later in `pieces` are drawn on top.
struct BoardPicture {
    std::uint32_t rows = 1;
    std::uint32_t columns = 1;
    std::vector<PlacedPiece> pieces;
    std::vector<BoardCell> line; ///< the cells that decided the game; empty if none did
    BoardGround ground = BoardGround::lines;
    std::optional<Piece> turn = {}; ///< kind of piece to be placed or moved next; none if the game is over
    bool isNamedAsInChess = false;  ///< the cell at the lower left is called a1
    std::uint32_t firstNumber = 1;  ///< of rows and columns that are called by numbers

    friend bool operator==(const BoardPicture&, const BoardPicture&) = default;
};

/// What a column or row is called: a number from firstNumber on, from the top for rows; as in chess, a letter
/// for a column, and the number of a row from below.
[[nodiscard]] std::string columnName(const BoardPicture& board, std::uint32_t column);
[[nodiscard]] std::string rowName(const BoardPicture& board, std::uint32_t row);

/// A move as seen on a board.
struct BoardMove {
    std::optional<BoardCell> from = {}; ///< where the piece stood; none: it is newly placed
    BoardCell to;
    std::optional<BoardCell> also = {}; ///< the second cell of a piece that covers two, as a domino does
    friend bool operator==(const BoardMove&, const BoardMove&) = default;
};

/// The move between two positions of a game: which piece is on a cell where it was not before; none if there
/// is no such piece. If there are several, the first by piece, row and column; of two where nothing went,
/// both. O(pieces log pieces)
[[nodiscard]] std::optional<BoardMove> moveBetween(const BoardPicture& before, const BoardPicture& after);

} // namespace mexplorer
