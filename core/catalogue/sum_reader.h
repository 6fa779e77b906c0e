#pragma once

#include "core/catalogue/summands.h"

namespace mexplorer {

/// Reads a sum, “nim: 3,5; octal code=0.77: 9” (see Sum::parse). Errors, in the field “position”, count
/// columns from the beginning of `text`, in what stands inside a component as well.
[[nodiscard]] Expected<std::vector<Summand>> readSum(std::string_view text, Summands& summands);

} // namespace mexplorer
