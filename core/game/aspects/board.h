#pragma once

#include "core/game/aspects/aspect.h"
#include "core/rules/board_picture.h"
#include "core/text/expected.h"

#include <string>
#include <string_view>

namespace mexplorer {

/// A game on a board: each of its positions can be drawn as one, and set up by pointing at cells.
class BoardAspect : public Aspect {
public:
    /// The position as a board; quick. Errors: not a position of this game.
    [[nodiscard]] virtual Expected<BoardPicture> picture(std::string_view position) const = 0;
    /// The position with `cell` changed to the next content that it may have: an empty cell gets a piece, a
    /// piece becomes another or none. Errors: why it may have no other content.
    [[nodiscard]] virtual Expected<std::string> changed(std::string_view position, BoardCell cell) const = 0;
};

} // namespace mexplorer
