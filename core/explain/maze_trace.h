#pragma once

#include "core/explain/trace.h"
#include "core/game/aspects/cyclic.h"
#include "core/game/aspects/maze.h"

namespace mexplorer {

/// What all steps of a retrograde analysis share.
struct MazeSubject {
    BestPlay ending; ///< of the position
    MazeAspect::Census census;
    std::vector<CyclicAspect::Turn> play; ///< the best play from the position
    /// By piece, in the order of MazeAspect::pieces: where it stands, and where after each turn of the play.
    std::vector<std::vector<Maze::Cell>> ways = {};
};
/// How far the analysis, and then the play, have come.
struct MazeState {
    std::uint32_t layers = 0;  ///< how many have been found; the last of them is highlighted
    bool areDrawsTold = false; ///< all other positions have been shown to be draws
    std::optional<std::size_t> turn =
        {}; ///< how many turns of the play have been made; none before it begins
    friend bool operator==(const MazeState&, const MazeState&) = default;
};
using MazeTrace = TraceOf<MazeSubject, MazeState>;

/// How many positions the layer that the state highlights has, or that are draws: “layer 3: 70 for the mouse,
/// 80 for the cats”. During the play, the move made last: “Move 4: …”; empty before the first.
[[nodiscard]] Message sayMazeState(const MazeSubject& subject, const MazeState& state);

/// Analyses the maze backwards, one layer per step, then plays from the position, one move per step; at most
/// 2000 of each. The position must have MazeAspect and CyclicAspect. Errors: too large; cancelled.
[[nodiscard]] Expected<MazeTrace> mazeTrace(const Inquiry& asked, Task& task);

} // namespace mexplorer
