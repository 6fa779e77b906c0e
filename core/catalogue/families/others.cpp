#include "core/catalogue/catalogue.h"
#include "core/catalogue/chase_maze.h"
#include "core/catalogue/cyclic_of.h"
#include "core/catalogue/drawn_board.h"
#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/catalogue/game_of.h"
#include "core/catalogue/row_intervals.h"
#include "core/catalogue/rules_sum.h"
#include "core/catalogue/sum_things.h"
#include "core/catalogue/things/boards.h"
#include "core/catalogue/things/rows.h"
#include "core/catalogue/things/sets.h"
#include "core/catalogue/things/trees.h"
#include "core/catalogue/told_ends.h"
#include "core/catalogue/told_roles.h"
#include "core/rules/chosen_set.h"
#include "core/rules/score_tree.h"
#include "core/rules/take_ends.h"
#include "core/solve/ways/rows.h"
#include "core/solve/ways/scored.h"
#include "core/solve/ways/search.h"
#include "core/sum/sum_way.h"

namespace mexplorer {

namespace {

/// A sum of games of the catalogue, to which it belongs itself.
Expected<Sum> sumOfListed(const Parameters& parameters) {
    return Sum(playOf(parameters), catalogue);
}

} // namespace

std::vector<Entry> otherGames() {
    return {entryOf<GameOf<ChosenSet, LaidOutOf<ChosenSet>>>(),
            entryOf<GameOf<TakeEnds, RowIntervals<TakeEnds>, LaidOutOf<TakeEnds>>>(),
            entryOf<GameOf<ScoreTree, ToldRoles<ScoreTree>, ToldEnds<ScoreTree>, LaidOutOf<ScoreTree>>>(),
            entryOf<GameOf<Chase, CyclicOf<Chase>, ChaseMaze, DrawnBoard<Chase>, LaidOutOf<Chase>>>(),
            entryOf<GameOf<Sum, RulesSum<Sum>, SumThings>>(sumOfListed)};
}

} // namespace mexplorer
