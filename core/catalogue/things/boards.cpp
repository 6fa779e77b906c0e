#include "core/catalogue/things/boards.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Whether it never moves.
bool isFixed(Piece piece) {
    return piece == Piece::wall || piece == Piece::hole;
}

/// Cells have the names by which the moves call them.
std::vector<Message> spotsOf(const BoardPicture& board) {
    if (!board.isNamedAsInChess) return cellNames(board.rows, board.columns, board.firstNumber);
    std::vector<Message> names;
    for (std::uint32_t row = 0; row < board.rows; ++row)
        for (std::uint32_t column = 0; column < board.columns; ++column)
            names.push_back(verbatim(columnName(board, column) + rowName(board, row)));
    return names;
}

std::vector<Pile> pilesOf(const BoardPicture& board) {
    std::vector<Pile> piles;
    for (const PlacedPiece& piece : board.pieces)
        if (!isFixed(piece.piece))
            piles.push_back({std::size_t{piece.cell.row} * board.columns + piece.cell.column, {piece.piece}});
    std::ranges::stable_sort(piles, {}, &Pile::spot);
    return piles;
}

} // namespace

Expected<Things> BoardThings::laidOut() const {
    if (auto fits = checkLaidOut(std::size_t{board_.rows} * board_.columns, mostSpots); !fits)
        return tl::unexpected(fits.error());
    BoardPicture ground = board_;
    std::erase_if(ground.pieces, [](const PlacedPiece& piece) { return !isFixed(piece.piece); });
    return Things{.ground = std::move(ground), .spots = spotsOf(board_), .piles = pilesOf(board_)};
}

std::vector<ThingChange> BoardThings::changesTo(const BoardPicture& option) const {
    const std::vector<Pile> before = pilesOf(board_);
    auto changes = changesBetween(before, pilesOf(option));
    if (!changes.empty() || !board_.turn) return changes;
    for (const Pile& pile : before)
        if (pile.thing.kind == Thing{*board_.turn}.kind)
            changes.push_back(
                {.from = pile.spot, .to = pile.spot, .thing = pile.thing, .becomes = pile.thing});
    return changes;
}

} // namespace mexplorer
