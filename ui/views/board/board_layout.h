#pragma once

#include "core/rules/board_picture.h"
#include "ui/figure/board_drawing.h"

#include <QLineF>
#include <QRectF>

#include <optional>
#include <vector>

namespace mexplorer::ui {

/// Where all parts of the picture are, in its world: pixels at the usual size of type, with the origin at the
/// board's upper left corner.
class BoardLayout {
public:
    /// `reportWidth`: of the report to the right of the board; 0 if there is none.
    explicit BoardLayout(const BoardPicture& board, double reportWidth = 0);

    [[nodiscard]] const BoardPlace& place() const { return place_; }
    [[nodiscard]] double side() const { return place_.side(); } ///< of a cell
    [[nodiscard]] QRectF header() const;                        ///< above the board: whose turn it is
    /// Beside a row and below a column: its number.
    [[nodiscard]] QRectF rowNumber(std::uint32_t row) const;
    [[nodiscard]] QRectF columnNumber(std::uint32_t column) const;
    /// Only every so many rows and columns are numbered.
    [[nodiscard]] std::uint32_t stride() const;
    /// The middle of a move's mark: in its cell, or on the way of a moving piece; between two cells if the
    /// piece covers both, or captures one beside it: diagonal ones might meet there.
    [[nodiscard]] QPointF mark(const BoardMove& move) const;
    /// The same where the middle of the cell is occupied: in its upper right corner.
    [[nodiscard]] QPointF cornerMark(const BoardMove& move) const;
    [[nodiscard]] double markRadius(const BoardMove& move) const;
    /// Of a moving piece, from beside it to the mark; of one that covers two cells, along it.
    [[nodiscard]] std::optional<QLineF> line(const BoardMove& move) const;
    /// The cell, or both.
    [[nodiscard]] QRectF covered(const BoardMove& move) const;
    /// Whether a number has room below a mark.
    [[nodiscard]] bool hasRoomForNumbers() const;
    /// The place of that number.
    [[nodiscard]] QRectF number(const BoardMove& move) const;
    [[nodiscard]] QRectF report() const; ///< to the right of the board; empty if there is none
    [[nodiscard]] QRectF bounds() const;

private:
    /// A piece on a cell beside its own.
    [[nodiscard]] bool captures(const BoardMove& move) const;

    BoardPlace place_;
    std::vector<PlacedPiece> pieces_;
    double reportWidth_;
};

} // namespace mexplorer::ui
