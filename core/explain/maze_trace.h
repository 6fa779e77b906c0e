#pragma once

#include "core/explain/trace.h"
#include "core/solve/aspects/cyclic.h"
#include "core/solve/aspects/maze.h"

namespace mexplorer {

/// What all steps of a retrograde analysis share.
struct MazeSubject {
    BestPlay ending; ///< of the position
    MazeAspect::Census census;
    std::vector<CyclicAspect::Turn> play; ///< the best play from the position
};
/// How far it is.
struct MazeState {
    std::uint32_t layers = 0;  ///< how many have been found; the last of them is lit
    bool areDrawsTold = false; ///< all else is told to be a draw
    std::optional<std::size_t> turn =
        {}; ///< how many turns of the play have been made; none: it is not begun
    friend bool operator==(const MazeState&, const MazeState&) = default;
};
using MazeTrace = TraceOf<MazeSubject, MazeState>;

/// Analyses the maze backwards, a layer a step, then plays from the position, a move a step; of very many
/// layers, or moves, not all. Of positions with MazeAspect and CyclicAspect. Errors: too large; cancelled.
[[nodiscard]] Expected<MazeTrace> mazeTrace(const Inquiry& asked, Task& task);

} // namespace mexplorer
