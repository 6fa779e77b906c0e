#pragma once

#include "core/explain/search_trace.h"
#include "core/search/comparison.h"
#include "core/solve/aspects/board.h"
#include "core/solve/game.h"

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// What a picture of a search is made from.
struct SearchPicture {
    std::shared_ptr<const SearchTrace> trace;
    std::shared_ptr<const Game> game;
    std::optional<SearchComparison> comparison; ///< nothing of a tree that is too large
    bool isExercise = false;                    ///< what is found is left to be filled in
    bool areEndsWritten = false;                ///< the scores at the ends can be changed

    [[nodiscard]] const SearchSubject& subject() const { return *trace->subject; }
    /// The position of a node as a board; none if it is only written.
    [[nodiscard]] std::optional<BoardPicture> board(std::uint32_t node) const {
        const auto* boards = game->as<BoardAspect>();
        const auto board =
            boards ? boards->picture(subject().text(node)) : Expected<BoardPicture>(invalid({}));
        return board ? std::optional(*board) : std::nullopt;
    }
};

} // namespace mexplorer::ui
