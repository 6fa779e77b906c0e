#pragma once

#include "core/game/aspects/aspect.h"
#include "core/game/large_search.h"
#include "core/rules/estimate.h"

#include <memory>
#include <span>
#include <vector>

namespace mexplorer {

/// The estimate at the horizon of a search, for the player to move at its root: a sum over the pieces.
struct HorizonSum {
    BoardPicture board; ///< of the position that is estimated
    std::vector<EstimateShare> shares;
    Estimate sum; ///< of the shares
};

/// A position on a board that may be too large to be solved at once.
class LargeSearchAspect : public Aspect {
public:
    /// A search of the position, not yet begun. Errors: it cannot be searched.
    [[nodiscard]] virtual Expected<std::unique_ptr<LargeSearch>>
    search(const LargeSearchLimits& limits) const = 0;
    /// The cell where a move puts its piece; `move` is its number in the search.
    [[nodiscard]] virtual BoardCell cellOf(std::uint32_t move) const = 0;
    /// The estimate after a line of moves from here; quick.
    [[nodiscard]] virtual HorizonSum horizonAfter(std::span<const std::uint32_t> line) const = 0;
};

} // namespace mexplorer
