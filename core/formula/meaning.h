#pragma once

#include "core/formula/formula_tree.h"
#include "core/formula/syntax.h"
#include "core/text/message.h"

#include <cstddef>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace mexplorer {

/// Why a formula means nothing: a sentence with %1 for what stands at the byte `at`, and %2 for its column;
/// further placeholders are for `more`.
struct FormulaRefusal {
    const char* sentence = nullptr;
    std::size_t at = 0;
    std::vector<Message> more = {};
};

/// What a formula means, where these names are known, in the order of their numbers.
[[nodiscard]] std::variant<FormulaTree, FormulaRefusal> meaningOf(const FormulaSyntax& syntax,
                                                                  std::span<const std::string> names);

} // namespace mexplorer
