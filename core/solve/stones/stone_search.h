#pragma once

#include "core/rules/boards/stones.h"
#include "core/solve/large_search.h"

#include <memory>

namespace mexplorer {

/// The large search of a board of stones; a move is numbered by its cell. First it looks a few moves ahead,
/// or to the limit of depth if there is one, with the evaluation (see StoneEvaluation) at the horizon, whose
/// points are those of the player to move at the root. Then it proves: deeper and deeper, what each move
/// forces. Errors: as for StoneSolver::make, but for the limit of positions, at which it just ends.
[[nodiscard]] Expected<std::unique_ptr<LargeSearch>>
searchStones(const StoneShape& shape, const Stones& stones, const LargeSearchLimits& limits = {});

} // namespace mexplorer
