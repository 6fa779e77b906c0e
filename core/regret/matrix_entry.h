#pragma once

#include "core/game/entry.h"

namespace mexplorer {

/// Matrices of payoffs: two players choose at the same time, one a row, one a column. There are no positions
/// or moves: the user types the matrix (see MatrixAspect).
[[nodiscard]] Entry matrixEntry();

} // namespace mexplorer
