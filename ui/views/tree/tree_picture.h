#pragma once

#include "ui/document/view_kind.h"
#include "ui/views/tree/tree_geometry.h"
#include "ui/views/tree/tree_settings.h"

#include <memory>

namespace mexplorer::ui {

/// A tree with all that is needed to draw it. Made once, in any thread; then only read.
struct TreePicture {
    std::shared_ptr<const Game> game;
    std::shared_ptr<const PositionGraph> graph; ///< of `root`; its positions are those of the tree
    std::string root;
    tree::Settings settings; ///< as far as they apply to `root`
    GameTree tree;
    std::vector<std::string> texts; ///< by position
    TreeGeometry geometry;

    [[nodiscard]] const std::string& text(std::uint32_t node) const {
        return texts[tree.nodes[node].position];
    }
    [[nodiscard]] Play play() const { return game->play(); }
    /// The node that the path leads to; if it is not shown, another of the same position or else none.
    [[nodiscard]] std::optional<std::uint32_t> find(const TreePath& path, const std::string& position) const;
};

/// The tree of a scene. It starts from the root that its settings remember as long as the scene's position is
/// that root or the node remembered as selected, and otherwise from the scene's position, with nothing opened
/// by hand. Errors: what is remembered cannot be read; cancelled.
[[nodiscard]] Expected<std::shared_ptr<const TreePicture>> makeTreePicture(const Scene& scene, Task& task);

} // namespace mexplorer::ui
