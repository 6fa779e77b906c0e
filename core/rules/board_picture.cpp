#include "core/rules/board_picture.h"

#include <algorithm>
#include <tuple>

namespace mexplorer {

namespace {

using Placed = std::tuple<Piece, std::uint32_t, std::uint32_t>;

std::vector<Placed> inOrder(const BoardPicture& board) {
    std::vector<Placed> placed;
    for (const PlacedPiece& piece : board.pieces)
        placed.emplace_back(piece.piece, piece.cell.row, piece.cell.column);
    std::ranges::sort(placed);
    return placed;
}

std::vector<Placed> without(const std::vector<Placed>& all, const std::vector<Placed>& others) {
    std::vector<Placed> left;
    std::ranges::set_difference(all, others, std::back_inserter(left));
    return left;
}

BoardCell cellOf(const Placed& placed) {
    return {std::get<1>(placed), std::get<2>(placed)};
}

} // namespace

std::string columnName(const BoardPicture& board, std::uint32_t column) {
    constexpr std::uint32_t letters = 26;
    if (!board.isNamedAsInChess || column >= letters) return std::to_string(column + board.firstNumber);
    return {static_cast<char>('a' + column)};
}

std::string rowName(const BoardPicture& board, std::uint32_t row) {
    return std::to_string(board.isNamedAsInChess ? board.rows - row : row + board.firstNumber);
}

std::optional<BoardMove> moveBetween(const BoardPicture& before, const BoardPicture& after) {
    const std::vector<Placed> old = inOrder(before);
    const std::vector<Placed> now = inOrder(after);
    const std::vector<Placed> come = without(now, old);
    if (come.empty()) return std::nullopt;
    const std::vector<Placed> gone = without(old, now);
    const auto same = std::ranges::find(gone, std::get<Piece>(come.front()),
                                        [](const Placed& placed) { return std::get<Piece>(placed); });
    BoardMove move{.to = cellOf(come.front())};
    if (same != gone.end()) move.from = cellOf(*same);
    if (gone.empty() && come.size() == 2) move.also = cellOf(come.back());
    return move;
}

} // namespace mexplorer
