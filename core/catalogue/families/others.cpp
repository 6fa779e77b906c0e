#include "core/catalogue/chase_maze.h"
#include "core/catalogue/cyclic_of.h"
#include "core/catalogue/drawn_board.h"
#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/catalogue/game_of.h"
#include "core/catalogue/row_intervals.h"
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

namespace mexplorer {

std::vector<Entry> otherGames() {
    return {entryOf<GameOf<ChosenSet, LaidOutOf<ChosenSet>>>(),
            entryOf<GameOf<TakeEnds, RowIntervals<TakeEnds>, LaidOutOf<TakeEnds>>>(),
            entryOf<GameOf<ScoreTree, ToldRoles<ScoreTree>, ToldEnds<ScoreTree>, LaidOutOf<ScoreTree>>>(),
            entryOf<GameOf<Chase, CyclicOf<Chase>, ChaseMaze, DrawnBoard<Chase>, LaidOutOf<Chase>>>(),
            sumEntry()};
}

} // namespace mexplorer
