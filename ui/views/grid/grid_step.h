#pragma once

#include "core/explain/cell_trace.h"
#include "core/explain/guess.h"
#include "ui/views/grid/grid_options.h"

#include <memory>

namespace mexplorer::ui {

/// How many steps that asked for the next P got a guess, and in how many the first guess was right.
struct GuessCount {
    std::size_t right = 0;
    std::size_t all = 0;
};

/// What is known of a table that is being discovered.
struct Discovered {
    std::shared_ptr<const DiscoveryTrace> trace;
    DiscoveryState state;
    std::optional<Guess> wrong = {}; ///< the last guess at this step, if wrong
    GuessCount guesses = {};         ///< over all steps

    enum class Sight { unknown, known, lit };
    [[nodiscard]] Sight sightOf(const GridCell& cell) const;
    /// The value by the definition; `cell` must be in the table.
    [[nodiscard]] Nimber valueOf(const GridCell& cell) const {
        return trace->subject.values[trace->subject.indexOf(cell)];
    }
    [[nodiscard]] bool isOfOutcomes() const { return trace->subject.what == Discovery::outcomes; }
};

/// A step of an explanation, as shown on the grid.
struct GridStep {
    std::optional<GridCell> centre = {}; ///< the cell that the step is about
    GridOptions counted = {};            ///< options whose value is in the set so far
    std::vector<CellOption> lights = {}; ///< the highlighted option, or those that have the candidate's value
    std::optional<Nimber> spoken = {};   ///< the value of the option that the step speaks of
    Message told = {};                   ///< how many options there are, or several values of them
    std::vector<CellOption> several = {};      ///< the options that have those values
    std::optional<Nimber> candidate = {};      ///< m while it is counted up, or the value
    bool isTried = false;                      ///< the candidate is being compared with the values
    bool isInSet = false;                      ///< some option has the candidate’s value
    bool done = false;                         ///< the candidate is the value
    std::string outside = {};                  ///< the option spoken of, if it is no cell of the slice
    bool leavesNothing = false;                ///< the highlighted option is no cell: nothing is left
    std::optional<BoardMark> mark = {};        ///< what a step of the game's own proof marks
    std::optional<Discovered> discovered = {}; ///< none if the whole table is known
};

/// A step of explaining a cell.
[[nodiscard]] GridStep cellStep(const GridPicture& picture, const GridCell& cell, const MexSubject& subject,
                                const CellState& state);
/// A step of discovering the table.
[[nodiscard]] GridStep discoveryStep(const GridPicture& picture, std::shared_ptr<const DiscoveryTrace> trace,
                                     const DiscoveryState& state);

} // namespace mexplorer::ui
