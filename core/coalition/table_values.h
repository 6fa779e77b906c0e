#pragma once

#include "core/coalition/amounts.h"
#include "core/text/expected.h"

#include <string_view>

namespace mexplorer {

/// The values of all coalitions in the order of a table, with that of nobody first or without it: listed in
/// that order, or each with its coalition, as v(1,2)=30. `column` is where the text begins. Errors: it is
/// neither; a coalition is missing or there twice.
[[nodiscard]] Expected<Amounts> readTableValues(std::string_view text, std::size_t column);

/// The error for so many values, which no number of players has.
[[nodiscard]] tl::unexpected<Error> wrongTableCount(std::size_t count);

} // namespace mexplorer
