#pragma once

#include "core/game/aspects/aspect.h"
#include "core/game/position_graph.h"

#include <memory>

namespace mexplorer {

/// A position of heaps that are alike: their order makes no difference to the moves.
class AlikeHeapsAspect : public Aspect {
public:
    /// As Inquiry::graph, but the heaps of every position below the first are in ascending order, so that
    /// positions that differ only in the order of their heaps are one. Moves are described for that order.
    [[nodiscard]] virtual std::unique_ptr<PositionGraph> graphInOrder() const = 0;
};

} // namespace mexplorer
