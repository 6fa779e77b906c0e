#pragma once

#include "core/game/game.h"

#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// Whether the view with this id draws games of this kind, though perhaps not all; false for an unknown id.
[[nodiscard]] bool mayShow(std::string_view view, GameKind kind);

/// Whether the view with this id has something to draw of a game; false for an unknown id.
[[nodiscard]] bool canShow(std::string_view view, const Game& game);

/// Its place in the order of the tabs, from 0; the last for an unknown id.
[[nodiscard]] std::size_t placeOfView(std::string_view view);

/// The ids of all views that can show a game, in the order of their tabs. There is at least one.
[[nodiscard]] std::vector<std::string> viewsOf(const Game& game);

/// Those of them that can be shown beside each other, for two games.
[[nodiscard]] std::vector<std::string> viewsBeside(const Game& game);

} // namespace mexplorer
