#pragma once

#include "core/judge/checking/difference.h"
#include "core/judge/problem.h"

#include <tl/expected.hpp>

namespace mexplorer::judge {

/// What comparing came to.
struct Comparison {
    std::uint64_t cases = 0; ///< that were compared, up to the difference
    std::optional<Difference> difference;
};

/// Compares somebody's output with our answers to the input, up to the first difference. Blanks at the ends
/// of lines and line breaks at the end are ignored, as judges do. Memory: that of judge(). Why it ended
/// early: as for judge(); `theirs` cannot be read.
[[nodiscard]] tl::expected<Comparison, Failure> compareOutput(const Problem& problem, Source input,
                                                              Source theirs, Task& task);

} // namespace mexplorer::judge
