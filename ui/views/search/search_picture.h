#pragma once

#include "core/explain/search_trace.h"
#include "core/search/comparison.h"
#include "core/solve/aspects/board.h"
#include "core/solve/game.h"

#include <memory>

namespace mexplorer::ui {

/// What a picture of a search is made from.
struct SearchPicture {
    SearchSubject subject;
    std::shared_ptr<const Game> game;
    std::vector<SearchCost> costs; ///< of this search and others; none of a tree that is too large

    /// The position of a node as a board; none if it is only written.
    [[nodiscard]] std::optional<BoardPicture> board(std::uint32_t node) const {
        const auto* boards = game->as<BoardAspect>();
        const auto board =
            boards ? boards->picture(subject.texts[node]) : Expected<BoardPicture>(invalid({}));
        return board ? std::optional(*board) : std::nullopt;
    }
};

} // namespace mexplorer::ui
