#pragma once

#include "core/formula/formula_tree.h"

#include <vector>

namespace mexplorer {

/// A whole number as a formula.
[[nodiscard]] FormulaTree constantTree(std::int64_t number);
[[nodiscard]] bool isConstant(const FormulaTree& tree);
[[nodiscard]] bool isConstant(const FormulaTree& tree, std::int64_t number);
/// Whether it is the name with this index, and nothing else.
[[nodiscard]] bool isName(const FormulaTree& tree, std::int64_t index);
/// The tree plus a number.
[[nodiscard]] FormulaTree shiftedTree(const FormulaTree& tree, std::int64_t by);

/// The operation on these arguments in the one form that FormulaTree describes: what can be computed is
/// computed, unless it has no value.
[[nodiscard]] FormulaTree normalTree(Operation operation, std::vector<FormulaTree> arguments);

/// Whether it is true or false, rather than a number.
[[nodiscard]] bool isConditionTree(const FormulaTree& tree);

/// How many operations, numbers and names it has, or `most` + 1 if more.
[[nodiscard]] std::size_t sizeOf(const FormulaTree& tree, std::size_t most);

} // namespace mexplorer
