#pragma once

#include "core/rules/description.h"

namespace mexplorer {

/// The id of these games.
inline constexpr const char* ownGameId = "own";
/// The parameter with the text of the rules.
inline constexpr const char* ownRulesId = "rules";

/// The parameter with the graph, of rules that begin with “graph”.
inline constexpr const char* ownGraphId = "graph";

/// What is told of games by rules of one’s own, whatever the rules are.
[[nodiscard]] Description describeOwn();

} // namespace mexplorer
