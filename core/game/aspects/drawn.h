#pragma once

#include "core/game/aspects/aspect.h"
#include "core/rules/drawn_graph.h"
#include "core/task/task.h"

namespace mexplorer {

/// A position that can be drawn as the graph it is played on.
class DrawnAspect : public Aspect {
public:
    /// The graph at this position, its moves and nodes evaluated as far as they can be. Errors: more nodes or
    /// edges than can be drawn; cancelled.
    [[nodiscard]] virtual Expected<DrawnGraph> drawing(Task& task) const = 0;
    /// The same graph without evaluations and the positions that they belong to; quick.
    [[nodiscard]] virtual Expected<DrawnGraph> outline() const = 0;
    /// Whether each node is a position by itself; quick.
    [[nodiscard]] virtual bool isOfPositions() const = 0;
};

} // namespace mexplorer
