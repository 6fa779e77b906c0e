#pragma once

#include "core/explain/discovery.h"

namespace mexplorer {

/// A cell guessed to be the next P while a table is discovered, and what to say about it.
struct Guess {
    GridCell cell;
    std::optional<int> next = {};         ///< if the guess is right: the step that finds the cell
    std::optional<GridCell> because = {}; ///< the cell that shows why it is wrong, if it lies in the table
    Message sentence = {};                ///< why it is wrong

    [[nodiscard]] bool isRight() const { return next.has_value(); }
};

/// Judges a guess at a step that asks for the next P; `cell` lies in the table. Right is any unknown cell of
/// which all options are known to be N. Empty for a cell already known to be P. O(options of the cell).
[[nodiscard]] std::optional<Guess> guessNext(const Game& game, const DiscoveryTrace& trace, int step,
                                             const GridCell& cell);

} // namespace mexplorer
