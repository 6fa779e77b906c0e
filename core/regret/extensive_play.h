#pragma once

#include "core/regret/extensive_game.h"

#include <array>
#include <vector>

namespace mexplorer {

/// By sequence of one player: how likely he is to take its last action when he can (a behaviour), or to have
/// done all of it as far as it is his to do (a plan). Sequence 0 has 1 in both.
using Likelihoods = std::vector<double>;
/// The same of both players.
using Profile = std::array<Likelihoods, playerCount>;

// All of these take time in proportion to the sequences and payoffs.

/// The plan that follows from a behaviour.
[[nodiscard]] Likelihoods planOf(const ExtensiveGame& game, std::size_t player, const Likelihoods& behaviour);
/// The behaviour that each set’s share of `weights`, which are not negative, has; where a set has none, all
/// its actions are as likely.
[[nodiscard]] Likelihoods sharesOf(const ExtensiveGame& game, std::size_t player,
                                   const std::vector<double>& weights);
/// All actions as likely.
[[nodiscard]] Profile evenProfile(const ExtensiveGame& game);

/// What the first player gets on average if both behave so.
[[nodiscard]] double expectedPayoff(const ExtensiveGame& game, const Profile& behaviours);

/// The best a player can do against a behaviour of his opponent, by one pass from the last decisions to the
/// first: what it brings him, and his behaviour, in which he takes the first of his best actions.
struct BestResponse {
    double payoff = 0;
    Likelihoods behaviour;
};
[[nodiscard]] BestResponse bestResponse(const ExtensiveGame& game, std::size_t player,
                                        const Likelihoods& opponent);

/// How far from an equilibrium both behaviours are: half of what the players would gain together if each
/// changed to a best response (NashConv / 2). 0 in an equilibrium, up to rounding.
[[nodiscard]] double exploitability(const ExtensiveGame& game, const Profile& behaviours);

} // namespace mexplorer
