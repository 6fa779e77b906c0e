#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/catalogue/sum.h"
#include "core/rules/take_ends.h"

namespace mexplorer {

std::vector<Entry> otherGames() {
    return {entryOf<TakeEnds>(), entryOf<Sum>()};
}

} // namespace mexplorer
