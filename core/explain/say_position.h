#pragma once

#include "core/rules/rules.h"
#include "core/text/message.h"

#include <string>

namespace mexplorer {

/// A position inside a sentence: "(6, 10)"; a single heap, a node, a sum of games, or what already has
/// parentheses gets none. Printable; of a long one only the beginning, and no long values of a component’s
/// parameters (see withoutLongValues).
[[nodiscard]] std::string shown(const std::string& position);

/// "(6, 10) is P"
[[nodiscard]] Message sayOutcome(const std::string& position, Outcome outcome);
/// "This position is P"
[[nodiscard]] Message sayOutcomeAlone(Outcome outcome);

} // namespace mexplorer
