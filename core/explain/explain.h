#pragma once

#include "core/explain/trace.h"

namespace mexplorer {

/// The proof that suits the position best: the game’s own if it has one; the XOR where the position is a sum,
/// else mex, and of a P-position how each option is answered. Errors: as of the traces.
[[nodiscard]] Expected<Trace> explain(const Game& game, const Inquiry& asked, Task& task);

/// The same of a position that is drawn, with what the steps speak of in the drawing.
[[nodiscard]] Expected<DrawnTrace> explainDrawn(const Game& game, const Inquiry& asked, Task& task);

/// What the game’s own proof for the position says after `trace`; nothing if there is none. Who wins the
/// trace has told: the verdict is left out. The lines of its pseudo-code are added to the trace’s.
[[nodiscard]] std::vector<Saying> proofAfter(Trace& trace, const Inquiry& asked);

/// Adds the game’s own proof for the position, if it has one, at the end of a trace: the picture stays what
/// the last step shows.
template <class Subject, class State>
void appendProof(TraceOf<Subject, State>& trace, const Inquiry& asked) {
    const State last = trace.states.back();
    for (Saying& saying : proofAfter(trace, asked))
        trace.add(std::move(saying), last);
}

} // namespace mexplorer
