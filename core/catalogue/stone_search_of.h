#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/large_search.h"
#include "core/rules/boards/stone_game.h"
#include "core/solve/stones/stone_search.h"

namespace mexplorer {

/// LargeSearchAspect, for games of stones. A SearchLimit takes the place of a search’s own limit of nodes.
template <Rules R>
class StoneSearchOf final : public PositionAspectOf<R, LargeSearchAspect> {
    static_assert(std::derived_from<R, StoneGame>);

public:
    using PositionAspectOf<R, LargeSearchAspect>::PositionAspectOf;

    [[nodiscard]] Expected<std::unique_ptr<LargeSearch>>
    search(const LargeSearchLimits& limits) const override {
        LargeSearchLimits allowed = limits;
        allowed.nodes = this->shared()->limit.valueOr(limits.nodes);
        const auto known = [this](const Stones& stones) {
            return this->shared()->known(this->rules(), stones);
        };
        const auto found = [shared = this->shared()](const Stones& stones, const BestPlay& play) {
            shared->found.keep(stones, play);
        };
        return searchStones(shape(), this->parsed(), allowed, known, found);
    }

    [[nodiscard]] BoardCell cellOf(std::uint32_t move) const override {
        return {move / shape().columns, move % shape().columns};
    }

    [[nodiscard]] HorizonSum horizonAfter(std::span<const std::uint32_t> line) const override {
        Stones stones = this->parsed();
        for (const std::uint32_t move : line)
            stones = StoneGame::after(stones, move);
        HorizonSum movers{this->rules().picture(stones), this->rules().estimateShares(stones),
                          this->rules().estimate(stones)};
        if (stones.firstMoves()) return movers;
        return {movers.board, turned(movers.shares), movers.sum.turned()};
    }

private:
    [[nodiscard]] const StoneShape& shape() const { return this->rules().shape(); }
};

} // namespace mexplorer
