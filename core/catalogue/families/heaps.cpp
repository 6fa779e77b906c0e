#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/catalogue/heap_game_of.h"
#include "core/catalogue/heap_parts.h"
#include "core/rules/bash.h"
#include "core/rules/bounded_nim.h"
#include "core/rules/nim.h"
#include "core/rules/subtraction.h"
#include "core/rules/take_between.h"

namespace mexplorer {

std::vector<Entry> heapGames() {
    using enum optionals::Optional;
    return {entryOf<HeapGameOf<Nim>, takeTo | takesLeaveDifferentValues | valueTheorem | valuePeriod |
                                         valueSaltus | wayMoveTo | wayWinningMoves | thingMovesAt>(),
            entryOf<HeapGameOf<Bash, HeapParts<Bash>>,
                    proof | takeTo | takesLeaveDifferentValues | valueReason | valueTheorem | longestTake |
                        valuePeriod | wayMoveTo | wayWinningMoves | thingMovesAt>(),
            entryOf<HeapGameOf<TakeBetween>, proof | takeTo | valueReason | valueTheorem | longestTake |
                                                 valuePeriod | wayMoveTo | wayWinningMoves | thingMovesAt>(),
            entryOf<HeapGameOf<BoundedNim, HeapParts<BoundedNim>>,
                    proof | takeTo | takesLeaveDifferentValues | valueReason | valueTheorem | longestTake |
                        valuePeriod | wayMoveTo | wayWinningMoves | thingMovesAt>(),
            entryOf<HeapGameOf<Subtraction>, valueReason | valueTheorem | longestTake | valuePeriod |
                                                 wayMoveTo | wayWinningMoves | thingMovesAt>()};
}

} // namespace mexplorer
