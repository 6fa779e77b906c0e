#pragma once

#include "core/rules/drawn_graph.h"
#include "core/solve/aspects/aspect.h"
#include "core/task/task.h"

namespace mexplorer {

/// A position of a game that is played on a graph that can be drawn.
class DrawnAspect : public Aspect {
public:
    /// The graph at this position, its moves and nodes evaluated as far as they can be. Errors: more nodes or
    /// edges than can be drawn; cancelled.
    [[nodiscard]] virtual Expected<DrawnGraph> drawing(Task& task) const = 0;
};

} // namespace mexplorer
