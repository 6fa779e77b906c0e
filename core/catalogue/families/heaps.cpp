#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/catalogue/heap_game_of.h"
#include "core/rules/bash.h"
#include "core/rules/bounded_nim.h"
#include "core/rules/nim.h"
#include "core/rules/subtraction.h"
#include "core/rules/take_between.h"

namespace mexplorer {

// What these rules have; a member that is misspelt is an error here.
static_assert(TellsTakeTo<Nim> && TakesDiffer<Nim> && HasValueSaltus<Nim> && NamesValueTheorem<Nim>);
static_assert(HasValuePeriod<Nim>);

template <HeapRules... R>
constexpr bool areBounded = (... && (HasLongestTake<R> && HasValuePeriod<R>));
static_assert(areBounded<Bash, TakeBetween, BoundedNim, Subtraction>);

std::vector<Entry> heapGames() {
    return {entryOf<HeapGameOf<Nim>>(), entryOf<HeapGameOf<Bash>>(), entryOf<HeapGameOf<TakeBetween>>(),
            entryOf<HeapGameOf<BoundedNim>>(), entryOf<HeapGameOf<Subtraction>>()};
}

} // namespace mexplorer
