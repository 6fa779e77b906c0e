#pragma once

#include "core/rules/break_code.h"
#include "core/solve/line_values.h"
#include "core/task/task.h"

namespace mexplorer {

/// The least period that the finished part of `values` shows, where every value is the mex of those at most
/// `longestTake` before it. Such a sequence is a finite machine with `longestTake` values of memory: once
/// that many consecutive values have been seen again, the period is proved for ever. O(n) expected time.
[[nodiscard]] Period takingPeriod(const LineValues& values, std::uint64_t longestTake);

/// The period, perhaps with a saltus, that the finished part of `values` shows and no theorem proves: the
/// later half of them repeats at least three times. O(n) expected time.
[[nodiscard]] Period observedPeriod(const LineValues& values);

/// The period of the finished part of `values`, which are those of a take-and-break game in normal play,
/// perhaps an arithmetic one. O(n) expected time.
///
/// Proved, for finite codes and saltus 0, by the octal periodicity theorem (Guy and Smith 1956): if a heap
/// can be left as at most two, and value(n + p) = value(n) for s ≤ n < 2s + p + t, where t is the longest
/// take and s ≥ 1, then it holds for every n ≥ s. For of the two parts of a rest of n + p, the larger is at
/// least s + p; without p it is still a heap, worth the same, so that n and n + p have options of the same
/// values. With three parts the larger is at least a third, and 3s + 2p + t takes the place of 2s + p + t.
/// With a saltus, and for codes without end, by what core/solve/arithmetic_period.h proves. Else observed, if
/// the later half of the values repeats at least three times. Splits into unequal parts are never proved. If
/// `task`, where there is one, is cancelled, a proof is given up.
[[nodiscard]] Period breakPeriod(const BreakCode& code, const LineValues& values, const Task* task = nullptr);

/// Fills what is not finished of `values` from the period of the finished part, which has to be proved and
/// seen once. O(values).
void extend(LineValues& values, const Period& period);

/// The period of values of which a theorem says that they rise by `saltus` from n to n + length, at the
/// latest from n = `from` on. Unless that is 0, `from` + length values must be finished, or nothing is
/// claimed: the true start is looked for.
[[nodiscard]] Period theoremPeriod(const LineValues& values, std::uint64_t length, std::uint64_t saltus,
                                   std::uint64_t from);

} // namespace mexplorer
