#pragma once

#include "core/game/line_values.h"

#include <cstdint>
#include <span>
#include <vector>

namespace mexplorer {

/// Heaps of rare value count as few, and as worth telling apart, if they are at most one in this many.
inline constexpr std::uint64_t fewAreOneIn = 5;

/// A division of the values into common and rare ones by the parity of the bits chosen by a mask: a value is
/// rare if an even number of its bits are chosen. The XOR of two common or of two rare values is rare, that
/// of a common and a rare one is common. In many take-and-break games some mask leaves few heaps rare: then
/// few XORs have to be tried for the common values.
class SparseSpace {
public:
    /// Nothing is rare but 0, and there is no common value.
    SparseSpace() = default;
    explicit SparseSpace(std::uint32_t mask) : mask_(mask) {}

    /// The mask with the fewest rare values among `values`, found by a Walsh–Hadamard transform of their
    /// histogram: the transform at a mask is the number of rare values less that of common ones. O(n + w log
    /// w), w the least power of two above all values.
    [[nodiscard]] static SparseSpace bestFor(std::span<const LineValues::Value> values);

    [[nodiscard]] std::uint32_t mask() const { return mask_; }
    [[nodiscard]] bool isRare(std::uint32_t value) const { return __builtin_parity(value & mask_) == 0; }

private:
    std::uint32_t mask_ = 0;
};

} // namespace mexplorer
