#pragma once

#include "core/explain/tellers.h"

namespace mexplorer {

/// How games of coalitions are told (see CoalitionAspect): how much each player should get, whether anybody
/// would rather leave, and which properties hold; steps by the most telling of the algorithms: flows by their
/// paths, estates by vessels, else the Shapley value and the nucleolus.
[[nodiscard]] Teller coalitionTeller();

} // namespace mexplorer
