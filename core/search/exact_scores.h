#pragma once

#include "core/solve/position_graph.h"
#include "core/theory/score.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// What positions are worth to the player to move, by looking at every option once. Remembers all.
class ExactScores {
public:
    explicit ExactScores(PositionGraph& graph) : graph_(graph) {}

    /// O(positions + moves below `id`) at first. Errors: the graph’s budget; cancelled.
    [[nodiscard]] Expected<Score> of(PositionGraph::Id id, Task& task);

private:
    struct Frame {
        PositionGraph::Id id;
        std::uint32_t next;
        Score best;
    };

    [[nodiscard]] std::optional<Score>& known(PositionGraph::Id id);
    /// Begins a position, or knows its score at once.
    [[nodiscard]] Expected<void> open(PositionGraph::Id id, Task& task);

    PositionGraph& graph_;
    std::vector<std::optional<Score>> known_; ///< by position
    std::vector<Frame> open_;
};

} // namespace mexplorer
