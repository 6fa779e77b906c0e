#pragma once

#include "core/game/aspects/aspect.h"

namespace mexplorer {

/// A game on a grid whose P-positions are pairs, in either order, that hold every number exactly once: the
/// k-th pair, k = 0, 1, 2, …, begins with the least number that no earlier one holds, and its numbers differ
/// by k.
class PairsAspect : public Aspect {};

} // namespace mexplorer
