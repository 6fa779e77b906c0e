#pragma once

#include "core/game/aspects/aspect.h"
#include "core/game/inquiry.h"
#include "core/rules/board_picture.h"

#include <cstdint>
#include <optional>

namespace mexplorer {

/// A graph of positions (see PositionGraph) that are boards.
class PicturesAspect : public Aspect {
public:
    /// The position as a board; quick.
    [[nodiscard]] virtual BoardPicture picture(std::uint32_t id) const = 0;
};

/// The position as a board; nothing if it is not one. Quick.
[[nodiscard]] std::optional<BoardPicture> pictureOf(const Inquiry& asked);

} // namespace mexplorer
