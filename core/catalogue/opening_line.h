#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/line.h"
#include "core/rules/heap_game.h"
#include "core/solve/openings.h"
#include "core/solve/periods.h"
#include "core/solve/search.h"

namespace mexplorer {

/// Openings, by the size of the heap. Their options have a limit on the next turn, so they are not on this
/// line.
template <LimitedRules R>
class OpeningLine final : public AspectOf<R, LineAspect> {
public:
    using AspectOf<R, LineAspect>::AspectOf;

    [[nodiscard]] Message subject() const override { return say(MX_TEXT("core", "an opening of n")); }
    [[nodiscard]] Message name(std::uint64_t n) const override {
        return say(MX_TEXT("core", "an opening of %1"), n);
    }
    [[nodiscard]] Expected<void> check(std::uint64_t size) const override {
        if (size <= largestOpening + 1) return {};
        return tooLargeHeap(size - 1, largestOpening);
    }
    [[nodiscard]] Expected<void> fill(LineValues& values, Task& task) const override {
        return fillOpenings(this->rules(), values, task);
    }
    [[nodiscard]] Expected<void> fillByDefinition(LineValues& values, Task& task) const override {
        Search<R> search(this->rules(), {.moves = UINT64_MAX}); // no move limit, because progress is reported
        for (std::uint64_t heap = 0; heap < values.size(); ++heap) {
            const auto value = search.value(R::opening(heap), task);
            if (!value) return tl::unexpected(value.error());
            values.data()[heap] = static_cast<LineValues::Value>(*value);
            values.finish(heap + 1);
            task.report(static_cast<double>(heap) / static_cast<double>(values.size()));
        }
        return {};
    }
    [[nodiscard]] std::uint64_t usualPeriodSize() const override { return 10'001; } // each value takes O(n)
    [[nodiscard]] Period period(const LineValues& values) const override { return observedPeriod(values); }
    [[nodiscard]] std::string positionAt(std::uint64_t n) const override {
        return this->rules().text(R::opening(n));
    }
    [[nodiscard]] std::optional<std::uint64_t> heapOf(const Inquiry& position) const override {
        const auto* parsed = parsedBy(this->rules(), position);
        if (!parsed || *parsed != R::opening(parsed->heap)) return std::nullopt;
        return parsed->heap;
    }
    [[nodiscard]] std::optional<Evaluation> closedForm(std::uint64_t n) const override {
        return this->rules().closedForm(R::opening(n));
    }
    [[nodiscard]] std::optional<std::vector<HeapOption>> optionsOf(std::uint64_t /*n*/,
                                                                   std::size_t /*most*/) const override {
        return std::nullopt;
    }
};

} // namespace mexplorer
