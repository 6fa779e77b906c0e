#pragma once

#include "core/explain/trace.h"
#include "core/solve/aspects/extensive.h"
#include "core/solve/instance.h"

#include <memory>

namespace mexplorer {

/// What every step of an iteration shares.
struct CfrSubject {
    std::shared_ptr<const KnownPoker> poker;
    CfrIteration iteration;
    double exploitability = 0; ///< of the average with it
};
/// Where it is.
struct CfrState {
    enum class Phase : std::uint8_t { begin, reach, worth, regret, strategy, average };
    Phase phase = Phase::begin;
    std::size_t update =
        0; ///< of the iteration’s: the set that is spoken of; before `begin` and `average` none

    /// How many sets have their next strategy.
    [[nodiscard]] std::size_t learnt(std::size_t all) const {
        return phase == Phase::begin     ? 0
               : phase == Phase::average ? all
                                         : update + (phase == Phase::strategy ? 1 : 0);
    }
    friend bool operator==(const CfrState&, const CfrState&) = default;
};
using CfrTrace = TraceOf<CfrSubject, CfrState>;

/// One iteration, set by set: how likely its places are reached, what the actions are worth there, the
/// regrets, the next strategy. Of a part of a tree, the sets that are seen in it. Errors: outcome sampling
/// has none; cancelled.
[[nodiscard]] Expected<CfrTrace> cfrTrace(const ExtensiveAspect& asked, std::uint64_t iteration, Task& task);

/// A run, point by point: how the averages do.
struct LearningState {
    std::size_t point = 0;
    friend bool operator==(const LearningState&, const LearningState&) = default;
};
using LearningTrace = TraceOf<std::shared_ptr<const CfrRun>, LearningState>;
[[nodiscard]] Expected<LearningTrace> learningTrace(const ExtensiveAspect& asked, Task& task);

} // namespace mexplorer
