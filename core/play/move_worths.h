#pragma once

#include "core/game/game.h"
#include "core/game/inquiry.h"

#include <cstddef>
#include <map>
#include <string>

namespace mexplorer {

/// Who wins after each move of a position, as far as is known.
struct MoveWorths {
    std::map<std::string, Outcome> outcomes; ///< of positions that moves lead to, by their texts
    std::size_t unknown = 0;                 ///< moves after which who wins is out of reach
};

/// If who wins is out of reach at first, and a longer search is possible, it goes on for half a minute.
/// Errors: out of reach after every move; cancelled.
[[nodiscard]] Expected<MoveWorths> moveWorths(const Game& game, const Inquiry& asked, Task& task);
/// What a search of so many positions finds of a game that has LargeSearchAspect. Errors: cancelled.
[[nodiscard]] Expected<MoveWorths> searchedWorths(const Game& game, const Inquiry& asked,
                                                  std::uint64_t positions, Task& task);

} // namespace mexplorer
