#pragma once

#include "core/catalogue/things/boards.h"
#include "core/own/own_board.h"

#include <map>

namespace mexplorer {

/// Several pieces may be on one cell.
template <>
class ThingsOf<OwnBoard> {
public:
    ThingsOf(const OwnBoard& rules, const OwnPieces& pieces)
        : rules_(rules), pieces_(pieces), board_(rules.picture(pieces)) {}

    [[nodiscard]] Expected<Things> laidOut() const {
        auto things = board_.laidOut();
        if (things) things->piles = piles();
        return things;
    }

    [[nodiscard]] std::vector<ThingChange> changes(const OwnBoard::Move& move,
                                                   const OwnPieces& /*option*/) const {
        return {{.from = spotOf(pieces_.cells[move.piece]),
                 .to = spotOf(move.to),
                 .thing = {Piece::firstDisc},
                 .becomes = {Piece::firstDisc}}};
    }

private:
    [[nodiscard]] std::size_t spotOf(const Cell& cell) const { return cell.a * rules_.columns() + cell.b; }
    [[nodiscard]] std::vector<Pile> piles() const {
        std::map<std::size_t, std::uint64_t> counts;
        for (const Cell& cell : pieces_.cells)
            ++counts[spotOf(cell)];
        std::vector<Pile> piles;
        piles.reserve(counts.size());
        for (const auto& [spot, count] : counts)
            piles.push_back({spot, {Piece::firstDisc}, count});
        return piles;
    }

    const OwnBoard& rules_;
    const OwnPieces& pieces_;
    BoardThings board_;
};

} // namespace mexplorer
