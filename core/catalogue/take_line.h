#pragma once

#include "core/catalogue/heap_line.h"
#include "core/solve/ways/heaps.h"

namespace mexplorer {

/// Single heaps that never break.
template <HeapRules R>
class TakeLine final : public HeapLine<R> {
public:
    using HeapLine<R>::HeapLine;

    [[nodiscard]] Expected<void> check(std::uint64_t size) const override {
        // Where a theorem tells the values, no takes are tried.
        if (size > 0 && !this->rules().heapValue(0)) {
            if (this->rules().takeCount(size - 1) == UINT64_MAX)
                return tooLarge(say(MX_TEXT("core", "Of a heap of %1 too many moves would have to be tried: "
                                                    "choose fewer values."),
                                    size - 1));
        }
        return checkLine(size);
    }
    [[nodiscard]] Expected<void> fill(LineValues& values, Task& task) const override {
        return fillLine(this->rules(), values, task);
    }
    [[nodiscard]] Expected<void> fillByDefinition(LineValues& values, Task& task) const override {
        return fillLineByDefinition(this->rules(), values, task);
    }
    [[nodiscard]] std::optional<std::vector<HeapOption>> optionsOf(std::uint64_t n,
                                                                   std::size_t most) const override {
        std::vector<HeapOption> options;
        if (this->rules().takeCount(n) > most) return std::nullopt;
        this->rules().forEachTake(n, [&](std::uint64_t taken) { options.push_back({n - taken}); });
        return options;
    }
};

} // namespace mexplorer
