#pragma once

#include "core/solve/game.h"
#include "core/solve/game_tree.h"

namespace mexplorer::ui::tree {

/// Which moves a tree has: all, one winning reply at each N, or the latter where all are too many to be read.
enum class Shape { automatic, whole, strategy };

/// What can be set for the tree of a game, and what it remembers of clicks on it. The shape is a setting of
/// impartial games.
[[nodiscard]] std::vector<Parameter> settings(const Game& game);

/// The settings, read.
struct Settings {
    Shape shape = Shape::whole;
    bool readable = true; ///< opens by itself only as far as its labels can be read
    /// Without what follows from `shape` and `readable`. Its budget is the most in any case.
    TreeRequest request;
    bool inOrder = false; ///< merged: also what differs only in the order of the heaps
    bool values = true;
    bool compare = false; ///< with the definition
    /// The position the tree starts from, while a node below it is selected; empty: the document's position.
    /// The choices in `request` are about this tree.
    std::string root;
    /// The selected node of that tree.
    TreePath selected;
};

/// Errors: a path or a choice that cannot be read.
[[nodiscard]] Expected<Settings> settingsOf(const Parameters& parameters);

} // namespace mexplorer::ui::tree
