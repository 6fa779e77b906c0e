#include "core/solve/periods.h"

#include "core/rules/hash.h"
#include "core/solve/arithmetic_period.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::uint64_t hashBase = 0x9E3779B97F4A7C15U; // odd, so that powers never vanish modulo 2^64

/// Where the last `width` of the first `count` elements occurred before: the latest earlier beginning, or
/// nothing. `at(n)` is the n-th element.
template <class At>
std::optional<std::uint64_t> lastWindowBefore(const At& at, std::uint64_t count, std::uint64_t width) {
    if (count <= width) return std::nullopt;
    const std::uint64_t last = count - width;
    const auto word = [&](std::uint64_t n) { return mixed(0, at(n)); };
    const auto isSame = [&](std::uint64_t begin) {
        std::uint64_t i = 0;
        while (i < width && at(begin + i) == at(last + i))
            ++i;
        return i == width;
    };
    std::uint64_t power = 1; // hashBase^(width − 1)
    std::uint64_t wanted = 0;
    for (std::uint64_t i = 0; i < width; ++i) {
        if (i > 0) power *= hashBase;
        wanted = wanted * hashBase + word(last + width - 1 - i);
    }
    std::uint64_t hash = wanted; // of the window at `begin`, rolled towards the front
    for (std::uint64_t begin = last; begin-- > 0;) {
        hash = (hash - word(begin + width) * power) * hashBase + word(begin);
        if (hash == wanted && isSame(begin)) return begin;
    }
    return std::nullopt;
}

/// Moves the start to where the period really begins and lists the exceptions before it.
void complete(Period& period, const LineValues& values) {
    const auto repeats = [&](std::uint64_t n, std::uint64_t periods) {
        return values[n] + periods * period.saltus == values[n + periods * period.length];
    };
    while (period.start > 0 && repeats(period.start - 1, 1))
        --period.start;
    for (std::uint64_t n = 0; n < period.start; ++n) {
        const std::uint64_t periods = (period.start - n + period.length - 1) / period.length;
        if (!repeats(n, periods)) period.exceptions.push_back(n);
    }
}

/// Whether the later half of the values repeats, and at least three times.
bool isObserved(const Period& period, std::uint64_t count) {
    return period.start <= count / 2 && count / 2 >= 3 * period.length;
}

/// The period of the finished values, if their last third occurred before; its status is left open. That
/// third shows every period that is observed or proved. Compares the differences between successive values,
/// which repeat where the values do, with or without a saltus.
std::optional<Period> repeated(const LineValues& values) {
    const std::uint64_t count = values.finished();
    if (count < 4) return std::nullopt;
    const auto step = [&](std::uint64_t n) { return std::uint64_t{values[n + 1]} - values[n]; };
    const std::uint64_t width = count / 3;
    const auto before = lastWindowBefore(step, count - 1, width);
    if (!before) return std::nullopt;
    const std::uint64_t length = count - 1 - width - *before;
    const std::uint64_t last = count - 1;
    if (values[last] < values[last - length]) return std::nullopt;
    Period period{.status = Period::Status::none,
                  .length = length,
                  .start = *before,
                  .saltus = values[last] - values[last - length]};
    complete(period, values);
    return period;
}

PeriodCertificate certificateFor(const BreakCode& code, const Period& period, std::uint64_t longestTake,
                                 std::uint64_t computed) {
    const std::uint64_t parts = code.allows(BreakCode::threeHeaps) ? 3 : 2;
    const std::uint64_t start = std::max<std::uint64_t>(period.start, 1);
    return {longestTake, parts, parts * (start + period.length) + longestTake - 1, computed};
}

} // namespace

Period takingPeriod(const LineValues& values, std::uint64_t longestTake) {
    const std::uint64_t width = std::max<std::uint64_t>(longestTake, 1);
    const std::uint64_t count = values.finished();
    const auto before = lastWindowBefore([&](std::uint64_t n) { return values[n]; }, count, width);
    if (!before) return {};
    // A window is the machine's state; the distance to the state's last visit is the length of its cycle.
    Period period{.status = Period::Status::proved, .length = count - width - *before, .start = *before};
    complete(period, values);
    const std::uint64_t bound = period.start + period.length + width - 1;
    period.certificate = {longestTake, 1, bound, values.computed() - 1};
    return period;
}

Period observedPeriod(const LineValues& values) {
    auto period = repeated(values);
    if (!period || !isObserved(*period, values.finished())) return {};
    period->status = Period::Status::observed;
    return *period;
}

Period breakPeriod(const BreakCode& code, const LineValues& values, const Task* task) {
    auto period = repeated(values);
    if (!period) return {};
    const std::uint64_t computed = values.computed() - 1;
    if (const auto longest = code.longestTake(); longest && period->saltus == 0 && code.hasProvablePeriods())
        period->certificate = certificateFor(code, *period, *longest, computed);
    else if (risesForEver(code, values, *period, task))
        period->certificate = {0, 0, std::max<std::uint64_t>(period->start, 1) + 3 * period->length,
                               computed};
    if (period->certificate && period->certificate->bound <= computed)
        period->status = Period::Status::proved;
    else if (isObserved(*period, values.finished()))
        period->status = Period::Status::observed;
    return period->status == Period::Status::none ? Period{} : *period;
}

void extend(LineValues& values, const Period& period) {
    for (std::uint64_t n = values.finished(); n < values.size(); ++n)
        values.data()[n] = static_cast<LineValues::Value>(values[n - period.length] + period.saltus);
    values.finishCopies(values.size());
}

Period theoremPeriod(const LineValues& values, std::uint64_t length, std::uint64_t saltus,
                     std::uint64_t from) {
    if (from > 0 && values.finished() < from + length) return {};
    Period period{.status = Period::Status::proved, .length = length, .start = from, .saltus = saltus};
    complete(period, values);
    return period;
}

} // namespace mexplorer
