#include "core/solve/take_engine.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Fills the line value after value.
class TakeFiller {
public:
    TakeFiller(const BreakCode& code, Play play, LineValues& values)
        : code_(code), terminal_(static_cast<LineValues::Value>(terminalValue(play))), values_(values) {
        for (std::uint64_t taken = 1; taken <= *code.longestTake(); ++taken) {
            if ((code.digit(taken) & BreakCode::oneHeap) != 0) takes_.push_back(taken);
        }
    }

    /// Fills the values from n on for about a millisecond, and returns where it stopped.
    [[nodiscard]] std::uint64_t fillSome(std::uint64_t n) {
        for (std::uint64_t work = 0; n < values_.size() && work < workBetweenChecks; ++n) {
            values_.data()[n] = valueOf(n);
            work += 1 + takes_.size();
        }
        return n;
    }

private:
    [[nodiscard]] LineValues::Value valueOf(std::uint64_t n) {
        bool hasOption = false;
        const auto see = [&](std::uint64_t rest) {
            const LineValues::Value value = values_[rest];
            if (value >= seenBy_.size()) seenBy_.resize(value + 1U);
            seenBy_[value] = n + 1;
            hasOption = true;
        };
        for (const std::uint64_t taken : takes_) {
            if (taken >= n) break;
            see(n - taken);
        }
        if (n > 0 && (code_.digit(n) & BreakCode::nothing) != 0) see(0);
        if (!hasOption) return terminal_;
        const auto free =
            std::find_if(seenBy_.begin(), seenBy_.end(), [n](std::uint64_t by) { return by != n + 1; });
        return static_cast<LineValues::Value>(free - seenBy_.begin());
    }

    const BreakCode& code_;
    LineValues::Value terminal_;
    LineValues& values_;
    std::vector<std::uint64_t> takes_;  ///< those that may leave a heap, ascending
    std::vector<std::uint64_t> seenBy_; ///< value → 1 + the last n that had an option of this value
};

} // namespace

bool neverSplits(const BreakCode& code) {
    return code.longestTake() && !code.allows(BreakCode::twoHeaps) && !code.allows(BreakCode::threeHeaps);
}

Expected<void> fillTakeLine(const BreakCode& code, Play play, LineValues& values, Task& task,
                            const GoOn& goOn) {
    constexpr std::uint64_t often = 1; // values are so soon filled that looking at them would take longer
    TakeFiller filler(code, play, values);
    return fillInSteps(
        values, task, goOn, often, [&](std::uint64_t n) { return filler.fillSome(n); },
        [](double part) { return part; });
}

} // namespace mexplorer
