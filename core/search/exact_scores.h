#pragma once

#include "core/game/position_graph.h"
#include "core/theory/score.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// The scores of positions for the player to move, by minimax over every option; each is found once and kept.
class ExactScores {
public:
    explicit ExactScores(PositionGraph& graph) : graph_(graph) {}

    /// O(positions + moves below `id` not yet looked at). Errors: the graph’s budget; play comes back to a
    /// position; cancelled.
    [[nodiscard]] Expected<Score> of(PositionGraph::Id id, Task& task);

private:
    struct Frame {
        PositionGraph::Id id;
        std::uint32_t next;
        Score best;
    };

    [[nodiscard]] std::optional<Score>& known(PositionGraph::Id id);
    /// Pushes a position onto the stack, or stores its score at once if it is an end.
    [[nodiscard]] Expected<void> open(PositionGraph::Id id, Task& task);
    /// The error for play from an open position that comes back to it.
    [[nodiscard]] tl::unexpected<Error> comesBackTo(PositionGraph::Id id) const;

    PositionGraph& graph_;
    std::vector<std::optional<Score>> known_; ///< by position
    std::vector<Frame> open_;
};

} // namespace mexplorer
