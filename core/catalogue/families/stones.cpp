#include "core/solve/ways/stones.h"
#include "core/catalogue/drawn_board.h"
#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/catalogue/game_of.h"
#include "core/catalogue/remark_of.h"
#include "core/catalogue/search_limit_of.h"
#include "core/catalogue/stone_search_of.h"
#include "core/catalogue/things/boards.h"
#include "core/rules/boards/connect_four.h"
#include "core/rules/boards/hexapawn.h"
#include "core/rules/boards/mnk.h"
#include "core/rules/boards/tic_tac_toe.h"
#include "core/solve/ways/boards.h"

namespace mexplorer {

std::vector<Entry> stoneGames() {
    return {entryOf<GameOf<TicTacToe, DrawnBoard<TicTacToe>, StoneSearchOf<TicTacToe>, LaidOutOf<TicTacToe>,
                           SharedSearchLimit>>(),
            entryOf<GameOf<Mnk, DrawnBoard<Mnk>, StoneSearchOf<Mnk>, LaidOutOf<Mnk>, SharedSearchLimit>>(),
            entryOf<GameOf<ConnectFour, DrawnBoard<ConnectFour>, StoneSearchOf<ConnectFour>,
                           LaidOutOf<ConnectFour>, SharedSearchLimit>>(),
            entryOf<GameOf<Hexapawn, DrawnBoard<Hexapawn>, LaidOutOf<Hexapawn>, SharedSearchLimit,
                           RemarkOf<Hexapawn>>>()};
}

} // namespace mexplorer
