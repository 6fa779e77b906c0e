#include "core/catalogue/coalitions.h"
#include "core/catalogue/families/families.h"

namespace mexplorer {

std::vector<Entry> coalitionGames() {
    return {coalitionEntry()};
}

} // namespace mexplorer
