#pragma once

#include "core/catalogue/laid_out_of.h"
#include "core/rules/two_sided/cakes.h"

namespace mexplorer {

/// Cakes on a table.
template <Rules R>
requires std::same_as<typename R::Position, Cakes>
class ThingsOf<R> {
public:
    ThingsOf(const R& /*rules*/, const Cakes& cakes) : cakes_(cakes) {}

    /// So few squares that, however they are cut, neither places nor moves become too many.
    [[nodiscard]] Expected<Things> laidOut() const {
        if (auto fits = checkLaidOut(cakes_.squares(), mostSpots); !fits) return tl::unexpected(fits.error());
        return cakesOnTable(cakes_);
    }

    [[nodiscard]] std::vector<ThingChange> changes(const typename R::Move& move,
                                                   const Cakes& /*option*/) const {
        const Cake& cake = cakes_.cakes[move.cake];
        return {{.from = move.cake,
                 .thing = {cake},
                 .becomes = {cake},
                 .count = 0,
                 .pieces = R::pieces(cake, move)}};
    }

private:
    const Cakes& cakes_;
};

} // namespace mexplorer
