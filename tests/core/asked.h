#pragma once

#include "core/game/aspects/positions.h"

namespace mexplorer {

/// An inquiry about a position that must be one of the game’s; throws what is wrong with it if it is none.
[[nodiscard]] inline std::shared_ptr<const Inquiry> asked(const Game& game, std::string_view position) {
    return ask(game, position).value();
}

/// Whether the text is an instance of the game, such as a position, in its canonical spelling.
[[nodiscard]] inline bool isSpelt(const Game& game, const std::string& text) {
    const auto found = instanceOf(game, text);
    return found && (*found)->text() == text;
}

} // namespace mexplorer
