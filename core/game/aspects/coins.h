#pragma once

#include "core/game/aspects/aspect.h"
#include "core/rules/coin_place.h"

#include <vector>

namespace mexplorer {

/// A position of coins in their places: on stairs, the lowest first, or in a row, heads or tails up.
class CoinsAspect : public Aspect {
public:
    [[nodiscard]] virtual bool areOnStairs() const = 0;
    [[nodiscard]] virtual std::vector<CoinPlace> places() const = 0;
};

} // namespace mexplorer
