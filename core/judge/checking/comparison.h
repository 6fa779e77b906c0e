#pragma once

#include "core/judge/checking/difference.h"
#include "core/judge/problem.h"

#include <tl/expected.hpp>

namespace mexplorer::judge {

struct Comparison {
    std::uint64_t cases = 0; ///< how many agree before the first difference
    std::optional<Difference> difference;
};

/// Compares an output, `theirs`, with our answers to the input, up to the first difference. Blanks at line
/// ends and line breaks at the end are ignored, as online judges do. Memory: that of judge(). Errors: as for
/// judge(); `theirs` cannot be read.
[[nodiscard]] tl::expected<Comparison, Failure> compareOutput(const Problem& problem, Source input,
                                                              Source theirs, Task& task);

} // namespace mexplorer::judge
