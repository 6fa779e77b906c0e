#pragma once

#include "core/rules/rules.h"
#include "core/solve/aspects/aspect.h"
#include "core/solve/line_values.h"
#include "core/task/task.h"

namespace mexplorer {

class Inquiry;

/// The heaps that one heap has become, at least one: where nothing is left, a heap of 0.
using HeapOption = std::vector<std::uint64_t>;

/// A game whose single heaps have a sequence of values.
class LineAspect : public Aspect {
public:
    /// What the line is of, for any n: “a heap of n”.
    [[nodiscard]] virtual Message subject() const { return say(MX_TEXT("core", "a heap of n")); }
    /// The same for one n: “a heap of 5”.
    [[nodiscard]] virtual Message name(std::uint64_t n) const {
        return say(MX_TEXT("core", "a heap of %1"), n);
    }
    /// Whether one turn may leave several heaps, so that a division of the values into rare and common ones
    /// (see SparseSpace) says something.
    [[nodiscard]] virtual bool heapsBreak() const { return false; }
    /// So many values give a first impression.
    [[nodiscard]] virtual std::uint64_t usualSize() const { return 60; }
    /// In so many values a period is looked for where nobody says in how many: some seconds of work.
    [[nodiscard]] virtual std::uint64_t usualPeriodSize() const { return 100'001; }
    [[nodiscard]] virtual Expected<void> check(std::uint64_t size) const = 0;
    /// Fills `values`, finishing parts as it goes. Errors: cancelled.
    [[nodiscard]] virtual Expected<void> fill(LineValues& values, Task& task) const = 0;
    /// The same by plain mex over every option: what `fill` and the theorems are checked against. Errors,
    /// besides: too large, where that would take too much memory.
    [[nodiscard]] virtual Expected<void> fillByDefinition(LineValues& values, Task& task) const = 0;
    /// Fills `values` until their period is proved (or as good as it will ever be known), or to the end, and
    /// tells the period. Errors: cancelled.
    [[nodiscard]] virtual Expected<Period> findPeriod(LineValues& values, Task& task) const {
        return fill(values, task).map([&] { return period(values); });
    }
    /// The period of `values` (whose finished part is looked at), proved where a theorem allows.
    [[nodiscard]] virtual Period period(const LineValues& values) const = 0;
    [[nodiscard]] virtual std::string positionAt(std::uint64_t n) const = 0;
    /// The n of a position of this game that is one heap.
    [[nodiscard]] virtual std::optional<std::uint64_t> heapOf(const Inquiry& asked) const = 0;
    [[nodiscard]] virtual std::optional<Evaluation> closedForm(std::uint64_t n) const = 0;
    /// What n can become, in the rules' order, each a heap or several; nothing if there are more than `most`,
    /// or if they are not on the line.
    [[nodiscard]] virtual std::optional<std::vector<HeapOption>> optionsOf(std::uint64_t n,
                                                                           std::size_t most) const = 0;
};

} // namespace mexplorer
