#pragma once

#include "core/rules/board_picture.h"
#include "ui/figure/board_drawing.h"

#include <QRectF>

namespace mexplorer::ui {

/// Where everything of a board stands, in its world: pixels at the usual size of type, the board's upper left
/// corner being the origin.
class BoardLayout {
public:
    /// `reportWidth`: of what stands to the right of the board; 0: nothing does.
    explicit BoardLayout(const BoardPicture& board, double reportWidth = 0);

    [[nodiscard]] const BoardPlace& place() const { return place_; }
    [[nodiscard]] double side() const { return place_.side(); } ///< of a cell
    [[nodiscard]] QRectF header() const;                        ///< above the board: whose turn it is
    /// Beside a row and below a column: its number.
    [[nodiscard]] QRectF rowNumber(std::uint32_t row) const;
    [[nodiscard]] QRectF columnNumber(std::uint32_t column) const;
    /// Of the rows and columns, counted from 1, each so many have a number.
    [[nodiscard]] std::uint32_t stride() const;
    /// The middle of a move's mark: in its cell, or on the way there.
    [[nodiscard]] QPointF mark(const BoardMove& move) const;
    /// The same where the middle of the cell is taken: in its upper right corner.
    [[nodiscard]] QPointF cornerMark(const BoardMove& move) const;
    [[nodiscard]] double markRadius(const BoardMove& move) const;
    /// Where the line to the mark of a piece that moves begins: beside the piece.
    [[nodiscard]] QPointF start(const BoardMove& move) const;
    /// Whether a number has room below a mark.
    [[nodiscard]] bool hasRoomForNumbers() const;
    /// Below a mark.
    [[nodiscard]] QRectF number(const BoardMove& move) const;
    [[nodiscard]] QRectF report() const; ///< to the right of the board; empty if nothing stands there
    [[nodiscard]] QRectF bounds() const;

private:
    BoardPlace place_;
    double reportWidth_;
};

} // namespace mexplorer::ui
