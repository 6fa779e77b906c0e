#include "core/solve/ways/coins.h"
#include "core/catalogue/coin_grid.h"
#include "core/catalogue/coin_line.h"
#include "core/catalogue/components_sum.h"
#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/catalogue/game_of.h"
#include "core/catalogue/placed_coins.h"
#include "core/catalogue/things/coin_boards.h"
#include "core/catalogue/things/coins.h"
#include "core/rules/coin_turning.h"
#include "core/rules/tartan.h"
#include "core/solve/ways/coin_boards.h"

namespace mexplorer {

std::vector<Entry> coinGames() {
    return {entryOf<GameOf<CoinTurning, CoinLine<CoinTurning>, ComponentsSumOf<CoinTurning>,
                           PlacedCoins<CoinTurning>, LaidOutOf<CoinTurning>>>(),
            entryOf<GameOf<Tartan, CoinGrid<Tartan>, ComponentsSumOf<Tartan>, LaidOutOf<Tartan>>>()};
}

} // namespace mexplorer
