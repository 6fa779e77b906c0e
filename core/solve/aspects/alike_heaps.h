#pragma once

#include "core/solve/aspects/aspect.h"
#include "core/solve/position_graph.h"

#include <memory>

namespace mexplorer {

/// A position of heaps that are alike: in whatever order they stand, the same can be done with them.
class AlikeHeapsAspect : public Aspect {
public:
    /// As Inquiry::graph, but the heaps of every position below the first stand in ascending order: those
    /// that differ in the order of their heaps alone are one. Moves are told for the heaps as they stand.
    [[nodiscard]] virtual std::unique_ptr<PositionGraph> graphInOrder() const = 0;
};

} // namespace mexplorer
