#pragma once

#include "core/rules/boards/board_size.h"
#include "core/rules/boards/stones.h"

namespace mexplorer {

/// What the descriptions of m,n,k-games have in common.

/// Columns or rows, so many if nothing else is said.
[[nodiscard]] BoardSizes stoneSizes(std::int64_t fallback);
/// The shape of these two parameters. Errors: more than 64 cells.
[[nodiscard]] Expected<StoneShape> boardOf(const Parameters& parameters);

/// How a position is written without gravity, and with it.
[[nodiscard]] Message boardHint();
[[nodiscard]] Message fallenHint();

/// The first player never loses without gravity; `where`: the parameters that say so.
[[nodiscard]] Theorem strategyStealing(Parameters where = {});

} // namespace mexplorer
