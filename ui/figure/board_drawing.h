#pragma once

#include "core/rules/estimate.h"
#include "ui/figure/figure.h"

#include <optional>
#include <span>

namespace mexplorer::ui {

/// Where a board is drawn: centred in an area, as large as fits, with square cells.
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

/// Draws a board into the middle of `area`, the same in every view: pieces differ in shape, not only in
/// colour; the cells that decided the game are struck through or ringed; those in `lit`, which a move
/// changed, are highlighted. Details too small to be seen are left out.
void drawBoard(QPainter& painter, const Style& style, const BoardPicture& board, const QRectF& area,
               std::span<const BoardCell> lit = {});

/// Marks the cells that decided the game, on a board already drawn.
void drawDecidingLine(QPainter& painter, const Style& style, const BoardPicture& board, const QRectF& area);

/// Like drawBoard, for a position that is only estimated: each piece is faint, below its share of the
/// estimate. Only the board if the shares would be too small to read.
void drawShares(QPainter& painter, const Style& style, const BoardPicture& board,
                std::span<const EstimateShare> shares, const QRectF& area);

} // namespace mexplorer::ui
