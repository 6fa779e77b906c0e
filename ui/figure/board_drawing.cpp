#include "ui/figure/board_drawing.h"

#include "core/explain/say_estimate.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/piece_drawing.h"
#include "ui/figure/whole.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double frameCorner = 0.35; // in cells, as all that follows
constexpr double hole = 0.42;        // radius
constexpr double lineThickness = 0.032;
constexpr double strikeThickness = 0.17;
constexpr double strikeBeyond = 0.3; // the centres of its outermost cells
constexpr double ringThickness = 0.09;
constexpr double leastHole = 6; // pixels of a cell: in smaller ones no hole can be seen

using Cells = std::span<const BoardCell>;

/// A hairline at least, however small the board is.
double thickness(const QPainter& painter, double wanted) {
    return std::max(wanted, 1 / painter.worldTransform().m11());
}

double pixelsOf(const QPainter& painter, const BoardPlace& place) {
    return place.side() * painter.worldTransform().m11();
}

void drawLines(QPainter& painter, const BoardPicture& board, const BoardPlace& place, const QPen& pen) {
    const QRectF all = place.bounds();
    painter.setPen(pen);
    for (std::uint32_t row = 1; row < board.rows; ++row) {
        const double y = all.top() + row * place.side();
        painter.drawLine(QPointF(all.left(), y), QPointF(all.right(), y));
    }
    for (std::uint32_t column = 1; column < board.columns; ++column) {
        const double x = all.left() + column * place.side();
        painter.drawLine(QPointF(x, all.top()), QPointF(x, all.bottom()));
    }
}

void drawFrame(QPainter& painter, const Style& style, const BoardPicture& board, const BoardPlace& place) {
    QPainterPath path;
    const double corner = frameCorner * place.side();
    path.addRoundedRect(place.bounds(), corner, corner);
    painter.setPen(QPen(style.theme.rim, thickness(painter, lineThickness * place.side())));
    painter.setBrush(style.theme.accentSoft);
    painter.drawPath(path);
    if (pixelsOf(painter, place) < leastHole) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.theme.paper);
    const double radius = hole * place.side();
    for (std::uint32_t row = 0; row < board.rows; ++row)
        for (std::uint32_t column = 0; column < board.columns; ++column)
            painter.drawEllipse(place.cell({row, column}).center(), radius, radius);
}

void drawSquares(QPainter& painter, const Style& style, const BoardPicture& board, const BoardPlace& place,
                 const DrawSquare& drawSquare) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.theme.line);
    for (std::uint32_t row = 0; row < board.rows; ++row)
        for (std::uint32_t column = 1 - row % 2; column < board.columns; column += 2) {
            const auto draw = [&] { painter.drawRect(place.cell({row, column})); };
            if (drawSquare)
                drawSquare({row, column}, draw);
            else
                draw();
        }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.theme.rim, thickness(painter, lineThickness * place.side())));
    painter.drawRect(place.bounds());
}

void drawFloor(QPainter& painter, const Style& style, const BoardPicture& board, const BoardPlace& place) {
    drawLines(painter, board, place, QPen(style.theme.line, thickness(painter, 0)));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.theme.rim, thickness(painter, lineThickness * place.side())));
    painter.drawRect(place.bounds());
}

void drawGround(QPainter& painter, const Style& style, const BoardPicture& board, const BoardPlace& place,
                const DrawSquare& drawSquare) {
    switch (board.ground) {
    case BoardGround::lines: {
        const double wide = thickness(painter, lineThickness * place.side());
        return drawLines(painter, board, place, QPen(style.theme.rim, wide, Qt::SolidLine, Qt::RoundCap));
    }
    case BoardGround::frame:
        return drawFrame(painter, style, board, place);
    case BoardGround::squares:
        return drawSquares(painter, style, board, place, drawSquare);
    case BoardGround::floor:
        return drawFloor(painter, style, board, place);
    }
}

void drawLit(QPainter& painter, const Style& style, const BoardPicture& board, const BoardPlace& place,
             Cells lit) {
    std::uint64_t light = 0; // they wander from the cells of one move to those of the next
    for (const BoardCell cell : lit) {
        const Keyed wandering(painter, {"light", light++});
        const double inset = lineThickness * place.side();
        painter.setPen(QPen(style.theme.accent, thickness(painter, lineThickness * place.side())));
        painter.setBrush(style.theme.spotlight);
        const QRectF rect = place.cell(cell).adjusted(inset, inset, -inset, -inset);
        if (board.ground == BoardGround::frame)
            painter.drawEllipse(rect);
        else
            painter.drawRoundedRect(rect, inset, inset);
    }
}

bool comesBefore(BoardCell a, BoardCell b) {
    return a.row != b.row ? a.row < b.row : a.column < b.column;
}

