#pragma once

#include "core/catalogue/things/heaps.h"
#include "core/rules/vector_game.h"

#include <fmt/format.h>

namespace mexplorer {

/// A token on a board whose corner, where the walk ends, is at the bottom left; the board is as large as its
/// moves need.
template <GridRules R>
class ThingsOf<R> {
public:
    ThingsOf(const R& rules, const Cell& cell) : rules_(rules), cell_(cell), most_(cell) {
        if (cell.a >= mostWalkSide || cell.b >= mostWalkSide) return;
        rules.forEachOption(cell, [&](const Ride&, const Cell& to) {
            most_ = {std::max(most_.a, to.a), std::max(most_.b, to.b)};
        });
    }

    [[nodiscard]] Expected<Things> laidOut() const {
        if (most_.a >= mostWalkSide || most_.b >= mostWalkSide)
            return tooLarge(
                say(MX_TEXT("core", "A board with more than %1 rows or columns is too large to be laid on a "
                                    "table. Choose a smaller position to play by hand."),
                    mostWalkSide));
        BoardPicture board{.rows = static_cast<std::uint32_t>(most_.a + 1),
                           .columns = static_cast<std::uint32_t>(most_.b + 1),
                           .pieces = {},
                           .line = {},
                           .ground = BoardGround::squares};
        Things things{.ground = std::move(board), .spots = {}, .piles = piles(cell_)};
        for (std::uint64_t row = 0; row <= most_.a; ++row)
            for (std::uint64_t b = 0; b <= most_.b; ++b)
                things.spots.push_back(verbatim(
                    fmt::format("({}, {})", most_.a - row + rules_.firstNumber(), b + rules_.firstNumber())));
        return things;
    }

    [[nodiscard]] std::vector<Pile> piles(const Cell& option) const {
        return {{(most_.a - option.a) * (most_.b + 1) + option.b, {ThingKind::token}}};
    }

private:
    const R& rules_;
    const Cell& cell_;
    Cell most_;
};

/// Two heaps.
template <GridRules R>
requires(cellIsHeaps<R>()) class ThingsOf<R> {
public:
    ThingsOf(const R& /*rules*/, const Cell& cell) : cell_(cell) {}

    [[nodiscard]] Expected<Things> laidOut() const { return shelfOf({cell_.a, cell_.b}); }
    [[nodiscard]] std::vector<Pile> piles(const Cell& option) const { return stonesOf({option.a, option.b}); }

private:
    const Cell& cell_;
};

} // namespace mexplorer
