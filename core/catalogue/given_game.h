#pragma once

#include "core/game/game.h"
#include "core/text/expected.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// A game as a name, a document or a graph gives it.
struct GivenGame {
    std::string id;
    Parameters parameters;
    std::string position; ///< empty: the game’s own
};

/// The game to play on a graph, with this text as its graph: the one that leaves the least of it unread; the
/// game `first` rather than others of which that is true. Errors: those of a game whose graphs are as
/// directed.
[[nodiscard]] Expected<GivenGame> gameOnGraph(const std::string& graph, const std::string& first = {});

/// The game by whose rules the position is meant, if it is another than `game`, else null: a sum in normal
/// play takes no games of two sides, but if they are components, it is the sum that does, whose play is
/// normal, too.
[[nodiscard]] std::unique_ptr<Game> gameMeantBy(const Game& game, std::string_view position);
/// The game by these parameters or, if the position is given and meant by other rules, that one. Errors: as
/// for makeGame.
[[nodiscard]] Expected<std::unique_ptr<Game>> makeGameMeantBy(const std::optional<std::string>& position,
                                                              const std::string& id,
                                                              const Parameters& parameters);

} // namespace mexplorer
