#pragma once

#include "core/explain/coalition/coalition_state.h"

namespace mexplorer {

/// The values of more players than a table has: how they are counted or estimated, then one group of players
/// who are alike per step.
[[nodiscard]] CoalitionTrace sharesTrace(const CoalitionSubject& subject);

/// The values of the players of one group; each estimate with its error.
[[nodiscard]] Message sayShare(const CoalitionSubject& subject, std::size_t group);

/// How these values are found, by the rule of the game.
[[nodiscard]] Message sayHowShared(const CoalitionSubject& subject);

} // namespace mexplorer
