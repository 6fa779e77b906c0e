#pragma once

#include "core/search/method.h"
#include "core/solve/position_graph.h"
#include "core/theory/score.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// A place in the tree of moves that a search walked through, or left out.
struct SearchNode {
    static constexpr std::uint32_t none = UINT32_MAX;

    PositionGraph::Id position = 0;
    std::uint32_t parent = none;
    std::uint32_t option = 0; ///< which option of the parent it is, in the rules’ order
    std::uint32_t depth = 0;  ///< moves from the root
    /// Once it was opened: its options are nodes[firstChild … firstChild + childCount − 1], in the order in
    /// which they are tried.
    std::uint32_t firstChild = 0;
    std::uint32_t childCount = 0;
};

/// One thing that a search does. Scores are MAX’s; MIN wants them small.
struct SearchEvent {
    enum class Kind {
        pass, ///< of iterative deepening begins at its root, `node`
        open, ///< `node`, which has options, is begun, with the window it was given
        back, ///< the score of `child` is known and comes back to `node`, whose best and window follow
        cut,  ///< the options of `node` that are left are left out: beta ≤ alpha
        done, ///< `node`, the root, is worth `score`, as far as the pass looked
        visit ///< `node` is come to, by a method that only visits
    };
    /// Where a score that comes back is from.
    enum class Source {
        end,       ///< the rules: no move is left
        estimate,  ///< the rules’ estimate: the search goes no further
        search,    ///< the child’s own options
        known,     ///< the table, which has it exactly
        knownMost, ///< the table has it at most so high: enough to cut, or to be no better
        knownLeast ///< the table has it at least so high
    };
    Kind kind = Kind::open;
    std::uint32_t node = 0;
    std::uint32_t child = SearchNode::none; ///< of `back`
    Score score = 0;                        ///< of `back` and `done`
    Source source = Source::search;
    std::uint32_t knownFrom = SearchNode::none; ///< the node that the table has it from
    /// Of `node`, after this.
    Score best = 0;
    Score alpha = -infiniteScore; ///< MAX has at least so much, here or elsewhere
    Score beta = infiniteScore;   ///< and MIN can hold it down to so much
};

/// How much was done.
struct SearchCounts {
    std::uint64_t visits = 0; ///< places that were come to
    std::uint64_t leaves = 0; ///< of these, ends of the game, and places at the horizon
    std::uint64_t cuts = 0;
    std::uint64_t known = 0;     ///< places that the table knew
    std::uint64_t estimates = 0; ///< of the leaves, those at the horizon
    friend bool operator==(const SearchCounts&, const SearchCounts&) = default;
};

/// A tree of its own, walked through from its root no further than the horizon.
struct SearchPass {
    std::uint32_t root = 0;
    std::uint32_t horizon = 0; ///< moves from the root; 0: to the ends
    friend bool operator==(const SearchPass&, const SearchPass&) = default;
};

/// A search from beginning to end.
struct SearchRun {
    bool maxMoves = true;            ///< at the root
    std::vector<SearchNode> nodes;   ///< of one pass after the other: its root first, parents before children
    std::vector<SearchPass> passes;  ///< at least one
    std::vector<SearchEvent> events; ///< the last one is `done`, unless only visited or not done
    SearchCounts counts;
    bool isWhole = true; ///< false: it was ended before it was done, its tree being too large
    /// Of the root, for MAX, by the last pass that was done; nothing if only visited, or not done.
    std::optional<Score> score;
    bool isEstimate = false; ///< it rests on estimates; else it is as the rules have it
    /// What a win counts in the events, where it must be more than any estimate.
    std::optional<Score> win = {};
    /// The nodes of best play by that pass, from its root on; after one that the table knew, those where it
    /// was found.
    std::vector<std::uint32_t> line = {};

    /// Whether MAX is to move there.
    [[nodiscard]] bool isMax(std::uint32_t node) const { return (nodes[node].depth % 2 == 0) == maxMoves; }
};

/// A tree of moves is not walked through further than that.
inline constexpr std::uint32_t mostSearchNodes = 200'000;

/// Walks through the moves from the graph’s first position, until the tree has more than `most` nodes.
/// Iterative deepening ends at the horizon, if there is one, or with the first pass that does not come to its
/// own or whose score is a win whatever lies beyond it. O(nodes of the tree that is looked at), and for the
/// orders best and worst O(positions + moves) besides, once a pass. Errors: the graph’s own budget;
/// cancelled.
[[nodiscard]] Expected<SearchRun> search(PositionGraph& graph, const SearchSettings& settings, Task& task,
                                         std::uint32_t most = mostSearchNodes);

/// The error for a search that was ended because its tree has more than `most` nodes.
[[nodiscard]] tl::unexpected<Error> treeTooLarge(std::uint32_t most);

} // namespace mexplorer
