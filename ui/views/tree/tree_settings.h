#pragma once

#include "core/game/game.h"
#include "core/solve/game_tree.h"

namespace mexplorer::ui::tree {

/// Which moves a tree has: all; one winning reply at each N; or automatic: the latter if all are too many to
/// be read.
enum class Shape { automatic, whole, strategy };

/// What can be set for the tree of a game, and what it remembers of clicks. Only impartial games have the
/// shape as a setting.
[[nodiscard]] std::vector<Parameter> settings(const Game& game);

/// The settings, parsed.
struct Settings {
    Shape shape = Shape::whole;
    bool readable = true; ///< opens, by itself, only as far as labels can be read
    /// Does not contain yet what follows from `shape` and `readable`. Its budget is the limit in any case.
    TreeRequest request;
    bool inOrder = false; ///< when merging, positions that differ only in the order of heaps are equal
    bool values = true;
    bool compare = false; ///< compare with the definition
    /// The position at which the tree starts while a node below it is selected; empty: the document's
    /// position. The choices in `request` belong to this tree.
    std::string root;
    /// The selected node of that tree.
    TreePath selected;
};

/// Errors: a path or a choice that cannot be parsed.
[[nodiscard]] Expected<Settings> settingsOf(const Parameters& parameters);

} // namespace mexplorer::ui::tree
