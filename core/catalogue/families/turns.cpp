#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/rules/fibonacci.h"
#include "core/rules/moore.h"
#include "core/rules/staircase.h"

namespace mexplorer {

std::vector<Entry> turnGames() {
    return {entryOf<Moore>(), entryOf<Fibonacci>(), entryOf<Staircase>()};
}

} // namespace mexplorer
