#include "core/catalogue/families/families.h"
#include "core/regret/poker_game.h"

namespace mexplorer {

std::vector<Entry> cardGames() {
    return {kuhnEntry(), leducEntry()};
}

} // namespace mexplorer
