#include "core/solve/own_break_engine.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

/// The same or, if not all breaks of such heaps are tried, fewer.
std::uint64_t fewerIfTooMany(const OwnBreakCode& code, std::uint64_t most) {
    while (most > 1 && code.triesTooMany(most - 1))
        most /= 2;
    return most;
}

std::uint64_t mostByGrowth(const OwnBreakCode& code) {
    switch (code.growth()) {
    case 0:
    case 1:
        return 1U << 13U;
    case 2:
        return 1U << 9U;
    default:
        return 1U << 7U;
    }
}

/// Which values the options of a heap have, without clearing anything between two heaps.
class MetValues {
public:
    /// To be told of all values whose XORs will be met.
    void makeRoomFor(Nimber value) {
        if (value >= metBy_.size()) metBy_.resize(std::bit_ceil(value + 1), 0);
    }
    void nextHeap() { ++heap_; }
    [[nodiscard]] bool has(Nimber value) const { return metBy_[value] == heap_; }
    void add(Nimber value) { metBy_[value] = heap_; }
    [[nodiscard]] Nimber mex() const {
        return static_cast<Nimber>(
            std::ranges::find_if(metBy_, [this](std::uint64_t by) { return by != heap_; }) - metBy_.begin());
    }

private:
    std::vector<std::uint64_t> metBy_;
    std::uint64_t heap_ = 0;
};

/// The value of a heap from those of smaller ones; nothing if the task was cancelled meanwhile. Whether a
/// break is allowed is asked only if its value is new.
class HeapFiller {
public:
    HeapFiller(const OwnBreakCode& code, const LineValues& values, Task& task)
        : code_(code), values_(values), task_(task) {}

    [[nodiscard]] std::optional<Nimber> value(std::uint64_t n) {
        met_.nextHeap();
        bool isStopped = false;
        code_.forEachTried(n, [&](std::uint64_t, const OwnBreakCode::Parts& parts, const auto& isAllowed) {
            const Nimber value = values_[parts[0]] ^ values_[parts[1]] ^ values_[parts[2]];
            if (!met_.has(value) && isAllowed()) met_.add(value);
            isStopped = ++tried_ % workBetweenLooks == 0 && task_.cancelled();
            return !isStopped;
        });
        if (isStopped) return std::nullopt;
        const Nimber value = met_.mex();
        met_.makeRoomFor(value);
        return value;
    }
    /// How many breaks were tried so far.
    [[nodiscard]] std::uint64_t tried() const { return tried_; }

private:
    static constexpr std::uint64_t workBetweenLooks = workBetweenChecks / 4;

    const OwnBreakCode& code_;
    const LineValues& values_;
    Task& task_;
    MetValues met_;
    std::uint64_t tried_ = 0;
};

} // namespace

std::uint64_t mostOwnBreakValues(const OwnBreakCode& code) {
    return fewerIfTooMany(code, mostByGrowth(code));
}

Expected<void> checkBreakLine(const OwnBreakCode& code, std::uint64_t size, const Budget& budget) {
    if (auto fits = checkLineSize(size, fewerIfTooMany(code, 4 * mostByGrowth(code))); !fits) return fits;
    return checkLine(size, budget);
}

Expected<void> fillBreakLine(const OwnBreakCode& code, LineValues& values, Task& task, const GoOn& goOn) {
    constexpr std::uint64_t often = 1;
    HeapFiller filler(code, values, task);
    const auto fillSome = [&](std::uint64_t n) {
        for (const std::uint64_t end = filler.tried() + workBetweenChecks; n < values.size(); ++n) {
            const auto value = filler.value(n);
            if (!value) break;
            values.data()[n] = static_cast<LineValues::Value>(*value);
            if (filler.tried() >= end) return n + 1;
        }
        return n;
    };
    const auto work = [&code](double part) {
        double all = part;
        for (unsigned more = 0; more < code.growth(); ++more)
            all *= part;
        return all;
    };
    return fillInSteps(values, task, goOn, often, fillSome, work);
}

} // namespace mexplorer
