#pragma once

#include "core/game/large_search.h"
#include "core/rules/boards/stones.h"

#include <functional>
#include <memory>

namespace mexplorer {

/// Best play from a position, for the player to move, if it is known beforehand; perhaps without plies.
using KnownPlay = std::function<std::optional<BestPlay>(const Stones& stones)>;
/// Is told best play from a position, for the player to move, as soon as it is certain.
using FoundPlay = std::function<void(const Stones& stones, const BestPlay& play)>;

/// The large search of a board of stones; a move’s number is its cell. First it looks a few moves ahead, or
/// to the depth limit if there is one, with the evaluation (see StoneEvaluation) at the horizon, in points
/// for the player to move at the root. Then it proves, deeper and deeper, what each move forces. At the limit
/// of positions it just ends. What is `known` after a move need not be searched for; what is certain of the
/// root or after a move is told to `found`, in the thread that searches. Errors: as for checkShape; not
/// enough memory.
[[nodiscard]] Expected<std::unique_ptr<LargeSearch>>
searchStones(const StoneShape& shape, const Stones& stones, const LargeSearchLimits& limits = {},
             const KnownPlay& known = {}, FoundPlay found = {});

} // namespace mexplorer