std::int64_t turning(BoardCell a, BoardCell b, BoardCell c) {
    const auto across = [](BoardCell from, BoardCell to) {
        return std::pair(std::int64_t{to.column} - from.column, std::int64_t{to.row} - from.row);
    };
    const auto [x1, y1] = across(a, b);
    const auto [x2, y2] = across(a, c);
    return x1 * y2 - x2 * y1;
}

/// A line through the cells if they are collinear, else a ring around each of them.
void drawDeciding(QPainter& painter, const Style& style, const BoardPicture& board, const BoardPlace& place) {
    if (board.line.empty()) return;
    std::vector<BoardCell> cells = board.line;
    std::ranges::sort(cells, comesBefore);
    const BoardCell first = cells.front();
    const BoardCell last = cells.back();
    const bool isLine = cells.size() > 1 && std::ranges::all_of(cells, [&](BoardCell cell) {
                            return turning(first, cell, last) == 0;
                        });
    painter.setBrush(Qt::NoBrush);
    if (isLine) {
        const QPointF from = place.cell(first).center();
        const QPointF to = place.cell(last).center();
        const double length = std::hypot((to - from).x(), (to - from).y());
        const QPointF beyond = (to - from) * (strikeBeyond * place.side() / length);
        painter.setPen(QPen(faded(style.theme.winning, 0.85), strikeThickness * place.side(), Qt::SolidLine,
                            Qt::RoundCap));
        painter.drawLine(from - beyond, to + beyond);
        return;
    }
    painter.setPen(QPen(style.theme.winning, thickness(painter, ringThickness * place.side())));
    const double inset = ringThickness / 2 * place.side();
    for (const BoardCell cell : cells)
        painter.drawRoundedRect(place.cell(cell).adjusted(inset, inset, -inset, -inset), 2 * inset,
                                2 * inset);
}

} // namespace

BoardPlace::BoardPlace(const BoardPicture& board, const QRectF& area)
    : rows_(board.rows), columns_(board.columns),
      side_(std::min(area.width() / board.columns, area.height() / board.rows)),
      corner_(area.center() - QPointF(board.columns * side_, board.rows * side_) / 2) {}

QRectF BoardPlace::bounds() const {
    return {corner_, QSizeF(columns_ * side_, rows_ * side_)};
}

QRectF BoardPlace::cell(BoardCell cell) const {
    return {corner_ + QPointF(cell.column * side_, cell.row * side_), QSizeF(side_, side_)};
}

std::optional<BoardCell> BoardPlace::cellAt(const QPointF& point) const {
    if (!bounds().contains(point)) return std::nullopt;
    const QPointF at = (point - corner_) / side_;
    return BoardCell{wholeOf(at.y(), 0U, rows_ - 1), wholeOf(at.x(), 0U, columns_ - 1)};
}

void drawBoard(QPainter& painter, const Style& style, const BoardPicture& board, const QRectF& area,
               std::span<const BoardCell> lit, const DrawSquare& drawSquare) {
    const BoardPlace place(board, area);
    painter.save();
    drawGround(painter, style, board, place, drawSquare);
    drawLit(painter, style, board, place, lit);
    for (const PlacedPiece& piece : board.pieces)
        drawPiece(painter, style, piece.piece, place.cell(piece.cell));
    drawDeciding(painter, style, board, place);
    painter.restore();
}

void drawDecidingLine(QPainter& painter, const Style& style, const BoardPicture& board, const QRectF& area) {
    painter.save();
    drawDeciding(painter, style, board, BoardPlace(board, area));
    painter.restore();
}

void drawShares(QPainter& painter, const Style& style, const BoardPicture& board,
                std::span<const EstimateShare> shares, const QRectF& area) {
    constexpr double ofPieces = 0.3; // opacity
    constexpr double ofCells = 0.6;  // type
    constexpr double largestType = 15;
    constexpr double leastRoom = 1.5; // times the smallest type: two digits and their sign
    const BoardPlace place(board, area);
    if (shares.empty() || place.side() < leastRoom * style.leastIn(painter))
        return drawBoard(painter, style, board, area);
    BoardPicture ground = board;
    ground.pieces.clear();
    drawBoard(painter, style, ground, area);
    painter.save();
    painter.setOpacity(ofPieces * painter.opacity());
    for (const PlacedPiece& piece : board.pieces)
        drawPiece(painter, style, piece.piece, place.cell(piece.cell));
    painter.restore();
    painter.setPen(style.theme.ink);
    painter.setFont(style.fontIn(painter, std::min(largestType, ofCells * place.side()), QFont::DemiBold));
    for (const EstimateShare& share : shares)
        painter.drawText(place.cell(share.cell), Qt::AlignCenter,
                         QString::fromStdString(scoreText(share.points)));
}

} // namespace mexplorer::ui
