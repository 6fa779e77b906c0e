#pragma once

#include "core/partizan/short_games.h"

namespace mexplorer {

/// All short games born by a day: 1, 4, 22 and 1,474 by the days 0 to 3 (Conway 1976; Wolfe, Fraser 2004).
/// Each once, the earlier born first. `day` is at most 3; empty if the games have stopped.
[[nodiscard]] std::vector<ShortGames::Id> bornBy(int day, ShortGames& games);

/// Which of these games lie right above others: pairs (lower, upper) of indices, and no
/// other of them lies between.
[[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>>
coversAmong(const std::vector<ShortGames::Id>& all, ShortGames& games);

} // namespace mexplorer
