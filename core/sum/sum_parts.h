#pragma once

#include "core/game/game.h"

#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// A component of a sum, as text.
struct SumPart {
    std::string game; ///< its id
    std::string position;
    friend bool operator==(const SumPart&, const SumPart&) = default;
};

/// The components of a position of sums of games, written as Sum::text writes it; empty for positions of
/// other games.
[[nodiscard]] std::vector<SumPart> sumParts(const Game& game, std::string_view position);

} // namespace mexplorer
