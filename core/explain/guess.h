#pragma once

#include "core/explain/discovery.h"

namespace mexplorer {

/// What is to be said of a cell that someone takes for the next P while a table is discovered.
struct Guess {
    GridCell cell;
    std::optional<int> next = {};         ///< the guess is right: the step that finds the cell
    std::optional<GridCell> because = {}; ///< the cell that tells why it is wrong, if it lies in the table
    Message sentence = {};                ///< why it is wrong

    [[nodiscard]] bool isRight() const { return next.has_value(); }
};

/// A guess at a step that asks for the next P; `cell` lies in the table. Right is every unknown cell whose
/// options are all known to be N: where there are several, each of them. Nothing for a cell that is known to
/// be P. Takes the options of one cell.
[[nodiscard]] std::optional<Guess> guessNext(const Game& game, const DiscoveryTrace& trace, int step,
                                             const GridCell& cell);

} // namespace mexplorer
