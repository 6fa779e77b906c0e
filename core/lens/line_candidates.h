#pragma once

#include "core/game/line_values.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

// Formulas with the constants that would make them right for the first values of a line. Whether they are
// right for all is checked by whoever uses them.

/// For the values: a constant, n + c, ⌊(n + c) / m⌋, ⌊((n + c) mod m) / k⌋, n xor c, a·n and XORs of these.
[[nodiscard]] std::vector<std::string> valueFormulas(std::span<const LineValues::Value> values);

/// The values as a period with or without saltus says them, residue by residue; nothing if there are too many
/// residues, or if it begins after n = 1.
[[nodiscard]] std::optional<std::string> formulaOf(const Period& period,
                                                   std::span<const LineValues::Value> values);

/// Which remainders are P: “P iff n mod 5 in {0, 2}”; nothing if they do not repeat three times from n = 1
/// on.
[[nodiscard]] std::optional<std::string> lostResidues(std::span<const LineValues::Value> values);

/// The formula with n + shift in the place of n.
[[nodiscard]] std::string shifted(std::string_view formula, int shift);

} // namespace mexplorer
