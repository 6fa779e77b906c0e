#include "core/formula/normal_tree.h"

#include "core/formula/program.h"
#include "core/theory/wide.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>
#include <utility>

namespace mexplorer {

namespace {

using Trees = std::vector<FormulaTree>;
using NumberLimits = std::numeric_limits<std::int64_t>;

bool isKnown(const FormulaTree& tree) {
    return tree.operation == Operation::number || tree.operation == Operation::always ||
           tree.operation == Operation::never;
}

FormulaTree truthTree(bool isTrue) {
    return {isTrue ? Operation::always : Operation::never};
}

bool isUnit(Operation operation, const FormulaTree& tree) {
    return (operation == Operation::add && isConstant(tree, 0)) ||
           (operation == Operation::multiply && isConstant(tree, 1));
}

/// The arguments, where those of the same operation stand for that, without those that change nothing.
Trees dissolved(Operation operation, Trees arguments) {
    Trees all;
    for (FormulaTree& one : arguments) {
        if (one.operation == operation)
            std::ranges::move(one.arguments, std::back_inserter(all));
        else
            all.push_back(std::move(one));
    }
    std::erase_if(all, [operation](const FormulaTree& one) { return isUnit(operation, one); });
    return all;
}

/// The sum or product of all constants among the arguments, if it fits; 128 bits hold each step.
std::optional<std::int64_t> constantOf(Operation operation, const Trees& arguments) {
    SignedWide all = operation == Operation::add ? 0 : 1;
    for (const FormulaTree& one : arguments) {
        if (!isConstant(one)) continue;
        all = operation == Operation::add ? all + one.number : all * one.number;
        if (all > NumberLimits::max() || all < NumberLimits::min()) return std::nullopt;
    }
    return static_cast<std::int64_t>(all);
}

FormulaTree normalSum(Trees typed) {
    Trees terms = dissolved(Operation::add, std::move(typed));
    if (const auto constant = constantOf(Operation::add, terms)) {
        std::erase_if(terms, [](const FormulaTree& one) { return isConstant(one); });
        if (*constant != 0 || terms.empty()) terms.push_back(constantTree(*constant));
    }
    if (terms.size() == 1) return std::move(terms.front());
    return {Operation::add, 0, std::move(terms)};
}

FormulaTree normalProduct(Trees typed) {
    Trees factors = dissolved(Operation::multiply, std::move(typed));
    if (const auto constant = constantOf(Operation::multiply, factors)) {
        std::erase_if(factors, [](const FormulaTree& one) { return isConstant(one); });
        if (*constant == -1 && factors.size() == 1) return normalTree(Operation::negate, std::move(factors));
        if (*constant != 1 || factors.empty()) factors.insert(factors.begin(), constantTree(*constant));
    }
    if (factors.size() == 1) return std::move(factors.front());
    return {Operation::multiply, 0, std::move(factors)};
}

/// `unit` has no effect on the whole, `sink` decides it.
FormulaTree normalJunction(Operation operation, Trees typed) {
    const Operation unit = operation == Operation::both ? Operation::always : Operation::never;
    const Operation sink = operation == Operation::both ? Operation::never : Operation::always;
    Trees conditions = dissolved(operation, std::move(typed));
    std::erase_if(conditions, [unit](const FormulaTree& one) { return one.operation == unit; });
    const auto end = std::ranges::find(conditions, sink, &FormulaTree::operation);
    if (end != conditions.end()) conditions.erase(std::next(end), conditions.end()); // is never looked at
    if (conditions.empty()) return {unit};
    if (conditions.size() == 1) return std::move(conditions.front());
    return {operation, 0, std::move(conditions)};
}

FormulaTree normalNegation(Trees conditions) {
    FormulaTree& one = conditions.front();
    const auto turned = [&one](Operation operation, bool exchanges) {
        FormulaTree opposite{operation, 0, std::move(one.arguments)};
        if (exchanges) std::swap(opposite.arguments[0], opposite.arguments[1]);
        return opposite;
    };
    switch (one.operation) {
    case Operation::always:
        return truthTree(false);
    case Operation::never:
        return truthTree(true);
    case Operation::isNot: {
        FormulaTree inner = std::move(one.arguments.front());
        return inner;
    }
    case Operation::equal:
        return turned(Operation::unequal, false);
    case Operation::unequal:
        return turned(Operation::equal, false);
    case Operation::less:
        return turned(Operation::atMost, true);
    case Operation::atMost:
        return turned(Operation::less, true);
    default:
        return {Operation::isNot, 0, std::move(conditions)};
    }
}

FormulaTree normalDifference(Trees arguments) {
    const FormulaTree& taken = arguments[1];
    if (isConstant(taken) && taken.number != NumberLimits::min()) {
        arguments[1] = constantTree(-taken.number);
        return normalSum(std::move(arguments));
    }
    return {Operation::subtract, 0, std::move(arguments)};
}

FormulaTree normalQuotient(Trees arguments) {
    const FormulaTree& divisor = arguments[1];
    if (isConstant(divisor, 1)) return std::move(arguments[0]);
    if (isConstant(divisor) && divisor.number < 0 && divisor.number != NumberLimits::min()) {
        FormulaTree positive = constantTree(-divisor.number);
        Trees opposite;
        opposite.push_back(normalTree(Operation::negate, {std::move(arguments[0])}));
        opposite.push_back(std::move(positive));
        return normalTree(Operation::divide, std::move(opposite));
    }
    return {Operation::divide, 0, std::move(arguments)};
}

/// The forms of operations that are not simply computed when all arguments are known.
FormulaTree normalUnknown(Operation operation, Trees arguments) {
    switch (operation) {
    case Operation::add:
        return normalSum(std::move(arguments));
    case Operation::multiply:
        return normalProduct(std::move(arguments));
    case Operation::subtract:
        return normalDifference(std::move(arguments));
    case Operation::divide:
        return normalQuotient(std::move(arguments));
    case Operation::both:
    case Operation::either:
        return normalJunction(operation, std::move(arguments));
    case Operation::isNot:
        return normalNegation(std::move(arguments));
    case Operation::negate:
        if (arguments.front().operation == Operation::negate) {
            FormulaTree inner = std::move(arguments.front().arguments.front());
            return inner;
        }
        break;
    case Operation::least:
    case Operation::most:
        if (arguments.size() == 1) return std::move(arguments.front());
        break;
    case Operation::isIn:
        if (arguments.size() == 1) return truthTree(false);
        break;
    case Operation::choose:
        if (isKnown(arguments[0]))
            return std::move(arguments[arguments[0].operation == Operation::always ? 1 : 2]);
        break;
    default:
        break;
    }
    return {operation, 0, std::move(arguments)};
}

} // namespace

FormulaTree constantTree(std::int64_t number) {
    return {Operation::number, number};
}

bool isConstant(const FormulaTree& tree) {
    return tree.operation == Operation::number;
}

bool isConstant(const FormulaTree& tree, std::int64_t number) {
    return isConstant(tree) && tree.number == number;
}

bool isName(const FormulaTree& tree, std::int64_t index) {
    return tree.operation == Operation::name && tree.number == index;
}

FormulaTree shiftedTree(const FormulaTree& tree, std::int64_t by) {
    return normalTree(Operation::add, {tree, constantTree(by)});
}

FormulaTree normalTree(Operation operation, std::vector<FormulaTree> arguments) {
    FormulaTree tree{operation, 0, std::move(arguments)};
    if (!tree.arguments.empty() && std::ranges::all_of(tree.arguments, isKnown)) {
        const bool isTruth = isConditionTree(tree);
        if (const auto value = FormulaProgram(tree).run({}))
            return isTruth ? truthTree(*value != 0) : constantTree(*value);
    }
    return normalUnknown(operation, std::move(tree.arguments));
}

bool isConditionTree(const FormulaTree& tree) {
    if (tree.operation == Operation::choose) return isConditionTree(tree.arguments[1]);
    return tree.operation >= Operation::equal;
}

std::size_t sizeOf(const FormulaTree& tree, std::size_t most) {
    std::size_t size = 1;
    for (const FormulaTree& argument : tree.arguments) {
        if (size > most) break;
        size += sizeOf(argument, most - size);
    }
    return std::min(size, most + 1);
}

} // namespace mexplorer
