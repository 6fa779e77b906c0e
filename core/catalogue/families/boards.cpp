#include "core/catalogue/board_game_of.h"
#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/rules/grid_walk.h"
#include "core/rules/kiki.h"
#include "core/rules/wythoff.h"

namespace mexplorer {

// What these rules have; a member that is misspelt is an error here.
static_assert(SaysProof<Wythoff> && TellsWinningMoves<Wythoff>);
static_assert(TellsWinningMoves<GridWalk>);

std::vector<Entry> boardGames() {
    return {entryOf<BoardGameOf<Wythoff, VectorRays<Wythoff>>>(), entryOf<BoardGameOf<Kiki>>(),
            entryOf<BoardGameOf<GridWalk, VectorRays<GridWalk>>>()};
}

} // namespace mexplorer
