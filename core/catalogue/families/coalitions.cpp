#include "core/catalogue/families/families.h"
#include "core/coalition/coalition_entry.h"

namespace mexplorer {

std::vector<Entry> coalitionGames() {
    return {coalitionEntry()};
}

} // namespace mexplorer
