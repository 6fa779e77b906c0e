#pragma once

#include "core/rules/boards/board_size.h"
#include "core/rules/boards/stones.h"

namespace mexplorer {

// What the descriptions of m,n,k-games have in common.

/// The range for columns or rows, with this default.
[[nodiscard]] BoardSizes stoneSizes(std::int64_t fallback);
/// The shape with these columns and rows, 3 in a row, without gravity. Errors: more than 64 cells.
[[nodiscard]] Expected<StoneShape> boardOf(const Parameters& parameters);

/// How a position is written without gravity, and with it.
[[nodiscard]] Message boardHint();
[[nodiscard]] Message fallenHint();

/// Without gravity the first player never loses with best play; `where`: the parameters that it needs.
[[nodiscard]] Theorem strategyStealing(Parameters where = {});

} // namespace mexplorer
