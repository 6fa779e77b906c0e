#pragma once

#include "core/explain/trace.h"
#include "core/game/game.h"
#include "core/game/inquiry.h"

namespace mexplorer {

/// A mex: the options considered so far, and the candidate.
struct MexState {
    std::size_t optionsShown = 0;           ///< options, in order, whose value is in the set
    std::optional<Nimber> candidate = {};   ///< g, while it counts up
    std::optional<std::size_t> option = {}; ///< the highlighted option
    bool compared = false;                  ///< the candidate has been looked up in the set
    bool done = false;                      ///< the candidate is the value
    std::size_t several = 0; ///< options that the step looks at, the last ones shown, if not one
    bool movedBack = false;  ///< what leads above the value has been answered
};
struct MexSubject {
    std::string position;
    std::vector<SolvedMove> options;
    Evaluation evaluation;
    /// The options' values above the mex, in order: whoever moves to one of them leaves a move to the mex.
    std::vector<Nimber> movedBack = {};

    /// Whether the value is the mex of the options' values: not if some are out of reach, and not at the end
    /// of misère play.
    [[nodiscard]] bool isMex() const;
};
using MexTrace = TraceOf<MexSubject, MexState>;

/// How a position's value is found: the options' values are collected, then g counts up to the first that is
/// missing; options above it are said to be moved back. If the values are out of reach, the options' outcomes
/// decide instead. Many options are taken several per step, and a long count begins near its end: a trace has
/// fewer than 100 steps. Errors: as for Inquiry::solution; more options than are listed; a game that the last
/// move does not decide.
[[nodiscard]] Expected<MexTrace> mexTrace(const Game& game, const Inquiry& asked, Task& task);

} // namespace mexplorer
