#pragma once

#include "core/game/position_graph.h"
#include "core/solve/tree_path.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace mexplorer {

inline constexpr std::uint32_t noNode = UINT32_MAX;

/// A move of a tree: to the node `to`, by the `option`-th option (from 0) of the node it starts from.
struct TreeEdge {
    std::uint32_t to = 0;
    std::uint32_t option = 0;
};

/// A position in a tree.
struct TreeNode {
    PositionGraph::Id position = 0;
    std::uint32_t parent = noNode;  ///< where it was first met; noNode for the root
    std::uint32_t option = 0;       ///< which option of the parent it is
    std::uint32_t level = 0;        ///< moves from the root, on the shortest way
    std::uint32_t firstEdge = 0;    ///< its moves are edges[firstEdge … firstEdge + edgeCount − 1]
    std::uint32_t edgeCount = 0;    ///< 0 if folded
    std::uint32_t winning = noNode; ///< of an open N-position: the best edge to a P-position
    bool folded = false;            ///< it has options, and none is shown
    std::uint64_t optionCount = 0;
    std::uint64_t branches = 0; ///< options that are shown when it is open (see TreeOptions)
    std::uint64_t hidden = 0;   ///< of those: all if it is folded, some if it is open in part
};

/// A node below the levels that open as wholes that opens by itself, too: in part if it has more than `most`
/// options, which are then spread evenly from the first to the last. In a strategy tree the replies to them
/// are shown with them.
struct TreeOpening {
    TreePath path;
    std::uint32_t most = UINT32_MAX; ///< options
    friend bool operator==(const TreeOpening&, const TreeOpening&) = default;
};

/// What to unfold.
struct TreeRequest {
    bool merged = false; ///< one node for each position, instead of one for each way to get there
    std::uint32_t budget = defaultBudget;
    TreeChoices choices = {};             ///< what was opened and closed by hand
    bool strategy = false;                ///< of an N-position only one winning reply (see TreeOptions)
    std::uint32_t mostDepth = UINT32_MAX; ///< at most so many levels open by themselves
    std::vector<TreeOpening> openings = {};

    static constexpr std::uint32_t defaultBudget = 400;
    static constexpr std::uint32_t largestBudget = 1'000'000;

    friend bool operator==(const TreeRequest&, const TreeRequest&) = default;
};

/// The part of a game's tree that is unfolded. The nodes are in breadth-first order, the root first. Not
/// merged, that is level by level, the children of a node next to each other and in the rules' order. Merged,
/// a position has one node, and two options that lead to it from one node are one edge. In a strategy tree an
/// open P-position has all its options, and an open N-position one, a P-position: if nothing is hidden, the
/// tree is a proof of who wins.
struct GameTree {
    bool merged = false;
    bool strategy = false;
    std::vector<TreeNode> nodes;
    std::vector<TreeEdge> edges;
    std::vector<std::optional<Evaluation>> evaluations; ///< by position; nothing if it is out of reach,
                                                        ///< and the options shown do not tell it
    std::vector<std::uint32_t> line; ///< edges from the root: the winning move at N, a drawing one at a draw,
                                     ///< the best move at P; where scores are not known, the first is best
    std::uint32_t depth = 0;         ///< how many levels opened by themselves
    std::uint32_t folded = 0;        ///< nodes left folded, or open in part
    std::uint64_t hiddenOptions = 0; ///< the hidden options of those; saturates
    std::uint32_t positions = 0;     ///< distinct ones among the nodes
    std::uint32_t mostOptions = 2000;       ///< nodes with more are not opened
    std::map<std::uint32_t, Error> refused; ///< nodes to be opened by hand that stay folded, and why

    [[nodiscard]] const std::optional<Evaluation>& evaluationOf(std::uint32_t node) const {
        return evaluations[nodes[node].position];
    }
    [[nodiscard]] TreePath pathOf(std::uint32_t node) const;
    /// The node at the end of the path, if all of the path is shown.
    [[nodiscard]] std::optional<std::uint32_t> nodeAt(const TreePath& path) const;
    /// Whether a folded node may be opened. Errors: too many options; the tree is as large as it may get.
    [[nodiscard]] Expected<void> checkOpening(std::uint32_t node) const;
};

/// No tree gets larger than this, whatever the request.
inline constexpr std::uint32_t mostTreeNodes = 4'000'000;
inline constexpr std::uint32_t mostTreeEdges = 16'000'000;

/// Unfolds whole levels from the root (the graph's position 0) while they fit in the budget, and the openings
/// below them; opens (with all options) or closes what was chosen by hand, as far as possible; evaluates
/// every position shown. A node with more options than can be shown is never expanded. O(nodes + edges),
/// iterative. Errors: cancelled.
[[nodiscard]] Expected<GameTree> buildTree(PositionGraph& graph, const TreeRequest& request, Task& task);

/// The position that `path` leads to, if there is one; only positions on the way are expanded, and none with
/// more than `mostOptions` options.
[[nodiscard]] std::optional<PositionGraph::Id> positionAt(PositionGraph& graph, const TreePath& path,
                                                          std::uint64_t mostOptions);

} // namespace mexplorer
