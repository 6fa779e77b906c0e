#pragma once

#include "core/formula/formula_tree.h"

#include <span>
#include <string>

namespace mexplorer {

/// The formula in ASCII, with as few brackets as it needs: what is read again as the same tree.
[[nodiscard]] std::string textOf(const FormulaTree& tree, std::span<const std::string> names);

} // namespace mexplorer
