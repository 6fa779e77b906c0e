#pragma once

#include "core/search/finding.h"
#include "core/search/run.h"

namespace mexplorer {

/// A table of what was found so far, for the player to move.
class KnownScores {
public:
    struct Known {
        Finding found;
        std::uint32_t node = SearchNode::none; ///< where it was found; none: nothing is known
    };

    void keep(PositionGraph::Id id, const Known& found) {
        if (id >= all_.size()) all_.resize(id + std::size_t{1});
        all_[id] = found;
    }
    /// What decides a search with this window: an exact score, or a bound outside the window.
    [[nodiscard]] std::optional<Known> deciding(PositionGraph::Id id, Score alpha, Score beta) const {
        if (id >= all_.size() || all_[id].node == SearchNode::none) return std::nullopt;
        const Finding& found = all_[id].found;
        const bool decides = found.bound == Bound::exact ||
                             (found.bound == Bound::least && found.score >= beta) ||
                             (found.bound == Bound::most && found.score <= alpha);
        return decides ? std::optional(all_[id]) : std::nullopt;
    }

private:
    std::vector<Known> all_; ///< by position
};

} // namespace mexplorer
