#pragma once

#include "core/rules/estimate.h"
#include "core/solve/aspects/aspect.h"
#include "core/solve/large_search.h"

#include <memory>
#include <span>
#include <vector>

namespace mexplorer {

/// What stands in for the end of a game where a search looks no further, to whoever began: a sum, to which
/// each piece adds its share.
struct HorizonSum {
    BoardPicture board; ///< of the position that is judged so
    std::vector<EstimateShare> shares;
    Estimate sum; ///< of the shares
};

/// A position on a board that may be too large to be decided at once.
class LargeSearchAspect : public Aspect {
public:
    /// A search of it that has not begun. Errors: it cannot be searched.
    [[nodiscard]] virtual Expected<std::unique_ptr<LargeSearch>>
    search(const LargeSearchLimits& limits) const = 0;
    /// Where the piece of a move, as the search numbers it, is put.
    [[nodiscard]] virtual BoardCell cellOf(std::uint32_t move) const = 0;
    /// What stands in for the end after a line of moves from here; never long.
    [[nodiscard]] virtual HorizonSum horizonAfter(std::span<const std::uint32_t> line) const = 0;
};

} // namespace mexplorer
