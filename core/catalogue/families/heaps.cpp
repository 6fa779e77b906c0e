#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/rules/bash.h"
#include "core/rules/bounded_nim.h"
#include "core/rules/nim.h"
#include "core/rules/subtraction.h"
#include "core/rules/take_between.h"

namespace mexplorer {

std::vector<Entry> heapGames() {
    return {entryOf<Nim>(), entryOf<Bash>(), entryOf<TakeBetween>(), entryOf<BoundedNim>(),
            entryOf<Subtraction>()};
}

} // namespace mexplorer
