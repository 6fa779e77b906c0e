#include "core/misere/sum_outcomes.h"

namespace mexplorer {

std::size_t SumHash::operator()(const SumOfHeaps& heaps) const {
    std::uint64_t hash = heaps.size();
    for (const std::uint32_t heap : heaps)
        hash = (hash ^ heap) * 0x9E3779B97F4A7C15U + (hash >> 29U);
    return static_cast<std::size_t>(hash);
}

Expected<bool> SumOutcomes::isP(const SumOfHeaps& heaps) {
    const Found found = search(heaps_.simple(heaps), 0);
    if (found != Found::stopped) return found == Found::p;
    if (task_.cancelled()) return cancelled();
    return tooLarge(say(MX_TEXT("core", "More than %1 sums of heaps would have to be searched."), mostSums_));
}

SumOutcomes::Found SumOutcomes::search(const SumOfHeaps& heaps, unsigned depth) {
    constexpr unsigned deepest = 5000; // each takes some hundred bytes of the stack
    if (heaps.empty() || heaps.back() <= known_.largestHeap())
        return known_.monoid.isP(known_.of(heaps)) ? Found::p : Found::n;
    if (const auto found = found_.find(heaps); found != found_.end())
        return found->second ? Found::p : Found::n;
    if (found_.size() >= mostSums_ || depth > deepest || task_.cancelled()) return Found::stopped;
    bool isP = true;
    for (std::size_t i = heaps.size(); isP && i-- > 0;) { // the largest first: what it leaves is soon known
        if (i + 1 < heaps.size() && heaps[i] == heaps[i + 1]) continue;
        for (const SumOfHeaps& option : heaps_.options(heaps[i])) {
            const Found found = search(heaps_.moved(heaps, i, option), depth + 1);
            if (found == Found::stopped) return found;
            isP = found == Found::n;
            if (!isP) break;
        }
    }
    found_.emplace(heaps, isP);
    return isP ? Found::p : Found::n;
}

} // namespace mexplorer
