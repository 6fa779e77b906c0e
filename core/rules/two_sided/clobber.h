#pragma once

#include "core/rules/description.h"
#include "core/rules/two_sided/cell_game.h"

namespace mexplorer {

/// Clobber (Albert, Grossman, Nowakowski, Wolfe 2005): Left moves an x onto an o beside it, which is removed;
/// Right an o onto an x. Who cannot has lost. The sets of a position are the cells with an x, and those with
/// an o.
class Clobber : public CellGame<2> {
public:
    struct Move {
        Side side = Side::left;
        std::uint32_t from = 0; ///< cells in reading order, from 0
        std::uint32_t to = 0;
    };

    static Description describe();
    static Expected<Clobber> make(const Parameters& /*parameters*/) { return Clobber(); }

    /// Rows from the top with “/” or line breaks between them, “x”, “o” and “.” for an empty cell; or the
    /// size of a board with stones on all cells by turns, “3x4”, rows first. Errors: see readCells.
    [[nodiscard]] Expected<Position> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const Position& board) const;
    [[nodiscard]] Message moveText(const Position& board, const Move& move) const;
    [[nodiscard]] std::uint64_t optionCount(const Position& board) const;

    /// Left’s moves, then Right’s; in reading order of the stones, then of the cells they go to.
    template <class Visit>
    void forEachOption(const Position& board, Visit&& visit) const {
        for (const Side side : {Side::left, Side::right})
            for (std::uint64_t own = stones(board, side); own != 0; own &= own - 1) {
                const std::uint32_t from = firstCell(own);
                std::uint64_t goals =
                    board.grid.beside(CellGrid::bit(from)) & stones(board, opponentOf(side));
                for (; goals != 0; goals &= goals - 1) {
                    const Move move{side, from, firstCell(goals)};
                    if (!goesOn(visit, move, after(board, move))) return;
                }
            }
    }

    [[nodiscard]] BoardPicture picture(const Position& board) const;
    /// An empty cell gets an x, an x becomes an o, and an o is removed. Errors: no such cell.
    [[nodiscard]] Expected<Position> changed(const Position& board, BoardCell cell) const;
    /// By the number of moves.
    [[nodiscard]] FormReach reach(const Position& board) const;
    /// Nobody is a whole move ahead: as long as one can move, the other can.
    [[nodiscard]] MoveBounds bounds(const Position& /*board*/) const { return {-1, 1, 0}; }

    /// The connected groups in which both players have stones, each on the smallest board that holds it, and
    /// of its images the least.
    [[nodiscard]] std::vector<Position> parts(const Position& board) const;

private:
    [[nodiscard]] static std::uint64_t stones(const Position& board, Side side) {
        return board.sets[side == Side::left ? 0 : 1];
    }
    [[nodiscard]] static Position after(const Position& board, const Move& move);
};

} // namespace mexplorer
