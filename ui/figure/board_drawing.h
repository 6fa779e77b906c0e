#pragma once

#include "core/rules/estimate.h"
#include "ui/figure/figure.h"

#include <functional>
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

/// Has a dark square of a board drawn, under a name of its own (see Keyed).
using DrawSquare = std::function<void(BoardCell cell, const std::function<void()>& draw)>;

/// Draws a board into the middle of `area`, the same in every view: pieces differ in shape, not only in
/// colour; the cells that decided the game are struck through or ringed; those in `lit`, which a move
/// changed, are highlighted. Details too small to be seen are left out.
void drawBoard(QPainter& painter, const Style& style, const BoardPicture& board, const QRectF& area,
               std::span<const BoardCell> lit = {}, const DrawSquare& drawSquare = {});

/// Marks the cells that decided the game, on a board already drawn.
void drawDecidingLine(QPainter& painter, const Style& style, const BoardPicture& board, const QRectF& area);

/// Like drawBoard, for a position that is only estimated: each piece is faint, below its share of the
/// estimate. Only the board if the shares would be too small to read.
void drawShares(QPainter& painter, const Style& style, const BoardPicture& board,
                std::span<const EstimateShare> shares, const QRectF& area);

} // namespace mexplorer::ui
