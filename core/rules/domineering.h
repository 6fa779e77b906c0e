#pragma once

#include "core/rules/description.h"
#include "core/rules/two_sided/cell_game.h"

namespace mexplorer {

/// Domineering (Andersson, in Gardner 1974): Left places an upright domino on two free cells, Right a lying
/// one; who cannot has lost. The board’s size is that of the position, whose set are the free cells; a move
/// is told by the upper or left one of its two.
class Domineering : public CellMoveGame<Domineering, 1> {
public:
    static Description describe();
    static Expected<Domineering> make(const Parameters& /*parameters*/) { return Domineering(); }
    [[nodiscard]] bool isOfSameGame(const Domineering& /*other*/) const { return true; }

    /// Rows from the top with “/” or line breaks between them, “.” for a free cell and “#” for a hole; or the
    /// size of an empty board, “4x5”, rows first. Errors: see readCells.
    [[nodiscard]] Expected<Position> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const Position& board) const;
    [[nodiscard]] Message moveText(const Position& board, const Move& move) const;

    /// The upper or left cells on which a domino fits.
    [[nodiscard]] static std::uint64_t placesOf(const Position& board, Side side);
    [[nodiscard]] static Position after(const Position& board, const Move& move);

    /// A wall on each cell that is not free.
    [[nodiscard]] BoardPicture picture(const Position& board) const;
    /// With this cell free or a hole, which it was not. Errors: no such cell.
    [[nodiscard]] Expected<Position> changed(const Position& board, BoardCell cell) const;

    /// By the number of places for a domino.
    [[nodiscard]] FormReach reach(const Position& board) const;
    /// The dominoes that a player places at most are as many as fit in all; at least, those that fit where no
    /// domino of the other fits.
    [[nodiscard]] MoveBounds bounds(const Position& board) const;

    /// Left’s are the rows, within which all of Right’s moves are; Right’s are the columns.
    [[nodiscard]] static std::uint32_t lineCount(const Position& board, Side side) {
        return side == Side::left ? board.grid.rows : board.grid.columns;
    }
    [[nodiscard]] static Position lines(const Position& board, Side side, std::uint32_t first,
                                        std::uint32_t count);
    /// The board turned by 90°.
    [[nodiscard]] static Position negative(const Position& board);

    /// The connected regions of free cells in which a domino fits, each on the smallest board that holds it,
    /// and of its mirror images the least.
    [[nodiscard]] std::vector<Position> parts(const Position& board) const;
};

} // namespace mexplorer
