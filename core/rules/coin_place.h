#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace mexplorer {

/// A place where coins lie: a stair, or one coin of a row.
struct CoinPlace {
    std::uint64_t coins = 0;                   ///< how many; in a row of coins 1 for heads, 0 for tails
    std::optional<std::size_t> component = {}; ///< the component of the sum that it is; none: it has no value
};

} // namespace mexplorer
