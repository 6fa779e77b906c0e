#pragma once

#include "core/formula/formula_tree.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace mexplorer {

/// A formula as instructions for a machine with a stack, which computes it without allocating memory.
class FormulaProgram {
public:
    /// The most numbers that may wait on the stack.
    static constexpr std::size_t deepestStack = 192;

    explicit FormulaProgram(const FormulaTree& tree);

    /// Whether it can be run: it needs no deeper stack.
    [[nodiscard]] bool fits() const { return deepest_ <= deepestStack; }
    /// The value for the numbers of the names; nothing if it is undefined or some number on the way to it
    /// does not fit into 64 bits. Conditions give 1 or 0, and look at no more than they need, from the left.
    [[nodiscard]] std::optional<std::int64_t> run(std::span<const std::int64_t> numbers) const;

private:
    struct Instruction {
        std::uint8_t code = 0; ///< an Operation, or a jump, after these
        std::uint32_t target = 0;
        std::int64_t number = 0;
    };

    void add(const FormulaTree& tree);
    void addInPairs(const FormulaTree& tree);
    void addJunction(const FormulaTree& tree, std::uint8_t jump);
    void addMembership(const FormulaTree& tree);
    void addChoice(const FormulaTree& tree);
    /// `pops` less and then one more number is on the stack.
    void emit(std::uint8_t code, std::size_t pops, std::int64_t number = 0);
    /// Returns where the jump is, whose target is not known yet.
    [[nodiscard]] std::size_t emitJump(std::uint8_t code);
    void land(std::size_t jump) {
        instructions_[jump].target = static_cast<std::uint32_t>(instructions_.size());
    }

    std::vector<Instruction> instructions_;
    std::size_t waiting_ = 0; ///< on the stack, while it is compiled
    std::size_t deepest_ = 0;
};

} // namespace mexplorer
