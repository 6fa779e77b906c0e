#pragma once

#include "core/text/expected.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace mexplorer {

/// A part of a formula as it was typed, before it is known what it means.
struct FormulaSyntax {
    enum class Kind : std::uint8_t {
        literal, // `word`: digits, with or without a decimal fraction
        name,    // `word`
        goldenRatio,
        truth, // `word`
        sum,   // two arguments or more
        difference,
        product, // two arguments or more
        quotient,
        remainder,
        negative,
        power, // two arguments or more: a^b^c is a^(b^c)
        exclusiveOr,
        call, // `word` is the function
        root, // of the sign √
        absolute,
        choice,
        chain,    // of relations: each argument but the first has its own in `relation`
        range,    // in a set
        isIn,     // the first is one of the others
        property, // `word`
        negation,
        both,   // two arguments or more
        either, // two arguments or more
    };

    Kind kind = Kind::literal;
    std::string_view word = {};     ///< into the text
    std::string_view relation = {}; ///< to the argument before, as it was typed
    std::size_t at = 0;             ///< the byte where it begins
    bool isClosed = false;          ///< within brackets of its own
    unsigned depth = 1;             ///< of its arguments within one another
    std::vector<FormulaSyntax> arguments = {};
};

/// Reads a formula, made plain (see plainFormula), whose views refer to `plain`. Errors as for
/// Formula::parse; `typed` is what is quoted in them, character for character the same, and `column` is where
/// it begins in its line.
[[nodiscard]] Expected<FormulaSyntax> readFormula(std::string_view plain, std::string_view typed,
                                                  std::size_t column);

/// The error with the sentence `id` for what stands in `plain` at the byte `at`: %1 is what stands in `typed`
/// there, a word or one sign, %2 the column. For the messages of parse_errors of the grammar.
[[nodiscard]] Error misread(std::string_view id, std::string_view plain, std::size_t at,
                            std::string_view typed, std::size_t column);

} // namespace mexplorer
