#pragma once

#include "core/catalogue/game_of.h"
#include "core/catalogue/things/walks.h"
#include "core/catalogue/vector_grid.h"
#include "core/solve/ways/cells.h"

namespace mexplorer {

/// A game of a piece on a board, with `Others` as further aspects.
template <GridRules R, class... Others>
using BoardGameOf = GameOf<R, VectorGrid<R>, LaidOutOf<R>, Others...>;

} // namespace mexplorer
