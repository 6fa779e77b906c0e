#include "core/solve/ways/stones.h"
#include "core/catalogue/drawn_board.h"
#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/catalogue/families/optionals.h"
#include "core/catalogue/game_of.h"
#include "core/catalogue/stone_search_of.h"
#include "core/catalogue/things/boards.h"
#include "core/rules/boards/connect_four.h"
#include "core/rules/boards/hexapawn.h"
#include "core/rules/boards/mnk.h"
#include "core/rules/boards/tic_tac_toe.h"
#include "core/solve/ways/boards.h"

namespace mexplorer {

// What these rules have besides; a member that is misspelt is an error here.
namespace optionals {
constexpr unsigned wholeEstimate = estimate | winBesideEstimates | estimateShares;
static_assert(optionalsOf<TicTacToe>() == (startPosition | proof | wholeEstimate));
static_assert(optionalsOf<Mnk>() == (startPosition | proof | wholeEstimate));
static_assert(optionalsOf<ConnectFour>() == (startPosition | proof | wholeEstimate));
static_assert(optionalsOf<Hexapawn>() == (startPosition | proof | representative | wholeEstimate));
} // namespace optionals

std::vector<Entry> stoneGames() {
    return {
        entryOf<GameOf<TicTacToe, DrawnBoard<TicTacToe>, StoneSearchOf<TicTacToe>, TableOf<TicTacToe>>>(),
        entryOf<GameOf<Mnk, DrawnBoard<Mnk>, StoneSearchOf<Mnk>, TableOf<Mnk>>>(),
        entryOf<
            GameOf<ConnectFour, DrawnBoard<ConnectFour>, StoneSearchOf<ConnectFour>, TableOf<ConnectFour>>>(),
        entryOf<GameOf<Hexapawn, DrawnBoard<Hexapawn>, TableOf<Hexapawn>>>()};
}

} // namespace mexplorer
