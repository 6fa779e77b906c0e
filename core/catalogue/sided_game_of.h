#pragma once

#include "core/catalogue/game_of.h"
#include "core/catalogue/joint_search_of.h"
#include "core/catalogue/laid_out_of.h"
#include "core/catalogue/search_limit_of.h"
#include "core/catalogue/short_game_of.h"

namespace mexplorer {

template <TwoSidedRules R, class... More>
struct SidedGame {
    using Type = GameOf<R, ShortGameOf<R>, LaidOutOf<R>, More...>;
};
/// Where a search tells who wins beyond the reach of canonical forms, it may be allowed to take longer, and
/// takes sums with other games.
template <TellsReach R, class... More>
struct SidedGame<R, More...> {
    using Type = GameOf<R, ShortGameOf<R>, LaidOutOf<R>, SharedSearchLimit, JointSearchOf<R>, More...>;
};

/// Games of two sides that have canonical forms and can be laid out, with `More` aspects of their own.
template <TwoSidedRules R, class... More>
using SidedGameOf = typename SidedGame<R, More...>::Type;

} // namespace mexplorer
