#pragma once

#include "core/solve/game.h"

namespace mexplorer {

/// What moving there is worth by the values of a table. An option that is one cell is worth what the cell is;
/// one where nothing is left is terminal, which in misère play is won; in normal play several cells add up by
/// XOR (Sprague 1935, Grundy 1939). Nothing where a cell is not finished yet, and for several cells in misère
/// play, of which single values do not tell. O(cells).
[[nodiscard]] std::optional<Evaluation> evaluationOf(const GridValues& values, const CellOption& option,
                                                     Play play);

} // namespace mexplorer
