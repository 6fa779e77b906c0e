#pragma once

#include "core/game/game.h"
#include "core/game/inquiry.h"

namespace mexplorer {

/// How moves are told: by the position they lead to, or by name alone, as nobody reads a board's text.
enum class TellMoves { byPosition, byMove };

/// The way that all explanations of a position of this game use.
[[nodiscard]] TellMoves howMovesAreTold(const Game& game);

/// For a winning move: “Move to (1, 2), which is P: from there the other player cannot win.”
[[nodiscard]] Message sayToldMove(const SolvedMove& move, TellMoves how);

/// The winning move that all explanations of a position mention: that of the game's own proof, else that of
/// the XOR, else the first; null if none is listed. In a sum, a move in the component `chosen`, if one wins
/// there. Points into `solution`, which must be that of the same position. Errors: cancelled.
[[nodiscard]] Expected<const SolvedMove*> toldMove(const Inquiry& asked, const Solution& solution, Task& task,
                                                   std::optional<std::size_t> chosen = {});

/// Where a move leads: “take 2 from heap 1” leads to (3, 5), which is N.
[[nodiscard]] Message sayWhereMoveLeads(const SolvedMove& move, TellMoves how);

} // namespace mexplorer
