#pragma once

#include "core/catalogue/drawn_board.h"
#include "core/catalogue/laid_out_of.h"

namespace mexplorer {

/// Whether it never moves.
[[nodiscard]] constexpr bool isFixed(Piece piece) {
    return piece == Piece::wall || piece == Piece::hole;
}

/// The pieces of a board.
template <PlayedOnBoard R>
class ThingsOf<R> {
public:
    using Position = typename R::Position;

    ThingsOf(const R& rules, const Position& position) : rules_(rules), board_(rules.picture(position)) {}

    [[nodiscard]] Expected<Things> laidOut() const {
        if (auto fits = checkLaidOut(std::size_t{board_.rows} * board_.columns, mostSpots); !fits)
            return tl::unexpected(fits.error());
        BoardPicture ground = board_;
        std::erase_if(ground.pieces, [](const PlacedPiece& piece) { return !isFixed(piece.piece); });
        return Things{.ground = std::move(ground), .spots = spots(), .piles = pilesOf(board_)};
    }

    /// A move that changes nothing touches all pieces that the player could have moved.
    [[nodiscard]] std::vector<ThingChange> changes(const typename R::Move& /*move*/,
                                                   const Position& option) const {
        auto changes = changesBetween(pilesOf(board_), pilesOf(rules_.picture(option)));
        if (!changes.empty()) return changes;
        for (const Pile& pile : pilesOf(board_)) {
            if (board_.turn && pile.thing.kind == Thing{*board_.turn}.kind)
                changes.push_back(
                    {.from = pile.spot, .to = pile.spot, .thing = pile.thing, .becomes = pile.thing});
        }
        return changes;
    }

private:
    /// Cells have the names by which the moves call them.
    [[nodiscard]] std::vector<Message> spots() const {
        if (!board_.isNamedAsInChess) return cellNames(board_.rows, board_.columns);
        std::vector<Message> names;
        for (std::uint32_t row = 0; row < board_.rows; ++row)
            for (std::uint32_t column = 0; column < board_.columns; ++column)
                names.push_back(verbatim(columnName(board_, column) + rowName(board_, row)));
        return names;
    }

    [[nodiscard]] std::vector<Pile> pilesOf(const BoardPicture& board) const {
        std::vector<Pile> piles;
        for (const PlacedPiece& piece : board.pieces)
            if (!isFixed(piece.piece))
                piles.push_back(
                    {std::size_t{piece.cell.row} * board.columns + piece.cell.column, {piece.piece}});
        std::ranges::stable_sort(piles, {}, &Pile::spot);
        return piles;
    }

    const R& rules_;
    BoardPicture board_;
};

} // namespace mexplorer
