#pragma once

#include "core/text/expected.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// A node of a game tree by the moves that lead to it from the root: the number, from 0, of each option
/// taken. Written "0.3.1"; the root is "".
using TreePath = std::vector<std::uint32_t>;

[[nodiscard]] std::string textOf(const TreePath& path);
[[nodiscard]] Expected<TreePath> parseTreePath(std::string_view text);

/// A node that somebody opened or closed by hand.
struct TreeChoice {
    TreePath path;
    bool open = true;
    friend bool operator==(const TreeChoice&, const TreeChoice&) = default;
};
using TreeChoices = std::vector<TreeChoice>;

/// "+0.3.1;-2" : opened, closed. If there are two choices about one node, the later counts.
[[nodiscard]] std::string textOf(const TreeChoices& choices);
[[nodiscard]] Expected<TreeChoices> parseTreeChoices(std::string_view text);

/// `choices` with the node at `path` opened or closed.
[[nodiscard]] TreeChoices withChoice(TreeChoices choices, const TreePath& path, bool open);

} // namespace mexplorer
