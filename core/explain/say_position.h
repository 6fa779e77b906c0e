#pragma once

#include "core/rules/rules.h"
#include "core/text/message.h"

#include <string>

namespace mexplorer {

/// A position inside a sentence: "(6, 10)"; a single heap, a node, a sum of games, or what already has
/// parentheses gets none. Printable; of a long one only the beginning, and no long values of a component’s
/// parameters (see withoutLongValues).
[[nodiscard]] std::string shown(const std::string& position);

/// The same, as what a sentence speaks of: it can be pointed at.
[[nodiscard]] Message sayPosition(const std::string& position);

/// What a move is called, as what a sentence speaks of: the position that it leads to.
[[nodiscard]] Message sayMove(const Message& move, const std::string& to);

/// "(6, 10) is P"
[[nodiscard]] Message sayOutcome(const std::string& position, Outcome outcome);
/// The same of a position that is said already.
[[nodiscard]] Message sayOutcome(const Message& position, Outcome outcome);
/// "This position is P"
[[nodiscard]] Message sayOutcomeAlone(Outcome outcome);

} // namespace mexplorer
