#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/coins.h"

namespace mexplorer {

/// CoinsAspect, for rules with `coinPlaces(position)` and `coinsAreOnStairs`, which are as there.
template <Rules R>
class PlacedCoins final : public PositionAspectOf<R, CoinsAspect> {
public:
    using PositionAspectOf<R, CoinsAspect>::PositionAspectOf;

    [[nodiscard]] bool areOnStairs() const override { return R::coinsAreOnStairs; }
    [[nodiscard]] std::vector<CoinPlace> places() const override { return R::coinPlaces(this->parsed()); }
};

} // namespace mexplorer
