#pragma once

#include "core/game/aspects/cyclic.h"

namespace mexplorer {

/// A game whose players, Left and Right, have different moves: who cannot move loses. Outcomes are L, R, N or
/// P.
class TwoSidedAspect final : public Aspect {};

/// Whether play ends and both players have the same moves, so that a search from the view of whoever is to
/// move makes sense.
[[nodiscard]] bool canBeSearched(const Game& game);
/// The same for a position of the game. Errors: play may go on for ever; the players’ moves differ.
[[nodiscard]] Expected<void> checkSearched(const Game& game, const Inquiry& asked);

} // namespace mexplorer
