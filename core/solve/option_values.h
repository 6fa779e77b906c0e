#pragma once

#include "core/game/aspects/grid.h"

namespace mexplorer {

/// The value of an option, read from the table; nothing if a cell is unfinished, or for a misère sum, which
/// single values do not decide. An option that is one cell has the cell's value; one that leaves nothing is
/// terminal, which in misère play is won; in normal play several cells add up by XOR (Sprague 1935, Grundy
/// 1939). O(cells).
[[nodiscard]] std::optional<Evaluation> evaluationOf(const GridValues& values, const CellOption& option,
                                                     Play play);

} // namespace mexplorer
