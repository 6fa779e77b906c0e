#pragma once

#include "core/catalogue/laid_out_of.h"
#include "core/rules/tartan.h"

namespace mexplorer {

/// Coins on a board as large as the heads need: no turn reaches beyond.
template <>
class ThingsOf<Tartan> {
public:
    ThingsOf(const Tartan& /*rules*/, const BoardHeads& heads) : heads_(heads) {
        for (const BoardPlace& head : heads) {
            board_.rows = std::max(board_.rows, head.row);
            board_.columns = std::max(board_.columns, head.column);
        }
    }

    [[nodiscard]] Expected<Things> laidOut() const {
        if (auto fits = checkLaidOut(std::size_t{board_.rows} * board_.columns, mostSpots); !fits)
            return tl::unexpected(fits.error());
        Things things{.ground = board_, .spots = {}, .piles = piles(heads_)};
        for (std::uint32_t row = 1; row <= board_.rows; ++row)
            for (std::uint32_t column = 1; column <= board_.columns; ++column)
                things.spots.push_back(say(MX_TEXT("core", "coin %1x%2"), row, column));
        return things;
    }

    [[nodiscard]] std::vector<Pile> piles(const BoardHeads& option) const {
        std::vector<Pile> piles;
        for (std::size_t cell = 0; cell < std::size_t{board_.rows} * board_.columns; ++cell)
            piles.push_back({cell, {ThingKind::tails}});
        for (const BoardPlace& head : option)
            piles[(head.row - 1) * board_.columns + head.column - 1].thing = {ThingKind::heads};
        return piles;
    }

private:
    const BoardHeads& heads_;
    BoardPicture board_;
};

} // namespace mexplorer
