#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/catalogue/game_of.h"
#include "core/catalogue/opening_line.h"
#include "core/catalogue/parts_sum.h"
#include "core/rules/fibonacci.h"
#include "core/rules/moore.h"
#include "core/rules/staircase.h"
#include "core/solve/ways/search.h"

namespace mexplorer {

// What these rules have; a member that is misspelt is an error here.
static_assert(SaysProof<Moore> && CountsPositionsBelow<Moore> && LimitsWinningMoves<Moore>);
static_assert(SaysProof<Fibonacci> && CountsPositionsBelow<Fibonacci> && TellsWinningMoves<Fibonacci>);
static_assert(SaysProof<Staircase> && TellsWinningMoves<Staircase> && TellsMoveTo<Staircase>);

std::vector<Entry> turnGames() {
    return {entryOf<GameOf<Moore>>(), entryOf<GameOf<Fibonacci, OpeningLine<Fibonacci>>>(),
            entryOf<GameOf<Staircase, PartsSum<Staircase>>>()};
}

} // namespace mexplorer
