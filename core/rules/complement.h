#pragma once

#include "core/rules/proof.h"

namespace mexplorer {

// Shared by proofs about one heap in which each take is answered with its complement: so much that both
// takes together are always the same number.

/// Such a proof, without steps so far.
[[nodiscard]] Proof byComplements(std::vector<Message> pseudoCode);
/// Adds the winning move: taking `taken` from the heap of `size`.
void addTake(Proof& proof, std::uint64_t size, std::uint64_t taken, std::size_t codeLine);

} // namespace mexplorer
