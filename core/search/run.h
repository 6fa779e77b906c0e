#pragma once

#include "core/game/position_graph.h"
#include "core/search/finding.h"
#include "core/search/method.h"
#include "core/theory/score.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// A node of the game tree that a search visited or left out.
struct SearchNode {
    static constexpr std::uint32_t none = UINT32_MAX;

    PositionGraph::Id position = 0;
    std::uint32_t parent = none;
    std::uint32_t option = 0; ///< which option of the parent it is, in the rules’ order
    std::uint32_t depth = 0;  ///< moves from the root
    /// Once the node is opened, its options are nodes[firstChild … firstChild + childCount − 1], in the order
    /// in which they are tried.
    std::uint32_t firstChild = 0;
    std::uint32_t childCount = 0;
};

/// One step of a search. Scores are MAX’s; MIN wants them small.
struct SearchEvent {
    enum class Kind {
        pass, ///< a pass of iterative deepening begins at its root, `node`
        open, ///< `node`, which has options, is entered, with the window it was given
        back, ///< the score of `child` comes back to `node`, whose best and window are updated
        cut,  ///< the remaining options of `node` are left out: beta ≤ alpha
        done, ///< the root, `node`, is worth `score`, as far as the pass looked
        visit ///< `node` is reached, by a method that only visits
    };
    /// Where a score that comes back was found.
    enum class Source {
        end,      ///< the rules: no move is left
        estimate, ///< the rules’ estimate: the search goes no further
        search,   ///< the child’s own options
        known     ///< the table
    };
    Kind kind = Kind::open;
    std::uint32_t node = 0;
    std::uint32_t child = SearchNode::none; ///< of `back`
    /// Of `back`, about the child, and of `done`: found with the window (α, β) that it was given, a score ≤ α
    /// is the most that it is worth, a score ≥ β the least, and any other its worth.
    Score score = 0;
    Bound bound = Bound::exact;
    bool isEstimate = false; ///< whether that rests on estimates
    Source source = Source::search;
    std::uint32_t knownFrom = SearchNode::none; ///< the node where the table’s score was found
    /// Of `node`, after this event: the best score that came back; what it says about the node, of which more
    /// options may follow: nothing if it is only a bound itself, on the wrong side; and whether that rests on
    /// estimates.
    Score best = 0;
    Bound bestBound = Bound::none;
    bool isBestEstimate = false;
    Score alpha = -infiniteScore; ///< MAX is sure of at least so much, here or elsewhere
    Score beta = infiniteScore;   ///< MIN can hold MAX down to so much
    bool isCutEstimate = false;   ///< of `cut`: whether beta ≤ alpha rests on estimates
};

/// How much was done.
struct SearchCounts {
    std::uint64_t visits = 0; ///< nodes reached
    std::uint64_t leaves = 0; ///< of these, ends of the game, and nodes at the horizon
    std::uint64_t cuts = 0;
    std::uint64_t known = 0;     ///< nodes whose score was in the table
    std::uint64_t estimates = 0; ///< of the leaves, those at the horizon
    friend bool operator==(const SearchCounts&, const SearchCounts&) = default;
};

/// A game tree of its own, searched from its root no further than the horizon.
struct SearchPass {
    std::uint32_t root = 0;
    std::uint32_t horizon = 0; ///< moves from the root; 0: to the ends
    friend bool operator==(const SearchPass&, const SearchPass&) = default;
};

/// A record of a whole search.
struct SearchRun {
    bool maxMoves = true;            ///< MAX is to move at the root
    std::vector<SearchNode> nodes;   ///< pass by pass; in each the root first, parents before children
    std::vector<SearchPass> passes;  ///< at least one
    std::vector<SearchEvent> events; ///< the last is `done`, unless the run only visits or is not whole
    SearchCounts counts;
    bool isWhole = true; ///< false: it was stopped because its tree is too large
    /// Of the root, for MAX, by the last complete pass; nothing if there is none, or it only visits.
    std::optional<Score> score;
    bool isEstimate = false; ///< the score rests on estimates; else it is on the rules’ scale
    /// The score of a win in the events, if it is scaled to exceed every estimate.
    std::optional<Score> win = {};
    /// The nodes of best play by that pass, from its root on; a node found in the table is followed by those
    /// below the node where its score was found.
    std::vector<std::uint32_t> line = {};

    /// Whether MAX is to move at the node.
    [[nodiscard]] bool isMax(std::uint32_t node) const { return (nodes[node].depth % 2 == 0) == maxMoves; }
};

/// The default limit on the nodes that a search creates.
inline constexpr std::uint32_t mostSearchNodes = 200'000;

/// Searches from the graph’s first position; if the tree has more than `most` nodes, it stops and the run is
/// not whole. Iterative deepening ends at the horizon, if there is one, or after the first pass whose score
/// rests on no estimate. O(nodes), and for the orders best and worst O(positions + moves) besides in each
/// pass. Errors: the graph’s own budget; cancelled.
[[nodiscard]] Expected<SearchRun> search(PositionGraph& graph, const SearchSettings& settings, Task& task,
                                         std::uint32_t most = mostSearchNodes);

/// The error for a search that was ended because its tree has more than `most` nodes.
[[nodiscard]] tl::unexpected<Error> treeTooLarge(std::uint32_t most);

} // namespace mexplorer
