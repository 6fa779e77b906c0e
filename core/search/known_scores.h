#pragma once

#include "core/search/run.h"

namespace mexplorer {

/// A table of the scores found so far, for the player to move: exact, or a lower or an upper bound (`known`,
/// `knownLeast` or `knownMost` of SearchEvent::Source).
class KnownScores {
public:
    struct Known {
        Score score = 0;
        SearchEvent::Source bound = SearchEvent::Source::known;
        std::uint32_t node = SearchNode::none; ///< where it was found; none: nothing is known
    };

    void keep(PositionGraph::Id id, const Known& found) {
        if (id >= all_.size()) all_.resize(id + std::size_t{1});
        all_[id] = found;
    }
    /// What decides a search with this window: an exact score, or a bound outside the window.
    [[nodiscard]] std::optional<Known> deciding(PositionGraph::Id id, Score alpha, Score beta) const {
        if (id >= all_.size() || all_[id].node == SearchNode::none) return std::nullopt;
        const Known& known = all_[id];
        const bool decides =
            known.bound == SearchEvent::Source::known ||
            (known.bound == SearchEvent::Source::knownLeast ? known.score >= beta : known.score <= alpha);
        return decides ? std::optional(known) : std::nullopt;
    }

private:
    std::vector<Known> all_; ///< by position
};

} // namespace mexplorer
