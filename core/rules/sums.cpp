#include "core/rules/sums.h"

namespace mexplorer {

namespace {

NimTotal total(std::span<const Nimber> values) {
    NimTotal total;
    for (const Nimber value : values)
        total.add(value);
    return total;
}

} // namespace

Nimber nimSum(std::span<const Nimber> values) {
    return total(values).sum();
}

Evaluation evaluateHeaps(std::span<const Nimber> values, Play play) {
    return total(values).evaluation(play);
}

Message sayLostAtZero() {
    return say(MX_TEXT("core", "if S = 0: no winning move"));
}

Message sayLeaveOddOnes() {
    return say(MX_TEXT("core", "if no other h > 1: leave an odd number of ones"));
}

} // namespace mexplorer
