#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/rules/dag.h"
#include "core/rules/hackenbush.h"

namespace mexplorer {

std::vector<Entry> graphGames() {
    return {entryOf<Dag>(), entryOf<Hackenbush>()};
}

} // namespace mexplorer
