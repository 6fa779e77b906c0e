#pragma once

#include "core/rules/rules.h"
#include "core/text/message.h"

#include <string>

namespace mexplorer {

/// A position inside a sentence: "(6, 10)"; a single heap, a node or a sum of games has no
/// parentheses, and what has some of its own gets no more.
/// Printable; only the beginning of a long one, and no long values of a component’s parameters (see
/// withoutLongValues).
[[nodiscard]] std::string shown(const std::string& position);

/// "(6, 10) is P"
[[nodiscard]] Message sayOutcome(const std::string& position, Outcome outcome);
/// "This position is P"
[[nodiscard]] Message sayOutcomeAlone(Outcome outcome);

} // namespace mexplorer
