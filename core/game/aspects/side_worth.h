#pragma once

#include "core/game/aspects/short_game.h"
#include "core/game/inquiry.h"

namespace mexplorer {

/// What is known of a position of a game of two sides.
struct SideWorth {
    Outcome outcome = Outcome::P;
    std::optional<ShortGameFacts> facts; ///< none: the canonical form is out of reach
};

/// Errors: not even the outcome can be found; cancelled.
[[nodiscard]] Expected<SideWorth> sideWorth(const Inquiry& asked, Task& task);

/// “L,1/2,1/2,-1/2” for CSV: the outcome, and the value, mean and temperature, which are empty if they are
/// not known.
[[nodiscard]] std::string csvOf(const SideWorth& worth);

} // namespace mexplorer
