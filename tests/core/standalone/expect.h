#pragma once

#include "core/rules/rules.h"

#include <cstdint>
#include <string>

namespace mexplorer {

/// What was checked so far.
struct Checks {
    std::uint64_t made = 0;
    int failures = 0;
    std::string where; ///< the game and the preset in hand
};
[[nodiscard]] Checks& checks();

/// Says what does not hold, of the first fifty failures.
void expect(bool holds, const std::string& what);
/// Whether the evaluation is that of a position of this value.
[[nodiscard]] bool fits(const Evaluation& says, Nimber value);

} // namespace mexplorer
