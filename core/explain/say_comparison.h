#pragma once

#include "core/solve/comparison.h"

#include <string>
#include <vector>

namespace mexplorer {

/// The result of comparing a theorem with the values of a table, in sentences; the first one names what
/// differs, if anything does.
[[nodiscard]] std::vector<Message> sayComparison(const GridComparison& found);
/// The same for the values of a line, in one sentence.
[[nodiscard]] Message sayComparison(const LineComparison& found);
/// The result of comparing the theorem and the solver with the definition, at every position below one.
[[nodiscard]] Message sayComparison(const Expected<Comparison<std::string>>& found);

} // namespace mexplorer
