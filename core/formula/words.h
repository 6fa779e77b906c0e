#pragma once

#include "core/formula/formula_tree.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// What a function of a formula is called with, within brackets.
struct FormulaFunction {
    /// `whole` is the operation itself; the others are for real numbers.
    enum class Kind : std::uint8_t { whole, squareRoot, floor, ceiling, nearest };

    std::string_view word;
    Kind kind = Kind::whole;
    Operation operation = Operation::number; ///< if it is whole
    bool takesMany = false;                  ///< or exactly one
};

/// The function that this word names; the first for an operation is the one that formulas are written with.
[[nodiscard]] const FormulaFunction* functionNamed(std::string_view word);
[[nodiscard]] const FormulaFunction* functionFor(Operation operation);
/// The word of each function that formulas are written with.
[[nodiscard]] std::vector<std::string_view> functionWords();

/// Whether nothing can be named like this: it means something in formulas.
[[nodiscard]] bool isReservedWord(std::string_view word);

/// How many bytes the word has that `text` begins with: a letter, or ν as in ν2, and more letters, digits
/// and underscores; 0 if it begins with none.
[[nodiscard]] std::size_t wordLength(std::string_view text);

/// The text with one ASCII sign for each sign that has one: × and · become *, − becomes -, full-width digits
/// become digits … A character stays one character, so that columns stay the same. The grammar reads this.
[[nodiscard]] std::string plainFormula(std::string_view text);

} // namespace mexplorer
