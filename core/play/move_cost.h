#pragma once

#include "core/game/inquiry.h"
#include "core/theory/rational.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mexplorer {

/// What a move in a hot position costs: at the position’s temperature t, before the tax, Left comes to its
/// mean plus t by a best move, and Right to it less t; the cost is by how much this move stays behind
/// (Berlekamp’s way of counting: Berlekamp, Wolfe 1994). It is 0 for a move on which the mast stands. Nothing
/// where the temperature is not above 0, or a canonical form is out of reach. `from` is asked for the player
/// who moves (see forMover). Errors: cancelled.
[[nodiscard]] Expected<std::optional<Rational>> costOfMove(const Inquiry& from, const Inquiry& to,
                                                           Task& task);

/// Which of a player’s moves to these games, by their names, he should make: no other move is larger for him,
/// and of those that are left, it costs least at the temperature of `from`; then the first. 0 if one of the
/// names is missing or too large. Errors: cancelled.
[[nodiscard]] Expected<std::size_t> bestOf(const std::string& from, const std::vector<std::string>& options,
                                           Side mover, Task& task);

} // namespace mexplorer
