#pragma once

#include "core/explain/mex_trace.h"
#include "core/rules/board_mark.h"

namespace mexplorer {

/// A step about a position of a grid: of its mex or, if `mark` is set, of the game's own proof.
struct CellState : MexState {
    std::optional<BoardMark> mark = {};
};
using CellTrace = TraceOf<MexSubject, CellState>;

/// The mex trace of a position of a grid, then the game's own proof, if it has one, with what it points at on
/// the grid. Errors: as for mexTrace.
[[nodiscard]] Expected<CellTrace> cellTrace(const Game& game, const Inquiry& asked, Task& task);

/// The proof alone; if there is none, or it has only a verdict, the same as cellTrace.
[[nodiscard]] Expected<CellTrace> cellProofTrace(const Game& game, const Inquiry& asked, Task& task);

} // namespace mexplorer
