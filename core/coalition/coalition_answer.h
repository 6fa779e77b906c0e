#pragma once

#include "core/coalition/coalition_game.h"
#include "core/coalition/nucleolus.h"
#include "core/coalition/power.h"
#include "core/coalition/properties.h"

#include <memory>
#include <optional>

namespace mexplorer {

/// What follows exactly from the values of all coalitions.
struct ExactAnswer {
    std::shared_ptr<const CoalitionValues> values;
    PowerValues power;
    CoreAnswer core; ///< its payments are the nucleolus if it is not empty
    Nucleolus nucleolus;
    CoalitionProperties properties;
    Excess shapleyExcess; ///< of the coalition that would gain most by leaving the Shapley value
};
/// The answer for a game of coalitions: exact or, with more players than mostInTable, from samples.
struct CoalitionAnswer {
    std::optional<ExactAnswer> exact;
    std::optional<SampledPower> sampled; ///< exactly one of the two is there
};
/// Errors: cancelled.
[[nodiscard]] Expected<CoalitionAnswer> answerOf(const CoalitionGame& game, Task& task);

} // namespace mexplorer
