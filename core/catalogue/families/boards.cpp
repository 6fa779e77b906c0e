#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/rules/grid_walk.h"
#include "core/rules/kiki.h"
#include "core/rules/wythoff.h"

namespace mexplorer {

std::vector<Entry> boardGames() {
    return {entryOf<Wythoff>(), entryOf<Kiki>(), entryOf<GridWalk>()};
}

} // namespace mexplorer
