#include "core/formula/formula_text.h"

#include "core/formula/normal_tree.h"
#include "core/formula/words.h"

#include <algorithm>
#include <limits>

namespace mexplorer {

namespace {

/// How closely an operation binds; within one that binds more closely it needs brackets.
enum Binding : int {
    choosing,
    eitherLevel,
    bothLevel,
    notLevel,
    relating,
    exclusive,
    summing,
    multiplying,
    negating,
    raising,
    closed
};

constexpr std::int64_t leastNumber = std::numeric_limits<std::int64_t>::min();

class FormulaWriter {
public:
    explicit FormulaWriter(std::span<const std::string> names) : names_(names) {}

    /// In brackets unless it binds at least as closely as `binding`.
    std::string text(const FormulaTree& tree, int binding) {
        std::string inner = plain(tree);
        return bindingOf(tree) < binding ? "(" + inner + ")" : inner;
    }

private:
    [[nodiscard]] int bindingOf(const FormulaTree& tree) const {
        switch (tree.operation) {
        case Operation::choose:
            return choosing;
        case Operation::either:
            return eitherLevel;
        case Operation::both:
            return bothLevel;
        case Operation::isNot:
            return tree.arguments[0].operation == Operation::isIn ? relating : notLevel;
        case Operation::equal:
        case Operation::unequal:
        case Operation::less:
        case Operation::atMost:
        case Operation::divides:
        case Operation::isIn:
            return relating;
        case Operation::exclusiveOr:
            return exclusive;
        case Operation::add:
        case Operation::subtract:
            return summing;
        case Operation::multiply:
            return multiplying;
        case Operation::divide:
            return isWithinFloor_ ? closed : multiplying;
        case Operation::modulo:
            return multiplying;
        case Operation::negate:
            return negating;
        case Operation::power:
            return raising;
        case Operation::number:
            return tree.number >= 0 ? closed : tree.number == leastNumber ? summing : negating;
        default:
            return closed;
        }
    }

    std::string plain(const FormulaTree& tree) {
        const auto& parts = tree.arguments;
        switch (tree.operation) {
        case Operation::number:
            return tree.number == leastNumber ? std::to_string(leastNumber + 1) + " - 1"
                                              : std::to_string(tree.number);
        case Operation::name:
            return names_[static_cast<std::size_t>(tree.number)];
        case Operation::always:
            return "true";
        case Operation::never:
            return "false";
        case Operation::add:
            return sum(tree);
        case Operation::subtract:
            return infix(parts, " - ", summing, multiplying);
        case Operation::multiply:
            return infix(parts, "*", multiplying, raising);
        case Operation::modulo:
            return infix(parts, " mod ", multiplying, raising);
        case Operation::divide:
            return quotient(parts);
        case Operation::negate:
            return "-" + text(parts[0], raising);
        case Operation::power:
            return infix(parts, "^", closed, raising);
        case Operation::exclusiveOr:
            return infix(parts, " xor ", exclusive, summing);
        case Operation::floorOf:
            return rooted(parts);
        case Operation::choose:
            return "if " + text(parts[0], eitherLevel) + " then " + text(parts[1], eitherLevel) + " else " +
                   text(parts[2], choosing);
        case Operation::equal:
            return infix(parts, " = ", exclusive, exclusive);
        case Operation::unequal:
            return infix(parts, " != ", exclusive, exclusive);
        case Operation::less:
            return infix(parts, " < ", exclusive, exclusive);
        case Operation::atMost:
            return infix(parts, " <= ", exclusive, exclusive);
        case Operation::divides:
            return infix(parts, " divides ", exclusive, exclusive);
        case Operation::isIn:
            return membership(parts, " in ");
        case Operation::isNot:
            return parts[0].operation == Operation::isIn ? membership(parts[0].arguments, " not in ")
                                                         : "not " + text(parts[0], relating);
        case Operation::both:
            return infix(parts, " and ", notLevel, notLevel);
        case Operation::either:
            return infix(parts, " or ", bothLevel, bothLevel);
        default:
            return call(tree);
        }
    }

    [[nodiscard]] static bool beginsWithSign(const std::string& text) { return text.starts_with('-'); }

