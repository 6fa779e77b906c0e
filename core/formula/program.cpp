#include "core/formula/program.h"

#include "core/formula/number_facts.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace mexplorer {

namespace {

// After the operations.
enum Jump : std::uint8_t {
    always = static_cast<std::uint8_t>(Operation::never) + 1,
    unlessTaken, ///< takes the top, and jumps if it is 0
    ifFalse,     ///< jumps if the top is 0, which stays; else takes it
    ifTrue,      ///< jumps if the top is 1, which stays; else takes it
    ifEqual,     ///< takes the top; if it is the number below, that becomes 1, and jumps
};

constexpr std::uint8_t codeOf(Operation operation) {
    return static_cast<std::uint8_t>(operation);
}

/// The results of operations that fail: false, with the number unchanged.
bool given(std::optional<std::int64_t> result, std::int64_t& number) {
    if (!result) return false;
    number = *result;
    return true;
}

/// a becomes the result. Overflow is found by the builtins that GCC and Clang, the project's compilers, have.
bool applyToPair(Operation operation, std::int64_t& a, std::int64_t b) {
    switch (operation) {
    case Operation::add:
        return !__builtin_add_overflow(a, b, &a);
    case Operation::subtract:
        return !__builtin_sub_overflow(a, b, &a);
    case Operation::multiply:
        return !__builtin_mul_overflow(a, b, &a);
    case Operation::divide:
        return given(floorQuotient(a, b), a);
    case Operation::modulo:
        return given(leastRemainder(a, b), a);
    case Operation::power:
        return given(powerOf(a, b), a);
    case Operation::least:
        a = std::min(a, b);
        return true;
    case Operation::most:
        a = std::max(a, b);
        return true;
    case Operation::gcd:
        return given(gcdOf(a, b), a);
    case Operation::exclusiveOr:
        a ^= b;
        return a >= 0 && b >= 0; // both are, or neither
    case Operation::equal:
        a = a == b ? 1 : 0;
        return true;
    case Operation::unequal:
        a = a != b ? 1 : 0;
        return true;
    case Operation::less:
        a = a < b ? 1 : 0;
        return true;
    case Operation::atMost:
        a = a <= b ? 1 : 0;
        return true;
    default:
        a = doesDivide(a, b) ? 1 : 0;
        return true;
    }
}

bool applyToOne(Operation operation, std::int64_t& a) {
    constexpr std::int64_t unnegatable = std::numeric_limits<std::int64_t>::min();
    switch (operation) {
    case Operation::negate:
        if (a == unnegatable) return false;
        a = -a;
        return true;
    case Operation::absolute:
        if (a == unnegatable) return false;
        a = a < 0 ? -a : a;
        return true;
    case Operation::bitCount:
        if (a < 0) return false;
        a = std::popcount(static_cast<std::uint64_t>(a));
        return true;
    case Operation::twos:
        if (a <= 0) return false;
        a = std::countr_zero(static_cast<std::uint64_t>(a));
        return true;
    case Operation::root:
        return given(floorOfRoot(a), a);
    case Operation::digitSum:
        a = sumOfDigits(a);
        return true;
    case Operation::fibonacci:
        return given(fibonacciNumber(a), a);
    case Operation::isPrime:
        a = isPrimeNumber(a) ? 1 : 0;
        return true;
    case Operation::isFibonacci:
        a = isFibonacciNumber(a) ? 1 : 0;
        return true;
    case Operation::isSquare:
        a = isSquareNumber(a) ? 1 : 0;
        return true;
    default:
        a = a == 0 ? 1 : 0;
        return true; // isNot
    }
}

} // namespace

FormulaProgram::FormulaProgram(const FormulaTree& tree) {
    add(tree);
}

void FormulaProgram::emit(std::uint8_t code, std::size_t pops, std::int64_t number) {
    instructions_.push_back({code, 0, number});
    waiting_ = waiting_ - pops + 1;
    deepest_ = std::max(deepest_, waiting_);
}

std::size_t FormulaProgram::emitJump(std::uint8_t code) {
    instructions_.push_back({code});
    return instructions_.size() - 1;
}

void FormulaProgram::add(const FormulaTree& tree) {
    switch (tree.operation) {
    case Operation::number:
    case Operation::name:
        emit(codeOf(tree.operation), 0, tree.number);
        break;
    case Operation::always:
        emit(codeOf(Operation::number), 0, 1);
        break;
    case Operation::never:
        emit(codeOf(Operation::number), 0, 0);
        break;
    case Operation::both:
        addJunction(tree, ifFalse);
        break;
    case Operation::either:
        addJunction(tree, ifTrue);
        break;
    case Operation::isIn:
        addMembership(tree);
        break;
    case Operation::choose:
        addChoice(tree);
        break;
    case Operation::floorOf:
        for (const FormulaTree& argument : tree.arguments)
            add(argument);
        emit(codeOf(tree.operation), 4);
        break;
    default:
        addInPairs(tree);
    }
}

