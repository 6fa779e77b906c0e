#pragma once

#include "core/rules/rules.h"
#include "core/rules/two_sided/cells.h"
#include "core/rules/two_sided/form_reach.h"
#include "core/rules/visit.h"

namespace mexplorer {

/// What games of two sides on a board of cells share: no theorem gives their values.
template <std::size_t Sets>
class CellGame {
public:
    using Family = PartizanFamily;
    using Position = CellSets<Sets>;

    [[nodiscard]] std::optional<Evaluation> closedForm(const Position& /*board*/) const { return {}; }
    template <class Move>
    [[nodiscard]] Side sideOf(const Move& move) const {
        return move.side;
    }
};

/// A move that one cell tells, by its number in reading order, from 0.
struct CellMove {
    Side side = Side::left;
    std::uint32_t cell = 0;
};

/// Games whose moves one cell tells. `Derived` derives from it and defines `placesOf(board, side)`, the cells
/// of all moves of a player, and `after(board, move)`.
template <class Derived, std::size_t Sets>
class CellMoveGame : public CellGame<Sets> {
public:
    using Position = CellSets<Sets>;
    using Move = CellMove;

    [[nodiscard]] std::uint64_t optionCount(const Position& board) const {
        return movesOf(board, Side::left) + movesOf(board, Side::right);
    }
    /// Left’s moves, then Right’s; in reading order.
    template <class Visit>
    void forEachOption(const Position& board, Visit&& visit) const {
        for (const Side side : {Side::left, Side::right})
            for (std::uint64_t cells = rules().placesOf(board, side); cells != 0; cells &= cells - 1) {
                const Move move{side, firstCell(cells)};
                if (!goesOn(visit, move, rules().after(board, move))) return;
            }
    }

protected:
    /// How many moves a player has.
    [[nodiscard]] std::uint64_t movesOf(const Position& board, Side side) const {
        return static_cast<std::uint64_t>(std::popcount(rules().placesOf(board, side)));
    }

private:
    [[nodiscard]] const Derived& rules() const { return static_cast<const Derived&>(*this); }
};

} // namespace mexplorer
