#pragma once

#include "core/explain/trace.h"

namespace mexplorer {

/// The proof that suits the position best: of a maze its analysis; by columns if it has some, and few heaps;
/// the game's own if it has one; the XOR if the position is a sum that its components decide; else mex plus,
/// for a P-position with few options, the answer to each option. Errors: as for the traces.
[[nodiscard]] Expected<Trace> explain(const Game& game, const Inquiry& asked, Task& task);

/// Whether the XOR is that proof, if the game has none of its own: of one component whose value is left
/// unexplained it would tell nothing. Errors: as for SumAspect.
[[nodiscard]] Expected<bool> isXorTelling(const Inquiry& asked, Task& task);

/// The steps of the game's own proof for the position, to follow those of `trace`; empty if it has none. The
/// verdict is left out, since the trace has told it. Appends the proof's pseudo-code to the trace's.
[[nodiscard]] std::vector<Saying> proofAfter(Trace& trace, const Inquiry& asked);

} // namespace mexplorer
