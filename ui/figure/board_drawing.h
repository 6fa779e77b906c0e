#pragma once

#include "core/rules/estimate.h"
#include "ui/figure/figure.h"

#include <optional>
#include <span>

namespace mexplorer::ui {

/// Where a board stands: as large as fits into the middle of an area, its cells square.
class BoardPlace {
public:
    BoardPlace(const BoardPicture& board, const QRectF& area);

    [[nodiscard]] double side() const { return side_; } ///< of a cell
    [[nodiscard]] QRectF bounds() const;
    [[nodiscard]] QRectF cell(BoardCell cell) const;
    [[nodiscard]] std::optional<BoardCell> cellAt(const QPointF& point) const;

private:
    std::uint32_t rows_;
    std::uint32_t columns_;
    double side_;
    QPointF corner_;
};

/// Draws a board into the middle of `area`, as every picture of a position does it: the pieces differ in
/// shape, not only in colour; what decided the game is struck through; cells in `lit` are those that a move
/// changed. What would be too small to be seen is left out.
void drawBoard(QPainter& painter, const Style& style, const BoardPicture& board, const QRectF& area,
               std::span<const BoardCell> lit = {});

/// What decided the game, struck through, on a board that is drawn already.
void drawDecidingLine(QPainter& painter, const Style& style, const BoardPicture& board, const QRectF& area);

/// As drawBoard where an estimate stands in for the end of the game: each piece is faint below its share.
/// Where these would be too small to be read, only the board.
void drawShares(QPainter& painter, const Style& style, const BoardPicture& board,
                std::span<const EstimateShare> shares, const QRectF& area);

} // namespace mexplorer::ui
