#pragma once

#include "core/explain/trace.h"
#include "core/game/game.h"
#include "core/game/inquiry.h"

namespace mexplorer {

/// The proof that suits the position best: for a maze its analysis; for a game
/// of two sides its canonical form (of a sum in which such games take part, how it is played hottest-first),
/// if that is in reach; by columns, if the position has ColumnsAspect and few heaps; the game's own proof, if
/// it has one; the XOR, if the position is a sum whose components decide it; else mex (or outcomes, if the
/// last move does not decide) plus, for a P-position with few options, the answer to each option. Errors: as
/// for the traces.
[[nodiscard]] Expected<Trace> explain(const Game& game, const Inquiry& asked, Task& task);

/// Whether the XOR is a proof worth telling. Not if the position is a single component whose value has no
/// explanation, nor if components do not decide it. Errors: as for SumAspect.
[[nodiscard]] Expected<bool> isXorTelling(const Inquiry& asked, Task& task);

/// The steps of the game's own proof for the position, to be added after those of `trace`; empty if it has
/// none. The verdict is left out, as `trace` already has it. Appends the proof's pseudo-code to the trace's.
[[nodiscard]] std::vector<Saying> proofAfter(Trace& trace, const Inquiry& asked);

} // namespace mexplorer
