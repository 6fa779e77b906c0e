#pragma once

#include "core/explain/maze_trace.h"
#include "ui/document/view_kind.h"

namespace mexplorer::ui {

/// What a picture of a maze is made from.
struct MazePicture {
    Maze maze;
    std::vector<MazeAspect::Standing> pieces; ///< the mouse is the last
    std::size_t chosen = 0;                   ///< index of the piece whose endings the cells show
    MazeAspect::CellEndings endings;          ///< by cell; empty while they are being found
    Message mover;                            ///< who is to move
    Message opponent;                         ///< the other player
    Message headline;                         ///< whose turn it is, and how play ends, once that is found

    /// The ending if the chosen piece stood there.
    [[nodiscard]] std::optional<BestPlay> endingAt(Maze::Cell cell) const {
        return endings.empty() ? std::nullopt : endings[cell];
    }
    /// The piece on a cell, the uppermost if there are two.
    [[nodiscard]] std::optional<std::size_t> pieceAt(Maze::Cell cell) const;
};

/// The setting of the piece whose endings the cells show.
inline constexpr const char* mazePieceId = "piece";
[[nodiscard]] std::vector<Parameter> mazeSettings(const Game& game);

/// The maze without endings, quickly.
[[nodiscard]] MazePicture mazeOutlineOf(const Inquiry& asked, const Parameters& settings);
/// The maze with its endings. Errors: too large; cancelled.
[[nodiscard]] Expected<MazePicture> mazePictureOf(const Inquiry& asked, const Parameters& settings,
                                                  Task& task);

} // namespace mexplorer::ui
