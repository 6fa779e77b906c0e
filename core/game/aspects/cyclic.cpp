#include "core/game/aspects/cyclic.h"

namespace mexplorer {

bool playEnds(const Game& game) {
    return game.as<PositionsAspect>() && !instancesHave<CyclicAspect>(game);
}

Expected<void> checkPlayEnds(const Inquiry& asked) {
    if (!asked.as<CyclicAspect>()) return {};
    return invalid("game",
                   say(MX_TEXT("core", "Play may go on for ever in this game, so that its moves make no "
                                       "tree to be searched; it is analysed backwards, from its ends.")));
}

} // namespace mexplorer
