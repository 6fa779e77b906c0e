#pragma once

#include "core/explain/trace.h"
#include "core/partizan/short_games.h"
#include "core/rules/outcome.h"

namespace mexplorer {

/// A game of the lattice.
struct LatticeGame {
    std::string name;
    Outcome outcome = Outcome::P;
    int day = 0;  ///< on which it is born
    int rank = 0; ///< the length of the longest way to it from the least game
};

/// All games born by day 2 in their order, from the least to the greatest.
struct DayLattice {
    std::vector<LatticeGame> games;                          ///< the earlier born first
    std::vector<std::pair<std::size_t, std::size_t>> covers; ///< (lower, upper), nothing between
    std::size_t bornByDay3 = 0;

    [[nodiscard]] int ranks() const;
    [[nodiscard]] std::size_t countBornBy(int day) const;
};

/// What is seen of it at a step.
struct LatticeState {
    int day = 2;                           ///< games born by then are there
    bool hasOrder = true;                  ///< with the lines of the order
    bool hasDay3 = true;                   ///< and how many there are by day 3 is told
    std::vector<std::size_t> about = {};   ///< two games that are confused …
    std::optional<std::size_t> above = {}; ///< … the least above both
    std::optional<std::size_t> below = {}; ///< … and the greatest below both
};

/// How the games born by day 2 come about, day by day, and that their order is a lattice (Conway 1976;
/// Calistrate, Paulhus, Wolfe 2002): any two have a least game above and a greatest below them.
using LatticeTrace = TraceOf<DayLattice, LatticeState>;

/// Errors: cancelled.
[[nodiscard]] Expected<LatticeTrace> latticeTrace(Task& task);

} // namespace mexplorer
