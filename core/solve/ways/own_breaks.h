#pragma once

#include "core/solve/own_break_engine.h"
#include "core/solve/ways/breaks.h"

namespace mexplorer {

/// The limits of tables of heaps that break by rules of one’s own; see SharedHeapValues.
template <>
class BreakGrowth<OwnBreaks> {
public:
    explicit BreakGrowth(const OwnBreaks& rules) : code_(rules.code()) {}

    [[nodiscard]] std::uint64_t mostValues() const { return mostOwnBreakValues(code_); }
    [[nodiscard]] std::uint64_t mostValuesAfter(const KnownHeapValues* /*known*/) const {
        return mostValues();
    }
    [[nodiscard]] static std::uint64_t mostValuesForPeriod(const KnownHeapValues* /*known*/) { return 0; }
    [[nodiscard]] static std::optional<std::uint64_t> longestTake() { return std::nullopt; }
    [[nodiscard]] Expected<void> fill(KnownHeapValues& table, Task& task) const {
        return fillBreakLine(code_, table.values, task);
    }

private:
    OwnBreakCode code_;
};

} // namespace mexplorer