void FormulaProgram::addInPairs(const FormulaTree& tree) {
    add(tree.arguments.front());
    const bool takesOne = tree.operation == Operation::negate || tree.operation == Operation::absolute ||
                          tree.operation == Operation::bitCount || tree.operation == Operation::root ||
                          tree.operation == Operation::twos || tree.operation == Operation::digitSum ||
                          tree.operation == Operation::fibonacci || tree.operation == Operation::isPrime ||
                          tree.operation == Operation::isFibonacci || tree.operation == Operation::isSquare ||
                          tree.operation == Operation::isNot;
    if (takesOne) return emit(codeOf(tree.operation), 1);
    for (std::size_t i = 1; i < tree.arguments.size(); ++i) {
        add(tree.arguments[i]);
        emit(codeOf(tree.operation), 2);
    }
    if (tree.operation == Operation::gcd && tree.arguments.size() == 1) { // |a|, as with 0
        emit(codeOf(Operation::number), 0, 0);
        emit(codeOf(Operation::gcd), 2);
    }
}

void FormulaProgram::addJunction(const FormulaTree& tree, std::uint8_t jump) {
    std::vector<std::size_t> jumps;
    for (const FormulaTree& argument : tree.arguments) {
        if (&argument != &tree.arguments.front()) {
            jumps.push_back(emitJump(jump));
            --waiting_;
        }
        add(argument);
    }
    for (const std::size_t one : jumps)
        land(one);
}

void FormulaProgram::addMembership(const FormulaTree& tree) {
    std::vector<std::size_t> jumps;
    add(tree.arguments.front());
    for (std::size_t i = 1; i < tree.arguments.size(); ++i) {
        add(tree.arguments[i]);
        jumps.push_back(emitJump(ifEqual));
        --waiting_;
    }
    emit(codeOf(Operation::never), 1);
    for (const std::size_t one : jumps)
        land(one);
}

void FormulaProgram::addChoice(const FormulaTree& tree) {
    add(tree.arguments[0]);
    const std::size_t toOther = emitJump(unlessTaken);
    --waiting_;
    add(tree.arguments[1]);
    const std::size_t toEnd = emitJump(always);
    --waiting_;
    land(toOther);
    add(tree.arguments[2]);
    land(toEnd);
}

std::optional<std::int64_t> FormulaProgram::run(std::span<const std::int64_t> numbers) const {
    std::array<std::int64_t, deepestStack + 1>
        stack;                        // not cleared: that would take longer than most formulas
    std::int64_t* top = stack.data(); // below the first
    const Instruction* const begin = instructions_.data();
    const Instruction* const end = begin + instructions_.size();
    for (const Instruction* one = begin; one != end; ++one) {
        switch (one->code) {
        case codeOf(Operation::number):
            *++top = one->number;
            break;
        case codeOf(Operation::name):
            *++top = numbers[static_cast<std::size_t>(one->number)];
            break;
        case codeOf(Operation::never):
            *top = 0;
            break;
        case codeOf(Operation::floorOf):
            top -= 3;
            if (!given(floorOfRooted(top[0], top[1], top[2], top[3]), *top)) return std::nullopt;
            break;
        case always:
            one = begin + one->target - 1;
            break;
        case unlessTaken:
            if (*top-- == 0) one = begin + one->target - 1;
            break;
        case ifFalse:
        case ifTrue:
            if (*top == (one->code == ifTrue ? 1 : 0))
                one = begin + one->target - 1;
            else
                --top;
            break;
        case ifEqual:
            --top;
            if (top[0] != top[1]) break;
            *top = 1;
            one = begin + one->target - 1;
            break;
        case codeOf(Operation::negate):
        case codeOf(Operation::absolute):
        case codeOf(Operation::bitCount):
        case codeOf(Operation::root):
        case codeOf(Operation::twos):
        case codeOf(Operation::digitSum):
        case codeOf(Operation::fibonacci):
        case codeOf(Operation::isPrime):
        case codeOf(Operation::isFibonacci):
        case codeOf(Operation::isSquare):
        case codeOf(Operation::isNot):
            if (!applyToOne(static_cast<Operation>(one->code), *top)) return std::nullopt;
            break;
        default:
            --top;
            if (!applyToPair(static_cast<Operation>(one->code), top[0], top[1])) return std::nullopt;
        }
    }
    return *top;
}

} // namespace mexplorer
