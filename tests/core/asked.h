#pragma once

#include "core/solve/aspects/positions.h"

namespace mexplorer {

/// A position that is known to be one of the game’s; where it is none, what is wrong with it is thrown.
[[nodiscard]] inline std::shared_ptr<const Inquiry> asked(const Game& game, std::string_view position) {
    return ask(game, position).value();
}

/// Whether the text is a position in its canonical spelling.
[[nodiscard]] inline bool isSpelt(const Game& game, const std::string& position) {
    const auto found = ask(game, position);
    return found && (*found)->position() == position;
}

} // namespace mexplorer
