#pragma once

#include "core/coalition/coalition_answer.h"
#include "core/explain/trace.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mexplorer {

/// What all steps about a coalition game share.
struct CoalitionSubject {
    std::vector<std::string> names;
    std::shared_ptr<const CoalitionAnswer> answer;
    CoalitionKind kind = CoalitionKind::table;
    std::vector<Majority> majorities = {}; ///< of a vote
    /// Players who are alike by the rule of the game; empty if the answer is from a table.
    std::vector<std::vector<unsigned>> alike = {};

    /// Costs are told with the opposite sign of the values.
    [[nodiscard]] bool isOfCosts() const { return kind == CoalitionKind::costs; }
    [[nodiscard]] Rational told(const Rational& worth) const {
        return isOfCosts() ? Rational(-worth) : worth;
    }
    [[nodiscard]] std::vector<Rational> told(std::vector<Rational> worths) const;

    /// Requires an answer from a table, not from samples; so do the two below.
    [[nodiscard]] const ExactAnswer& exact() const { return *answer->exact; }
    [[nodiscard]] const CoalitionValues& values() const { return *exact().values; }
    [[nodiscard]] unsigned players() const { return values().players(); }
};

[[nodiscard]] CoalitionSubject coalitionSubject(const CoalitionGame& game,
                                                std::shared_ptr<const CoalitionAnswer> answer);

/// An order in which players arrive, and the mean over the orders before it.
struct OrderState {
    std::vector<unsigned> order;
    std::size_t arrived = 0;       ///< how many have arrived; the last of them is highlighted
    std::vector<Rational> added;   ///< what each of these added, in their order
    std::size_t ordersDone = 0;    ///< how many orders `running` is the mean of
    std::size_t orders = 0;        ///< of all players: n!
    std::vector<Rational> running; ///< mean contributions, by player; empty before the first order is done
    bool isFull = false;           ///< the step is about the whole order rather than the last arrival
};
/// What a player adds on average to coalitions of 0, 1, … others.
struct SizesState {
    unsigned player = 0;
    std::vector<Rational> means;
    std::vector<Rational> found; ///< the Shapley values of the players up to this one
};
/// How small the greatest excess can be.
struct ExcessState {
    std::optional<Rational> excess;   ///< none before the first program
    std::vector<Coalition> binding;   ///< highlighted: their excesses cannot be smaller
    std::vector<unsigned> atTheirOwn; ///< highlighted, too: players who get no more than alone
    std::vector<Coalition> settled;   ///< those whose payments are settled so far
    std::vector<Coalition> newly;     ///< highlighted: those that this step settles
    std::optional<Payments> payments;
};

/// What a step shows: at most one of the first four; without any, only the values.
struct CoalitionState {
    std::optional<OrderState> order = {};
    std::optional<SizesState> sizes = {};
    std::optional<ExcessState> excess = {};
    std::optional<std::size_t> alike = {}; ///< the group of players whose values are told
    bool done = false;                     ///< the result is shown
};
using CoalitionTrace = TraceOf<CoalitionSubject, CoalitionState>;

} // namespace mexplorer
