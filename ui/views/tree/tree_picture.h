#pragma once

#include "core/game/aspects/board.h"
#include "core/solve/compare_below.h"
#include "core/sum/sum_parts.h"
#include "ui/document/view_kind.h"
#include "ui/views/tree/tree_geometry.h"
#include "ui/views/tree/tree_overview.h"
#include "ui/views/tree/tree_settings.h"

#include <memory>
#include <set>

namespace mexplorer::ui {

/// The theorem (and the solvers, where it leaves something open) compared with the definition, at every
/// position below the root, whether the tree shows it or not.
struct TreeComparison {
    std::shared_ptr<const Expected<Comparison<std::string>>> below;
    std::vector<bool> differs; ///< by position of the tree

    /// Whether no difference was found; true also if the comparison failed.
    [[nodiscard]] bool agrees() const { return !*below || (*below)->agrees(); }
};

/// A tree with all that is needed to draw it: made once, in any thread, then only read.
struct TreePicture {
    std::shared_ptr<const Game> game;
    std::shared_ptr<const Inquiry> asked;       ///< `root` as an inquiry
    std::shared_ptr<const PositionGraph> graph; ///< the graph below `root`; the tree refers to its positions
    std::string root;
    tree::Settings settings; ///< as far as they apply to `root`
    GameTree tree;
    std::vector<std::string> texts;               ///< by position
    std::vector<std::vector<SumPart>> parts = {}; ///< by position of a sum of games; else empty
    TreeGeometry geometry;
    TreeOutline outline = {};
    bool isLarge = false;     ///< not all of its labels can be read when the whole tree is shown
    bool hasTitleRoom = true; ///< on a slide it can be read as a whole below a title
    /// By node: what it is called in every picture of the same game, so that it can be found again. Empty if
    /// there are too many nodes for each to move.
    std::vector<std::uint64_t> names = {};
    std::vector<Side> sides = {};          ///< by edge, whose move it is; empty if both players have the same
    std::set<std::uint32_t> unfolded = {}; ///< nodes opened by hand
    bool draws = false;                    ///< whether some position is a draw
    std::optional<TreeComparison> comparison = {}; ///< set if it was asked for

    [[nodiscard]] const std::string& text(std::uint32_t node) const {
        return texts[tree.nodes[node].position];
    }
    /// Draws positions as boards; null if they are shown as texts, or as the components of a sum.
    [[nodiscard]] const BoardAspect* boards() const { return game->as<BoardAspect>(); }
    /// Whether positions are drawn on plates: as boards, or as components.
    [[nodiscard]] bool hasPlates() const { return boards() || !parts.empty(); }
    /// The play that the values are for; normal if there are none.
    [[nodiscard]] Play play() const;
    /// Whether the theorem or the solver is known to be wrong at the node.
    [[nodiscard]] bool differs(std::uint32_t node) const {
        return comparison && comparison->differs[tree.nodes[node].position];
    }
    /// Whether the scene would give the same picture. Decided without building it: a selected node that is
    /// not shown makes it false.
    [[nodiscard]] bool shows(const Scene& scene) const;
    /// The node that the scene remembers as selected, or if that is not shown, another node with its
    /// position.
    [[nodiscard]] std::optional<std::uint32_t> selected(const Scene& scene) const;
};

/// The tree of a scene. It starts at the root remembered in the settings, as long as the scene's position is
/// that root or the node remembered as selected; otherwise at the scene's position, with nothing opened by
/// hand. If `before` compared the same tree, its comparison is reused. Errors: what is remembered cannot be
/// parsed; cancelled.
[[nodiscard]] Expected<std::shared_ptr<const TreePicture>>
makeTreePicture(const Scene& scene, Task& task, const TreePicture* before = nullptr);

} // namespace mexplorer::ui
