#include "core/catalogue/families/families.h"
#include "core/catalogue/families/taking_entry.h"
#include "core/rules/bash.h"
#include "core/rules/bounded_nim.h"
#include "core/rules/nim.h"
#include "core/rules/subtraction.h"
#include "core/rules/take_between.h"

namespace mexplorer {

std::vector<Entry> heapGames() {
    using enum optionals::Optional;
    return {
        takingEntry<Nim, takeTo | takesLeaveDifferentValues | valueTheorem | valuePeriod | valueSaltus>(),
        takingEntry<Bash, proof | takeTo | takesLeaveDifferentValues | valueReason | valueTheorem |
                              longestTake | valuePeriod>(),
        takingEntry<TakeBetween, proof | takeTo | valueReason | valueTheorem | longestTake | valuePeriod>(),
        takingEntry<BoundedNim, proof | takeTo | takesLeaveDifferentValues | valueReason | valueTheorem |
                                    longestTake | valuePeriod>(),
        takingEntry<Subtraction, valueReason | valueTheorem | longestTake | valuePeriod>()};
}

} // namespace mexplorer
