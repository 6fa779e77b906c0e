#include "core/solve/retrograde.h"

#include "core/theory/saturating.h"

namespace mexplorer {

Expected<void> checkRetrograde(std::uint64_t states, const Budget& budget) {
    constexpr std::uint64_t mostStates = UINT32_MAX / 2; // so that plies fit in Endings, too
    const bool fits = states <= mostStates && retrogradeBytes(states) <= budget.bytes;
    if (fits) return {};
    return tooLarge(say(MX_TEXT("core", "To analyse %1 positions backwards takes %2 MB; at most %3 MB are "
                                        "taken."),
                        states, saturatedProduct(states, retrogradeBytes(1)) >> 20U, budget.bytes >> 20U));
}

} // namespace mexplorer
