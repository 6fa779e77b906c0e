#pragma once

#include "core/theory/rational.h"

#include <cstdint>
#include <vector>

namespace mexplorer {

/// An estate that is smaller than the claims on it, divided so that any two creditors divide what they get
/// together as the Talmud does (Aumann and Maschler 1985), which is the nucleolus of the bankruptcy game: by
/// vessels that communicate (Kaminski 2000). Each holds a claim, half of it in a chamber at the bottom, half
/// in one at the top, as high as half the claim is large; between them is a tube that holds nothing. All
/// reach up to the largest claim.
struct Vessels {
    Rational level;                ///< of the water, from 0 to the largest claim
    std::vector<Rational> amounts; ///< in each vessel: the shares

    /// The water level at which a vessel’s lower chamber is full, or its upper one begins to fill.
    struct Mark {
        Rational level;
        std::size_t vessel = 0;
        bool isUpper = false; ///< the upper chamber’s
    };
    std::vector<Mark> marks; ///< those below the level, or at it, ascending
};

/// `estate` and `claims` in the same units, 0 ≤ estate ≤ their sum; at least one claim is positive. Exact.
/// O(n²).
[[nodiscard]] Vessels fillVessels(std::int64_t estate, const std::vector<std::int64_t>& claims);
/// What the vessel of this claim holds at a water level, if the largest claim is `most`.
[[nodiscard]] Rational heldAt(const Rational& level, std::int64_t claim, std::int64_t most);

} // namespace mexplorer
