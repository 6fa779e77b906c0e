#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/misere/heap_breaks_aspect.h"
#include "core/rules/break_game.h"

#include <algorithm>

namespace mexplorer {

/// HeapBreaksAspect, for heaps that break and for heaps that are only taken from.
template <class R>
class HeapBreaksOf final : public AspectOf<R, HeapBreaksAspect> {
public:
    using AspectOf<R, HeapBreaksAspect>::AspectOf;

    [[nodiscard]] HeapBreaks heapBreaks() const override {
        if constexpr (BreakRules<R>) {
            const auto& code = this->rules().code();
            const auto forEachOption = [&code](std::uint32_t size, const HeapBreaks::Visit& visit) {
                code.forEachBreak(size, [&visit](std::uint64_t, const HeapsLeft& parts) {
                    return visit({parts.begin(), parts.end()});
                });
            };
            const auto optionCount = [&code](std::uint32_t size) { return code.breakCount(size); };
            if (!code.hasProvablePeriods()) return {forEachOption, optionCount};
            const std::uint64_t parts = code.allows(BreakCode::threeHeaps) ? 3
                                        : code.allows(BreakCode::twoHeaps) ? 2
                                                                           : 1;
            return {forEachOption, optionCount, code.longestTake(), parts};
        } else {
            const R& rules = this->rules();
            const auto forEachOption = [&rules](std::uint32_t size, const HeapBreaks::Visit& visit) {
                rules.forEachTake(size, [&visit, size](std::uint64_t taken) {
                    const auto left = static_cast<std::uint32_t>(size - taken);
                    return visit(left > 0 ? SumOfHeaps{left} : SumOfHeaps());
                });
            };
            const auto optionCount = [&rules](std::uint32_t size) { return rules.takeCount(size); };
            return {forEachOption, optionCount, longestTakeOf(rules), 1};
        }
    }
    [[nodiscard]] std::optional<SumOfHeaps> heapsOf(const Inquiry& position,
                                                    std::uint32_t largest) const override {
        const Heaps* heaps = parsedBy(this->rules(), position);
        if (!heaps) return std::nullopt;
        SumOfHeaps sum;
        for (const std::uint64_t heap : *heaps) {
            if (heap > largest) return std::nullopt;
            if (heap > 0) sum.push_back(static_cast<std::uint32_t>(heap));
        }
        std::sort(sum.begin(), sum.end());
        return sum;
    }
};

} // namespace mexplorer
