#pragma once

#include "core/regret/sequence_form.h"

#include <array>
#include <vector>

namespace mexplorer {

/// By sequence of one player: how likely he is to take its last action when he can (a behaviour), or the
/// product of these over all its actions (a realisation plan). Sequence 0 has 1 in both.
using Likelihoods = std::vector<double>;
/// The same of both players.
using Profile = std::array<Likelihoods, playerCount>;

// All of these take time in proportion to the sequences and payoffs.

/// The plan that follows from a behaviour.
[[nodiscard]] Likelihoods planOf(const SequenceForm& form, std::size_t player, const Likelihoods& behaviour);
/// The behaviour in proportion to `weights`, which are not negative, in each set; where all of a set are 0,
/// its actions are equally likely.
[[nodiscard]] Likelihoods sharesOf(const SequenceForm& form, std::size_t player,
                                   const std::vector<double>& weights);
/// All actions equally likely.
[[nodiscard]] Profile evenProfile(const SequenceForm& form);

/// What the first player gets on average if both behave so.
[[nodiscard]] double expectedPayoff(const SequenceForm& form, const Profile& behaviours);

/// The best a player can do against a behaviour of his opponent, by one pass from the last decisions to the
/// first: what it brings him, and his behaviour, in which he takes the first of his best actions.
struct BestResponse {
    double payoff = 0;
    Likelihoods behaviour;
};
[[nodiscard]] BestResponse bestResponse(const SequenceForm& form, std::size_t player,
                                        const Likelihoods& opponent);

/// How far from an equilibrium both behaviours are: half of what the players would gain together if each
/// changed to a best response (NashConv / 2). 0 in an equilibrium, up to rounding.
[[nodiscard]] double exploitability(const SequenceForm& form, const Profile& behaviours);

} // namespace mexplorer
