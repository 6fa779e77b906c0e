#include "core/game/aspects/two_sided.h"

namespace mexplorer {

bool canBeSearched(const Game& game) {
    return playEnds(game) && !game.as<TwoSidedAspect>();
}

Expected<void> checkSearched(const Game& game, const Inquiry& asked) {
    if (!game.as<TwoSidedAspect>()) return checkPlayEnds(asked);
    return invalid("game",
                   say(MX_TEXT("core", "Left and Right have different moves here: a position has a value for "
                                       "both, which no search for one player’s score finds.")));
}

} // namespace mexplorer
