#include "core/own/own_sided.h"

#include <algorithm>

namespace mexplorer {

OwnSided::OwnSided(Description (*describe)(), const OwnSidedRules& rules)
    : SidedBreaksGame(OwnBreakCode(rules.left), OwnBreakCode(rules.right)), describe_(describe),
      left_(paceOf(rules.left)), right_(paceOf(rules.right)) {
    const auto isBreak = [](const OwnTurn& turn) { return turn.parts > 1; };
    breaks_ = std::ranges::any_of(rules.left, isBreak) || std::ranges::any_of(rules.right, isBreak);
    largest_ = breaks_ ? 200 : 1'000;
    while (codeOf(Side::left).triesTooMany(largest_) || codeOf(Side::right).triesTooMany(largest_))
        largest_ /= 2;
}

OwnSided::Pace OwnSided::paceOf(const std::vector<OwnTurn>& turns) {
    Pace pace{UINT64_MAX, false};
    for (const OwnTurn& turn : turns) {
        if (!turn.amounts) pace.leastTaken = 1;
        for (const std::uint64_t amount : turn.amounts.value_or(std::vector<std::uint64_t>())) {
            pace.splits = pace.splits || amount == 0;
            if (amount > 0) pace.leastTaken = std::min(pace.leastTaken, amount);
        }
    }
    return pace;
}

std::int64_t OwnSided::mostMoves(const Pace& pace, std::uint64_t size) {
    const std::uint64_t splits = pace.splits && size > 0 ? size - 1 : 0;
    return static_cast<std::int64_t>(size / pace.leastTaken + splits);
}

FormReach OwnSided::reach(const Heaps& heap) const {
    const std::uint64_t largestQuick = breaks_ ? 8 : 16;
    constexpr std::uint64_t mostMovesTried = 400; // with more, and their sums, it takes too long
    if (heap.front() <= largestQuick) return FormReach::quick;
    return optionCount(heap) <= mostMovesTried ? FormReach::slow : FormReach::out;
}

MoveBounds OwnSided::bounds(const Heaps& heap) const {
    const std::int64_t left = mostMoves(left_, heap.front());
    const std::int64_t right = mostMoves(right_, heap.front());
    return {-right, left, static_cast<double>(left - right)};
}

} // namespace mexplorer
