#pragma once

#include "core/game/aspects/things.h"
#include "core/game/inquiry.h"
#include "ui/views/play/play_layout.h"

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// A position as things, with its moves and the layout.
struct PlayPicture {
    std::string position;
    std::vector<Things> parts;
    std::vector<std::size_t> firstSpots; ///< index of each part’s first place
    ThingsMoves moves;
    PlayLayout layout;
    std::vector<std::size_t> last = {}; ///< the places that the last move changed
    Side mover = Side::either;          ///< whose moves they are, where the players’ differ

    [[nodiscard]] std::size_t partOf(std::size_t spot) const;
    [[nodiscard]] const Message& nameOf(std::size_t spot) const;
    /// What is in a place, perhaps of several kinds.
    [[nodiscard]] std::vector<Pile> pilesIn(std::size_t spot) const;
};

/// A move that is seen to be made or, backwards, to be taken back.
struct MadeMove {
    std::shared_ptr<const PlayPicture> before;
    ThingsMove move;
    std::optional<ThingAt> by = {}; ///< the thing that it was chosen by, if one was pointed at
};

/// `before`, if not null, is the position from which the last move was made. Errors: too much to be laid out;
/// cancelled.
[[nodiscard]] Expected<std::shared_ptr<const PlayPicture>> playPictureOf(const Inquiry& asked, Task& task,
                                                                         const Inquiry* before = nullptr);

} // namespace mexplorer::ui
