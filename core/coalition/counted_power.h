#pragma once

#include "core/coalition/coalition_game.h"
#include "core/coalition/power.h"

#include <optional>

namespace mexplorer {

/// The exact values of a game of any number of players that is given by a rule: of votes and bankruptcies by
/// counting coalitions by their size and by what they weigh (Mann and Shapley 1962; Bilbao et al. 2000), of
/// airports by the parts of the runway (Littlechild and Owen 1973), of gloves by the pairs. Not of tables and
/// flows.
///
/// Nothing if the coalitions weigh too many different amounts to be counted. Errors: cancelled.
[[nodiscard]] Expected<std::optional<PowerValues>> countedPower(const CoalitionGame& game, Task& task);

/// The players in groups of those who are alike by the rule of the game: who weigh, cost or claim the same,
/// or have the same glove. In the order of their first members. Not of tables and flows.
[[nodiscard]] std::vector<std::vector<unsigned>> alikePlayers(const CoalitionGame& game);

} // namespace mexplorer
