#pragma once

#include "core/solve/aspects/extensive.h"

namespace mexplorer::cli {

/// Prints the quality of the average strategies after 1, 2, …, 9, 10, 20, … iterations and the last, as CSV.
/// Returns the exit code.
int printConvergence(const ExtensiveAspect& asked, std::uint64_t iterations);

} // namespace mexplorer::cli
