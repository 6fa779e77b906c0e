#pragma once

#include "core/explain/trace.h"

namespace mexplorer {

/// The proof that suits the position best: the game’s own if it has one; the XOR where the position is a sum,
/// else mex, and of a P-position how each option is answered. Errors: as of the traces.
[[nodiscard]] Expected<Trace> explain(const Game& game, const std::string& position, Task& task);

/// Adds the game’s own proof for `position`, if it has one, at the end of a trace: the picture stays what the
/// last step shows.
void appendProof(Trace& trace, const Game& game, const std::string& position);

} // namespace mexplorer
