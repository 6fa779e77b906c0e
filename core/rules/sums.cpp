#include "core/rules/sums.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace mexplorer {

Nimber nimSum(std::span<const Nimber> values) {
    return std::accumulate(values.begin(), values.end(), Nimber{0}, std::bit_xor<>());
}

Evaluation evaluateHeaps(std::span<const Nimber> values, Play play) {
    const Nimber sum = nimSum(values);
    const bool allSmall = std::all_of(values.begin(), values.end(), [](Nimber value) { return value <= 1; });
    return evaluationOf(play == Play::misere && allSmall ? sum ^ 1U : sum);
}

} // namespace mexplorer
