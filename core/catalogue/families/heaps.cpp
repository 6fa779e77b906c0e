#include "core/catalogue/families/families.h"
#include "core/catalogue/families/taking_entry.h"
#include "core/rules/bash.h"
#include "core/rules/bounded_nim.h"
#include "core/rules/nim.h"
#include "core/rules/subtraction.h"
#include "core/rules/take_between.h"

namespace mexplorer {

std::vector<Entry> heapGames() {
    return {takingEntry<Nim>(), takingEntry<Bash>(), takingEntry<TakeBetween>(), takingEntry<BoundedNim>(),
            takingEntry<Subtraction>()};
}

} // namespace mexplorer
