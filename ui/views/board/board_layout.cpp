#include "ui/views/board/board_layout.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double longestSide = 460; // of the board
constexpr double largestCell = 112;
constexpr double leastWidth = 470; // of everything, so that the header fits
constexpr double headerHeight = 46;
constexpr double numbersRoom = 36; // beside and below the board
constexpr double numberPitch = 26;
constexpr double besideBoard = 40;
constexpr double leastReportHeight = 550;
constexpr double largestMark = 24;
constexpr double ofCell = 0.27;        // a mark's radius
constexpr double ofCellOnWay = 0.2;    // the same for a moving piece
constexpr double ofCellBetween = 0.16; // the same on the edge of a cell
constexpr double ofWay = 0.75;         // where the mark is on the way from a piece to its goal
constexpr double ofCapture = 0.5;      // the same if another stands there
constexpr double ofCovered = 0.25;     // where the line along a piece on two cells begins and ends
constexpr double besidePiece = 0.4;    // where the line to the mark begins on that way
constexpr double cellForNumbers = 60;  // pixels of a cell, at least
constexpr double markRise = 0.13;      // in cells, to leave room for a number below the mark

QRectF areaOf(const BoardPicture& board) {
    const double most = std::max(board.rows, board.columns);
    const double side = std::min(largestCell, longestSide / most);
    return {0, 0, board.columns * side, board.rows * side};
}

} // namespace

BoardLayout::BoardLayout(const BoardPicture& board, double reportWidth)
    : place_(board, areaOf(board)), pieces_(board.pieces), reportWidth_(reportWidth) {}

QRectF BoardLayout::header() const {
    const double width = std::max(leastWidth, place_.bounds().width());
    return {place_.bounds().center().x() - width / 2, -headerHeight - 6, width, headerHeight - 6};
}

QRectF BoardLayout::rowNumber(std::uint32_t row) const {
    const QRectF cell = place_.cell({row, 0});
    return {-numbersRoom, cell.center().y() - numberPitch / 2, numbersRoom - 8, numberPitch};
}

QRectF BoardLayout::columnNumber(std::uint32_t column) const {
    const QRectF cell = place_.cell({0, column});
    return {cell.center().x() - numberPitch, place_.bounds().bottom() + 6, 2 * numberPitch, numberPitch};
}

std::uint32_t BoardLayout::stride() const {
    return static_cast<std::uint32_t>(std::max(1.0, std::ceil(1.3 * numberPitch / side())));
}

bool BoardLayout::captures(const BoardMove& move) const {
    const bool isStraight =
        move.from && (move.from->row == move.to.row || move.from->column == move.to.column);
    return isStraight && std::ranges::find(pieces_, move.to, &PlacedPiece::cell) != pieces_.end();
}

QRectF BoardLayout::covered(const BoardMove& move) const {
    const QRectF cell = place_.cell(move.to);
    return move.also ? cell | place_.cell(*move.also) : cell;
}

QPointF BoardLayout::mark(const BoardMove& move) const {
    const QPointF to = covered(move).center();
    if (move.also) return to;
    if (!move.from) return to - QPointF(0, hasRoomForNumbers() ? markRise * side() : 0);
    const QPointF from = place_.cell(*move.from).center();
    return from + (to - from) * (captures(move) ? ofCapture : ofWay);
}

QPointF BoardLayout::cornerMark(const BoardMove& move) const {
    return place_.cell(move.to).center() + QPointF(0.3, -0.3) * side();
}

double BoardLayout::markRadius(const BoardMove& move) const {
    const bool isBetween = move.also || captures(move);
    return std::min(largestMark, (isBetween ? ofCellBetween : move.from ? ofCellOnWay : ofCell) * side());
}

std::optional<QLineF> BoardLayout::line(const BoardMove& move) const {
    const QPointF to = place_.cell(move.to).center();
    if (move.also) {
        const QPointF way = place_.cell(*move.also).center() - to;
        return QLineF(to + way * ofCovered, to + way * (1 - ofCovered));
    }
    if (!move.from) return std::nullopt;
    const QPointF from = place_.cell(*move.from).center();
    return QLineF(from + (to - from) * besidePiece, mark(move));
}

bool BoardLayout::hasRoomForNumbers() const {
    return side() >= cellForNumbers;
}

QRectF BoardLayout::number(const BoardMove& move) const {
    const QPointF middle = mark(move);
    return {middle.x() - side() / 2 + 2, middle.y() + markRadius(move) + 1, side() - 4, numberPitch - 4};
}

QRectF BoardLayout::bounds() const {
    const QRectF board = place_.bounds().adjusted(-numbersRoom, 0, numbersRoom, numbersRoom);
    return board.united(header()).united(report());
}

QRectF BoardLayout::report() const {
    if (reportWidth_ == 0) return {};
    const QRectF top = header();
    const double height = std::max(leastReportHeight, place_.bounds().bottom() - top.top());
    return {top.right() + besideBoard, top.top(), reportWidth_, height};
}

} // namespace mexplorer::ui