    /// A later operand that begins with a sign has brackets: 2 - (-3).
    std::string laterText(const FormulaTree& tree, int binding) {
        std::string inner = text(tree, binding);
        return beginsWithSign(inner) ? "(" + inner + ")" : inner;
    }
    std::string infix(const std::vector<FormulaTree>& parts, const char* sign, int first, int later) {
        std::string all = text(parts.front(), first);
        for (std::size_t i = 1; i < parts.size(); ++i)
            all += sign + (later >= summing ? laterText(parts[i], later) : text(parts[i], later));
        return all;
    }
    /// A negative constant at the end is subtracted.
    std::string sum(const FormulaTree& tree) {
        const auto& parts = tree.arguments;
        std::string all = text(parts.front(), summing);
        for (std::size_t i = 1; i < parts.size(); ++i) {
            const bool isSubtracted = i + 1 == parts.size() && constantCount(parts) == 1 &&
                                      isConstant(parts[i]) && parts[i].number < 0 &&
                                      parts[i].number != leastNumber;
            all += isSubtracted ? " - " + std::to_string(-parts[i].number)
                                : " + " + laterText(parts[i], multiplying);
        }
        return all;
    }
    [[nodiscard]] static std::ptrdiff_t constantCount(const std::vector<FormulaTree>& parts) {
        return std::ranges::count(parts, Operation::number, &FormulaTree::operation);
    }
    /// Within floor(…), where / does not round, it is the floor of the quotient.
    std::string quotient(const std::vector<FormulaTree>& parts) {
        const std::string rounded = infix(parts, "/", multiplying, raising);
        return isWithinFloor_ ? "floor(" + rounded + ")" : rounded;
    }
    std::string call(const FormulaTree& tree) {
        std::string all(functionFor(tree.operation)->word);
        for (const FormulaTree& one : tree.arguments)
            all += (&one == &tree.arguments.front() ? "(" : ", ") + text(one, choosing);
        return all + ")";
    }
    std::string membership(const std::vector<FormulaTree>& parts, const char* in) {
        std::string all = text(parts[0], exclusive) + in + "{";
        for (std::size_t i = 1; i < parts.size(); ++i)
            all += (i > 1 ? ", " : "") + member(parts[i]);
        return all + "}";
    }
    /// 1 - 5 would be taken for a range.
    std::string member(const FormulaTree& tree) {
        const bool isDifference = tree.operation == Operation::subtract || tree.operation == Operation::add;
        return text(tree, isDifference || isConstant(tree, leastNumber) ? closed : exclusive);
    }
    /// ⌊(a + b√d) / c⌋.
    std::string rooted(const std::vector<FormulaTree>& parts) {
        const bool wasWithinFloor = isWithinFloor_;
        isWithinFloor_ = true;
        const FormulaTree& b = parts[1];
        const bool isNegative = isConstant(b) && b.number < 0 && b.number != leastNumber;
        std::string root = "sqrt(" + text(parts[3], choosing) + ")";
        if (isNegative && b.number != -1)
            root = std::to_string(-b.number) + "*" + root;
        else if (!isNegative && !isConstant(b, 1))
            root = factor(b) + "*" + root;
        const bool isAlone = isConstant(parts[0], 0);
        std::string all = isAlone ? (isNegative ? "-" : "") + root
                                  : sumBefore(parts[0]) + (isNegative ? " - " : " + ") + root;
        if (!isConstant(parts[2], 1)) {
            if (!isAlone) all = "(" + all + ")";
            all += "/" + laterText(parts[2], raising);
        }
        isWithinFloor_ = wasWithinFloor;
        return "floor(" + all + ")";
    }
    /// A sum whose constants stay where they are has brackets, or they would be summed in another order.
    std::string sumBefore(const FormulaTree& tree) {
        const bool isPlain = tree.operation != Operation::add || constantCount(tree.arguments) <= 1;
        return text(tree, isPlain ? summing : closed);
    }
    /// Constants are taken together with the root, unless the product has brackets; 0 would take all with it.
    std::string factor(const FormulaTree& tree) {
        const bool isPlain = tree.operation == Operation::multiply && constantCount(tree.arguments) <= 1 &&
                             !isConstant(tree.arguments.front(), 0);
        return laterText(tree, isPlain ? multiplying : raising);
    }

    std::span<const std::string> names_;
    bool isWithinFloor_ = false;
};

} // namespace

std::string textOf(const FormulaTree& tree, std::span<const std::string> names) {
    return FormulaWriter(names).text(tree, choosing);
}

} // namespace mexplorer
