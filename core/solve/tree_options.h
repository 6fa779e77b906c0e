#pragma once

#include "core/game/position_graph.h"

namespace mexplorer {

/// Which options a tree shows below its open nodes. A whole tree shows all of them. A strategy tree shows all
/// of a P-position, and of an N-position one winning reply: the first, in the rules' order, that is a
/// P-position. It proves who wins: it has every move of the loser, and one answer to each.
class TreeOptions {
public:
    /// Positions with more than `most` options are not opened.
    TreeOptions(PositionGraph& graph, bool strategy, std::uint64_t most)
        : graph_(graph), strategy_(strategy), most_(most) {}

    /// Options `first` … `first + count − 1`, numbered as in the rules.
    struct Range {
        std::uint32_t first = 0;
        std::uint32_t count = 0;
    };

    /// How many options an open node of this position shows, without expanding it.
    [[nodiscard]] std::uint64_t count(PositionGraph::Id id, Task& task) const;
    /// Whether `options` is at most `most`. Errors: too many.
    [[nodiscard]] static Expected<void> check(std::uint64_t options, std::uint64_t most);
    /// Unfolds the position and finds the options to show. Errors: as for `check` and `unfold`; it is known
    /// to be an N-position, but which reply wins is out of reach.
    [[nodiscard]] Expected<Range> open(PositionGraph::Id id, Task& task);
    /// The options in this range of an open position. Stays valid until the next call to the graph.
    [[nodiscard]] std::span<const PositionGraph::Id> optionsIn(PositionGraph::Id id,
                                                               const Range& range) const {
        return graph_.options(id).subspan(range.first, range.count);
    }

    [[nodiscard]] PositionGraph& graph() const { return graph_; }

private:
    [[nodiscard]] bool is(Outcome outcome, PositionGraph::Id id, Task& task) const;

    PositionGraph& graph_;
    bool strategy_;
    std::uint64_t most_;
};

} // namespace mexplorer
