#pragma once

#include "core/solve/game_tree.h"

namespace mexplorer::ui::tree {

/// What can be set for the tree, and what it remembers of clicks on it.
[[nodiscard]] std::vector<Parameter> settings();

/// The settings, read.
struct Settings {
    TreeRequest request;
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
