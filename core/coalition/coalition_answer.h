#pragma once

#include "core/coalition/coalition_game.h"
#include "core/coalition/nucleolus.h"
#include "core/coalition/power.h"
#include "core/coalition/properties.h"

#include <memory>
#include <optional>

namespace mexplorer {

/// What is found out exactly from the values of all coalitions.
struct ExactAnswer {
    std::shared_ptr<const CoalitionValues> values;
    PowerValues power;
    CoreAnswer core; ///< its point is the nucleolus, if that is in it
    Nucleolus nucleolus;
    CoalitionProperties properties;
    Excess shapleyExcess; ///< the coalition that would like best to leave the Shapley value
};
/// Of a game of coalitions: exact, or of more players than a table has, from samples.
struct CoalitionAnswer {
    std::optional<ExactAnswer> exact;
    std::optional<SampledPower> sampled; ///< there is one of the two
};
/// Errors: cancelled.
[[nodiscard]] Expected<CoalitionAnswer> answerOf(const CoalitionGame& game, Task& task);

} // namespace mexplorer
