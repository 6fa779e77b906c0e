#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/catalogue/game_of.h"
#include "core/catalogue/rules_sum.h"
#include "core/catalogue/sum_way.h"
#include "core/rules/take_ends.h"
#include "core/solve/ways/scored.h"

namespace mexplorer {

// What these rules have; a member that is misspelt is an error here.
static_assert(ScoredRules<TakeEnds> && SaysProof<TakeEnds>);
static_assert(FindsWinningMoves<WayOf<Sum>, Sum>);

std::vector<Entry> otherGames() {
    return {entryOf<GameOf<TakeEnds>>(), entryOf<GameOf<Sum, RulesSum<Sum>>>()};
}

} // namespace mexplorer
