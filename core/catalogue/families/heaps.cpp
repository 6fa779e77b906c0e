#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/catalogue/families/optionals.h"
#include "core/catalogue/heap_game_of.h"
#include "core/catalogue/heap_parts.h"
#include "core/rules/bash.h"
#include "core/rules/bounded_nim.h"
#include "core/rules/nim.h"
#include "core/rules/subtraction.h"
#include "core/rules/take_between.h"

namespace mexplorer {

// What these rules have besides; a member that is misspelt is an error here.
namespace optionals {
static_assert(optionalsOf<Nim>() == (takeTo | takesLeaveDifferentValues | valueTheorem | valuePeriod |
                                     valueSaltus | wayMoveTo | wayWinningMoves));
static_assert(optionalsOf<Bash>() ==
              (proof | takeTo | takesLeaveDifferentValues | valueReason | valueTheorem | longestTake |
               valuePeriod | wayMoveTo | wayWinningMoves));
static_assert(optionalsOf<TakeBetween>() == (proof | takeTo | valueReason | valueTheorem | longestTake |
                                             valuePeriod | wayMoveTo | wayWinningMoves));
static_assert(optionalsOf<BoundedNim>() ==
              (proof | takeTo | takesLeaveDifferentValues | valueReason | valueTheorem | longestTake |
               valuePeriod | wayMoveTo | wayWinningMoves));
static_assert(optionalsOf<Subtraction>() ==
              (valueReason | valueTheorem | longestTake | valuePeriod | wayMoveTo | wayWinningMoves));
} // namespace optionals

std::vector<Entry> heapGames() {
    return {entryOf<HeapGameOf<Nim>>(), entryOf<HeapGameOf<Bash, HeapParts<Bash>>>(),
            entryOf<HeapGameOf<TakeBetween>>(), entryOf<HeapGameOf<BoundedNim, HeapParts<BoundedNim>>>(),
            entryOf<HeapGameOf<Subtraction>>()};
}

} // namespace mexplorer
