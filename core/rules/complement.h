#pragma once

#include "core/rules/proof.h"

namespace mexplorer {

// What proofs about one heap have in common in which each take is answered with its complement.

/// Such a proof, still without its steps.
[[nodiscard]] Proof byComplements(std::vector<Message> pseudoCode);
/// Adds the winning move: taking `taken` from the heap of `size`.
void addTake(Proof& proof, std::uint64_t size, std::uint64_t taken, std::size_t codeLine);

} // namespace mexplorer
