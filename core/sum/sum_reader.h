#pragma once

#include "core/sum/summands.h"

namespace mexplorer {

/// Reads a sum, “nim: 3,5; octal code=0.77: 9” (see Sum::parse), also with a component in each line, or as
/// “nim(3,5) + octal code=0.77 (9)”. Errors are in the field “position”; columns
/// are counted from the start of `text`, even inside a component, except in a quotation with escapes.
[[nodiscard]] Expected<std::vector<Summand>> readSum(std::string_view text, Summands& summands);

} // namespace mexplorer
