#pragma once

#include "core/rules/rules.h"

#include <cstdint>
#include <string>

namespace mexplorer {

/// The state of the checks so far.
struct Checks {
    std::uint64_t made = 0;
    int failures = 0;
    std::string where; ///< the current game and preset
};
[[nodiscard]] Checks& checks();

/// Counts a check; prints `what` for the first fifty failures.
void expect(bool holds, const std::string& what);
/// Whether the evaluation fits a position with this value.
[[nodiscard]] bool fits(const Evaluation& says, Nimber value);

} // namespace mexplorer
