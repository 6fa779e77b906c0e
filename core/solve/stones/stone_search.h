#pragma once

#include "core/rules/boards/stones.h"
#include "core/solve/large_search.h"

#include <memory>

namespace mexplorer {

/// The large search of a board of stones; a move’s number is its cell. First it looks a few moves ahead, or
/// to the depth limit if there is one, with the evaluation (see StoneEvaluation) at the horizon, in points
/// for the player to move at the root. Then it proves, deeper and deeper, what each move forces. At the limit
/// of positions it just ends. Errors: as for checkShape; not enough memory.
[[nodiscard]] Expected<std::unique_ptr<LargeSearch>>
searchStones(const StoneShape& shape, const Stones& stones, const LargeSearchLimits& limits = {});

} // namespace mexplorer
