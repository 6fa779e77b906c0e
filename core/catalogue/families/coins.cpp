#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/rules/coin_turning.h"
#include "core/rules/tartan.h"

namespace mexplorer {

std::vector<Entry> coinGames() {
    return {entryOf<CoinTurning>(), entryOf<Tartan>()};
}

} // namespace mexplorer
