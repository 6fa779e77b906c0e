#include "core/rules/proof.h"

namespace mexplorer {

Message sayNothingLeft(Play play) {
    return play == Play::normal
               ? say(MX_TEXT("core", "No move is left: the player to move has lost."))
               : say(MX_TEXT("core", "No move is left: in misère play the player to move has won."));
}

} // namespace mexplorer
