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
        if (cakes_.squares() <= mostSpots) return cakesOnTable(cakes_);
        return tooLarge(say(MX_TEXT("core", "%1 squares are too many to be laid on a table: at most %2 are. "
                                            "Choose smaller cakes to play by hand."),
                            cakes_.squares(), mostSpots));
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
