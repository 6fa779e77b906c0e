#pragma once

#include "core/coalition/coalition_answer.h"
#include "core/explain/trace.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mexplorer {

/// What all steps about a table of coalitions share.
struct CoalitionSubject {
    std::vector<std::string> names;
    std::shared_ptr<const CoalitionAnswer> answer;

    /// Of players for whom there is a table.
    [[nodiscard]] const ExactAnswer& exact() const { return *answer->exact; }
    [[nodiscard]] const CoalitionValues& values() const { return *exact().values; }
    [[nodiscard]] unsigned players() const { return values().players(); }
};

/// An order that fills up, and the mean of those before it.
struct OrderState {
    std::vector<unsigned> order;
    std::size_t arrived = 0;       ///< so many of it are there; the last of them is lit
    std::vector<Rational> added;   ///< what they added
    std::size_t ordersDone = 0;    ///< whose mean is `running`
    std::size_t orders = 0;        ///< that there are
    std::vector<Rational> running; ///< by player; empty before the first
    bool isFull = false;           ///< what the whole order gives is told, rather than who arrives
};
/// What a player adds on average to coalitions of 0, 1, … others.
struct SizesState {
    unsigned player = 0;
    std::vector<Rational> means;
    std::vector<Rational> found; ///< the Shapley values so far, of the players up to him
};
/// How small the greatest excess can be.
struct ExcessState {
    std::optional<Rational> excess;   ///< none: it is not asked yet
    std::vector<Coalition> binding;   ///< in the light: they cannot be below it
    std::vector<unsigned> atTheirOwn; ///< in the light, too: players who get no more than alone
    std::vector<Coalition> settled;   ///< whose pay is settled so far
    std::vector<Coalition> newly;     ///< in the light: those that this step settles
    std::optional<Payments> payments;
};

/// What a step shows: one of these, or nothing besides the values.
struct CoalitionState {
    std::optional<OrderState> order = {};
    std::optional<SizesState> sizes = {};
    std::optional<ExcessState> excess = {};
    std::optional<unsigned> sampled = {}; ///< the player whose estimates are told
    bool done = false;                    ///< the result is told
};
using CoalitionTrace = TraceOf<CoalitionSubject, CoalitionState>;

} // namespace mexplorer
