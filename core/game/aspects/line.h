#pragma once

#include "core/game/aspects/aspect.h"
#include "core/game/line_values.h"
#include "core/rules/rules.h"
#include "core/task/task.h"

namespace mexplorer {

class Inquiry;

/// An option of a heap: at least one heap; a heap of 0 if nothing is left.
using HeapOption = std::vector<std::uint64_t>;

/// A game whose single heaps have a sequence of values.
class LineAspect : public Aspect {
public:
    /// What the line shows, for any n: “a heap of n”.
    [[nodiscard]] virtual Message subject() const { return say(MX_TEXT("core", "a heap of n")); }
    /// The same for one n: “a heap of 5”.
    [[nodiscard]] virtual Message name(std::uint64_t n) const {
        return say(MX_TEXT("core", "a heap of %1"), n);
    }
    /// Whether one turn may leave several heaps, so that rare and common values (see SparseSpace) are worth
    /// telling apart.
    [[nodiscard]] virtual bool heapsBreak() const { return false; }
    /// How many values to show at first.
    [[nodiscard]] virtual std::uint64_t usualSize() const { return 60; }
    /// How many values to search for a period by default: some seconds of work.
    [[nodiscard]] virtual std::uint64_t usualPeriodSize() const { return 100'001; }
    [[nodiscard]] virtual Expected<void> check(std::uint64_t size) const = 0;
    /// Fills `values`, finishing parts as it goes. Errors: cancelled.
    [[nodiscard]] virtual Expected<void> fill(LineValues& values, Task& task) const = 0;
    /// The same by plain mex over every option: what `fill` and the theorems are checked against. Further
    /// errors: too large, if that would take too much memory.
    [[nodiscard]] virtual Expected<void> fillByDefinition(LineValues& values, Task& task) const = 0;
    /// Fills `values` until their period is proved (or will never be known better), or to the end. Returns
    /// the period. Errors: cancelled.
    [[nodiscard]] virtual Expected<Period> findPeriod(LineValues& values, Task& task) const {
        return fill(values, task).map([&] { return period(values); });
    }
    /// The period of the finished part of `values`; proved if a theorem allows.
    [[nodiscard]] virtual Period period(const LineValues& values) const = 0;
    [[nodiscard]] virtual std::string positionAt(std::uint64_t n) const = 0;
    /// The n of a position of this game, if it is one heap.
    [[nodiscard]] virtual std::optional<std::uint64_t> heapOf(const Inquiry& asked) const = 0;
    [[nodiscard]] virtual std::optional<Evaluation> closedForm(std::uint64_t n) const = 0;
    /// The options of n, in the rules' order, each one heap or several; nothing if there are more than
    /// `most`, or if they are not on the line.
    [[nodiscard]] virtual std::optional<std::vector<HeapOption>> optionsOf(std::uint64_t n,
                                                                           std::size_t most) const = 0;
};

} // namespace mexplorer
