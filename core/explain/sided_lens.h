#pragma once

#include "core/explain/lens_report.h"
#include "core/lens/sided_conjecture.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace mexplorer {

/// A position of a game of two sides, and what it is called by: one number, a heap’s, or two, a board’s.
struct SidedPlace {
    std::vector<std::int64_t> numbers;
    std::string position; ///< as `ask` reads it
};

/// The report about these positions of the game, all heaps from 0 on, or all boards from 1 × 1 on row by
/// row; at least one. About a position whose canonical form is out of reach nothing is found, and the report
/// says how many there are. Errors: those of the positions; not even an outcome can be found; cancelled.
[[nodiscard]] Expected<LensReport> sidedLensReport(const Game& game, const SidedConjecture& conjecture,
                                                   std::span<const SidedPlace> places, Task& task);

} // namespace mexplorer
