#pragma once

#include "core/explain/trace.h"

namespace mexplorer {

/// The proof that suits the position best: the XOR where it is a sum of heaps that can be stepped through, else mex.
/// Errors: as of the traces.
[[nodiscard]] Expected<Trace> explain(const Game& game, const std::string& position, Task& task);

} // namespace mexplorer
