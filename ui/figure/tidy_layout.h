#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace mexplorer::ui {

/// A tree to be laid out. Node 0 is the root; the children of a node stand next to each other, in their
/// order, and after their parent.
struct TidyTree {
    std::span<const std::uint32_t> firstChild;
    std::span<const std::uint32_t> childCount;
    /// How far a node reaches to the left and to the right of its centre.
    std::span<const float> left;
    std::span<const float> right;
};

/// Room between neighbours of one level.
struct TidySpacing {
    double siblings = 1.0;
    double subtrees = 1.0; ///< between nodes of different parents; at least as much
};

/// The x of every node's centre, the root's being 0. On each level the order is kept and neighbours stand at
/// least the spacing apart; a parent is centred between its first and last child; equal subtrees get equal
/// shapes; the mirror image of a tree gets the mirror image of its layout. O(nodes), iterative.
///
/// C. Buchheim, M. Jünger, S. Leipert, "Improving Walker's algorithm to run in linear time" (2002).
[[nodiscard]] std::vector<double> tidyLayout(const TidyTree& tree, TidySpacing spacing);

} // namespace mexplorer::ui
