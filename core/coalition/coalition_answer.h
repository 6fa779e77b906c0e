#pragma once

#include "core/coalition/coalition_game.h"
#include "core/coalition/nucleolus.h"
#include "core/coalition/power.h"
#include "core/coalition/power_indices.h"
#include "core/coalition/properties.h"
#include "core/coalition/sampled_power.h"

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
    std::optional<PowerIndices> indices; ///< of a simple game that is not one of costs
    Excess shapleyExcess; ///< of the coalition that would gain most by leaving the Shapley value
};
/// The answer for a game of coalitions. Exactly one of the three is there: everything that follows from a
/// table; with more players than mostInTable the values alone, counted or, if that is too much, estimated.
struct CoalitionAnswer {
    std::optional<ExactAnswer> exact = {};
    std::optional<PowerValues> counted = {};
    std::optional<SampledPower> sampled = {};
};
/// Errors: cancelled.
[[nodiscard]] Expected<CoalitionAnswer> answerOf(const CoalitionGame& game, Task& task);

} // namespace mexplorer
