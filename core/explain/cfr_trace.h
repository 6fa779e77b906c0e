#pragma once

#include "core/explain/trace.h"
#include "core/game/instance.h"
#include "core/regret/extensive_aspect.h"

#include <memory>

namespace mexplorer {

/// What every step of an iteration shares.
struct CfrSubject {
    std::shared_ptr<const SequenceForm> form;
    CfrIteration iteration;
    double exploitability = 0; ///< of the averages after this iteration
};
struct CfrState {
    enum class Phase : std::uint8_t { begin, reach, worth, regret, strategy, average };
    Phase phase = Phase::begin;
    std::size_t update =
        0; ///< index of the iteration’s update the step is about; meaningless at `begin` and `average`

    /// How many of `all` sets have their next strategy.
    [[nodiscard]] std::size_t learnt(std::size_t all) const {
        return phase == Phase::begin     ? 0
               : phase == Phase::average ? all
                                         : update + (phase == Phase::strategy ? 1 : 0);
    }
    friend bool operator==(const CfrState&, const CfrState&) = default;
};
using CfrTrace = TraceOf<CfrSubject, CfrState>;

/// One iteration, information set by information set: how likely it is reached, what the actions are worth
/// there, the regrets, the next strategy. If only part of the tree is drawn, only the sets in it. Errors:
/// those of ExtensiveAspect::iteration.
[[nodiscard]] Expected<CfrTrace> cfrTrace(const ExtensiveAspect& asked, std::uint64_t iteration, Task& task);

struct LearningState {
    std::size_t point = 0; ///< of the run
    friend bool operator==(const LearningState&, const LearningState&) = default;
};
/// A run, point by point: how the average strategies improve.
using LearningTrace = TraceOf<std::shared_ptr<const CfrRun>, LearningState>;
[[nodiscard]] Expected<LearningTrace> learningTrace(const ExtensiveAspect& asked, Task& task);

} // namespace mexplorer
