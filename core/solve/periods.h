#pragma once

#include "core/game/line_values.h"
#include "core/rules/break_code.h"
#include "core/task/task.h"

namespace mexplorer {

/// The least period that the finished part of `values` shows, if every value is the mex of values at fixed
/// distances, at most `longestTake`, before it. Such a sequence is a finite machine with `longestTake` values
/// of memory: once that many consecutive values have been seen again, the period is proved for ever. O(n)
/// expected time.
[[nodiscard]] Period takingPeriod(const LineValues& values, std::uint64_t longestTake);

/// The period, perhaps with a saltus, that the finished part of `values` shows and no theorem proves: the
/// later half of them repeats at least three times. O(n) expected time.
[[nodiscard]] Period observedPeriod(const LineValues& values);

/// The period of the finished part of `values`, which are those of a take-and-break game in normal play,
/// perhaps an arithmetic one. O(n) expected time.
///
/// Proved, for finite codes and saltus 0, by the octal periodicity theorem (Guy and Smith 1956): if a heap
/// can be left as at most two, and value(n + p) = value(n) for s ≤ n < 2s + p + t, where t is the longest
/// take and s ≥ 1, then it holds for every n ≥ s. Proof: the larger of the two parts of a rest of n + p is at
/// least s + p; less p it is still a heap, of the same value, so that n and n + p have options of the same
/// values. With three parts the largest is at least a third, and 3s + 2p + t takes the place of 2s + p + t.
/// With a saltus, and for infinite codes, by what core/solve/arithmetic_period.h proves. Else observed, if
/// the later half of the values repeats at least three times. Nothing is proved for codes that split only
/// into unequal parts. A proof is given up if `task`, if there is one, is cancelled.
[[nodiscard]] Period breakPeriod(const BreakCode& code, const LineValues& values, const Task* task = nullptr);

/// Fills the unfinished part of `values` from the period of the finished part, which must be proved and
/// contain one whole period. O(values).
void extend(LineValues& values, const Period& period);

/// The period of values that, by a theorem, rise by `saltus` from n to n + length, from n = `from` on at the
/// latest. Unless `from` is 0, the true start is searched for: then `from` + length values must be finished,
/// or nothing is claimed.
[[nodiscard]] Period theoremPeriod(const LineValues& values, std::uint64_t length, std::uint64_t saltus,
                                   std::uint64_t from);

} // namespace mexplorer
