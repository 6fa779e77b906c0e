#pragma once

#include "core/partizan/short_games.h"
#include "core/rules/outcome.h"

namespace mexplorer {

/// Who wins a game that stands in this order to 0.
[[nodiscard]] inline Outcome outcomeOf(GameOrder beside0) {
    switch (beside0) {
    case GameOrder::less:
        return Outcome::R;
    case GameOrder::equal:
        return Outcome::P;
    case GameOrder::greater:
        return Outcome::L;
    default:
        return Outcome::N;
    }
}

} // namespace mexplorer
