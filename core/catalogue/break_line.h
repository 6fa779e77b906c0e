#pragma once

#include "core/catalogue/heap_line.h"
#include "core/solve/ways/breaks.h"

namespace mexplorer {

/// Single heaps that may break, in normal play.
template <BreakRules R>
class BreakLine final : public HeapLine<R> {
public:
    using HeapLine<R>::HeapLine;

    /// In misère play the values of single heaps do not decide sums.
    [[nodiscard]] static bool suits(const R& rules) { return rules.play() == Play::normal; }

    [[nodiscard]] bool heapsBreak() const override { return true; }
    [[nodiscard]] std::uint64_t usualSize() const override { return 240; } // enough to prove Kayles
    [[nodiscard]] std::uint64_t usualPeriodSize() const override {
        return usualBreaksForPeriod(code()).value_or(HeapLine<R>::usualPeriodSize());
    }
    [[nodiscard]] Expected<void> check(std::uint64_t size) const override {
        return checkBreakLine(code(), size);
    }
    [[nodiscard]] Expected<void> fill(LineValues& values, Task& task) const override {
        return fillLine(this->rules(), values, task);
    }
    [[nodiscard]] Expected<void> fillByDefinition(LineValues& values, Task& task) const override {
        return fillLineByDefinition(this->rules(), values, task);
    }
    [[nodiscard]] Expected<Period> findPeriod(LineValues& values, Task& task) const override {
        if (valuePeriodOf(this->rules())) return LineAspect::findPeriod(values, task);
        const auto goOn = [&](const LineValues& known) {
            const Period shown = shownPeriod(this->rules(), known, &task);
            if (shown.status == Period::Status::proved) return false;
            // If no theorem can prove the period, more values would add nothing.
            const bool isSeenLong =
                shown.status == Period::Status::observed &&
                known.finished() >= longSeen + longSeenPeriods * (shown.start + shown.length);
            return shown.certificate || !isSeenLong;
        };
        if (const auto filled = fillBreakLine(code(), values, task, goOn); !filled)
            return tl::unexpected(filled.error());
        return this->period(values);
    }
    [[nodiscard]] std::optional<std::vector<HeapOption>> optionsOf(std::uint64_t n,
                                                                   std::size_t most) const override {
        std::vector<HeapOption> options;
        if (code().breakCount(n) > most) return std::nullopt;
        code().forEachBreak(
            n, [&](std::uint64_t, const HeapsLeft& parts) { options.push_back(broken({n}, 0, parts)); });
        return options;
    }

private:
    static constexpr std::uint64_t longSeen = 1000;
    static constexpr std::uint64_t longSeenPeriods = 16;

    [[nodiscard]] const auto& code() const { return this->rules().code(); }
};

} // namespace mexplorer
