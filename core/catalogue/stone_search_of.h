#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/rules/boards/stone_game.h"
#include "core/solve/aspects/large_search.h"
#include "core/solve/stones/stone_evaluation.h"
#include "core/solve/stones/stone_search.h"

namespace mexplorer {

/// The large search of a position of stones.
template <Rules R>
class StoneSearchOf final : public PositionAspectOf<R, LargeSearchAspect> {
    static_assert(std::derived_from<R, StoneGame>);

public:
    using PositionAspectOf<R, LargeSearchAspect>::PositionAspectOf;

    [[nodiscard]] Expected<std::unique_ptr<LargeSearch>>
    search(const LargeSearchLimits& limits) const override {
        return searchStones(shape(), this->parsed(), limits);
    }

    [[nodiscard]] BoardCell cellOf(std::uint32_t move) const override {
        return {move / shape().columns, move % shape().columns};
    }

    [[nodiscard]] HorizonSum horizonAfter(std::span<const std::uint32_t> line) const override {
        Stones stones = this->parsed();
        for (const std::uint32_t move : line)
            stones = StoneGame::after(stones, move);
        const StoneEvaluation evaluation = evaluate(shape(), stones);
        HorizonSum horizon{.board = this->rules().picture(stones), .shares = {}, .sum = evaluation.sum};
        for (std::uint32_t cell = 0; cell < shape().cells(); ++cell) {
            if ((stones.taken() >> cell & 1) != 0)
                horizon.shares.push_back({cellOf(cell), evaluation.cells[cell]});
        }
        return horizon;
    }

private:
    [[nodiscard]] const StoneShape& shape() const { return this->rules().shape(); }
};

} // namespace mexplorer
