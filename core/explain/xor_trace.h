#pragma once

#include "core/explain/trace.h"

namespace mexplorer {

/// The most heaps that are stepped through one by one.
inline constexpr std::size_t mostXorSteps = 64;

/// The XOR proof for a sum of heaps: rows in binary, the columns' parity, the verdict, the choice of a heap,
/// what it becomes, and the columns again. Misère shows the same steps until the rules differ, then says
/// why. Errors: more than `mostXorSteps` heaps; a game that is no sum; as of SumAspect.
[[nodiscard]] Expected<XorTrace> xorTrace(const Game& game, const Inquiry& asked, Task& task);

} // namespace mexplorer
