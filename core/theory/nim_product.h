#pragma once

#include "core/theory/nimber.h"

namespace mexplorer {

/// The nim product a ⊗ b (Conway 1976), defined by a ⊗ b = mex{ a′⊗b ⊕ a⊗b′ ⊕ a′⊗b′ : a′ < a, b′ < b }.
/// With ⊕ it makes the numbers below each Fermat power 2^(2^k) a field, so that for k = 6 no product leaves
/// 64 bits. At most 4^6 steps; fewer where both numbers are small.
[[nodiscard]] Nimber nimProduct(Nimber a, Nimber b);

} // namespace mexplorer
