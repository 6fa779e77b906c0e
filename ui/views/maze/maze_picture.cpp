#include "ui/views/maze/maze_picture.h"

#include "core/explain/say_ending.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

const std::string mouseId = "mouse";

/// The piece chosen in the settings; the last cat if there are fewer.
std::size_t chosenOf(const std::vector<MazeAspect::Standing>& pieces, const Parameters& settings) {
    const auto wanted = settings.find(mazePieceId);
    const std::size_t cats = pieces.size() - 1;
    if (wanted == settings.end() || wanted->second == mouseId) return cats;
    return std::min<std::size_t>(static_cast<std::size_t>(wanted->second.back() - '1'), cats - 1);
}

} // namespace

std::optional<std::size_t> MazePicture::pieceAt(Maze::Cell cell) const {
    const auto found = std::ranges::find(pieces, cell, &MazeAspect::Standing::cell);
    if (found == pieces.end()) return std::nullopt;
    return static_cast<std::size_t>(found - pieces.begin());
}

std::vector<Parameter> mazeSettings(const Game& /*game*/) {
    return {{.id = mazePieceId,
             .title = say(MX_TEXT("core", "cells of")),
             .kind = Parameter::Kind::choice,
             .fallback = mouseId,
             .choices = {{mouseId, say(MX_TEXT("core", "the mouse"))},
                         {"cat1", say(MX_TEXT("core", "the cat"))},
                         {"cat2", say(MX_TEXT("core", "cat %1"), 2)},
                         {"cat3", say(MX_TEXT("core", "cat %1"), 3)}},
             .hint = say(MX_TEXT("core", "each cell tells how play ends if this piece stood there, all else "
                                         "being as it is"))}};
}

MazePicture mazeOutlineOf(const Inquiry& asked, const Parameters& settings) {
    const auto& maze = *asked.as<MazeAspect>();
    const auto& cyclic = *asked.as<CyclicAspect>();
    MazePicture picture{.maze = maze.maze(),
                        .pieces = maze.pieces(),
                        .chosen = 0,
                        .endings = {},
                        .mover = cyclic.playerName(true),
                        .opponent = cyclic.playerName(false),
                        .headline = say(MX_TEXT("core", "to move: %1"), cyclic.playerName(true))};
    picture.chosen = chosenOf(picture.pieces, settings);
    return picture;
}

Expected<MazePicture> mazePictureOf(const Inquiry& asked, const Parameters& settings, Task& task) {
    MazePicture picture = mazeOutlineOf(asked, settings);
    auto endings = asked.as<MazeAspect>()->endings(picture.chosen, task);
    if (!endings) return tl::unexpected(endings.error());
    picture.endings = std::move(*endings);
    if (const auto ending = picture.endingAt(picture.pieces[picture.chosen].cell))
        picture.headline =
            say(MX_TEXT("core", "%1 · %2"), picture.headline, sayEnding(*asked.as<CyclicAspect>(), *ending));
    return picture;
}

} // namespace mexplorer::ui
