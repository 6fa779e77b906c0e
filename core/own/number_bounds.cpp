#include "core/own/number_bounds.h"

#include "core/formula/normal_tree.h"

#include <algorithm>

namespace mexplorer {

bool NumberBounds::isKnown(const FormulaTree& tree) const {
    if (tree.operation == Operation::name) return tree.number < known_;
    return std::ranges::all_of(tree.arguments, [this](const FormulaTree& part) { return isKnown(part); });
}

bool NumberBounds::add(const FormulaTree& tree) {
    const bool isLess = tree.operation == Operation::less;
    const bool isEqual = tree.operation == Operation::equal;
    if (!isLess && !isEqual && tree.operation != Operation::atMost) return false;
    const FormulaTree& left = tree.arguments[0];
    const FormulaTree& right = tree.arguments[1];
    const bool isLeft = isName(left, name_) && isKnown(right);
    const bool isRight = isName(right, name_) && isKnown(left);
    if (!isLeft && !isRight) return false;
    const FormulaTree& bound = isLeft ? right : left;
    if (isLeft || isEqual) most_.emplace_back(isLess ? shiftedTree(bound, -1) : bound);
    if (isRight || isEqual) least_.emplace_back(isLess ? shiftedTree(bound, 1) : bound);
    return true;
}

NumberRange NumberBounds::within(NumberRange range, std::span<const std::int64_t> numbers) const {
    for (const FormulaProgram& bound : least_) {
        const auto value = bound.run(numbers);
        if (!value) return {};
        if (*value > 0) range.least = std::max(range.least, static_cast<std::uint64_t>(*value));
    }
    for (const FormulaProgram& bound : most_) {
        const auto value = bound.run(numbers);
        if (!value || *value < 1) return {};
        range.most = std::min(range.most, static_cast<std::uint64_t>(*value));
    }
    return range;
}

std::span<const FormulaTree> allOf(const FormulaTree& condition) {
    if (condition.operation == Operation::both) return condition.arguments;
    return {&condition, 1};
}

} // namespace mexplorer
