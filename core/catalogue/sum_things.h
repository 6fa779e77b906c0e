#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/things.h"
#include "core/solve/ways/partizan.h"
#include "core/sum/sided_sum.h"
#include "core/sum/sum_way.h"

namespace mexplorer {

/// The components of a sum, each as those of its own game. The texts of moves and positions are those of
/// the whole. R is Sum or SidedSum.
template <class R>
class SumThingsOf final : public PositionAspectOf<R, ThingsAspect> {
public:
    using PositionAspectOf<R, ThingsAspect>::PositionAspectOf;

    [[nodiscard]] Expected<std::vector<Things>> laidOut() const override;
    [[nodiscard]] Expected<ThingsMoves> moves(const TouchedThing& touched, Task& task) const override;

private:
    /// The moves in one component; the spot of `touched` is numbered in its own part.
    [[nodiscard]] Expected<ThingsMoves> movesIn(std::size_t component, const TouchedThing& touched,
                                                Task& task) const;
};

extern template class SumThingsOf<Sum>;
extern template class SumThingsOf<SidedSum>;

} // namespace mexplorer
