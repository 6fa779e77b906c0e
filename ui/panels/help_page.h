#pragma once

#include "core/game/game.h"
#include "ui/document/view_kind.h"

#include <QString>

namespace mexplorer::ui {

/// One page about a game and a view of it, in the language of the interface, as rich text: how the game is
/// played, what the picture shows, what is known, the terms used, and the window. What it says about the view
/// and the window is the handbook's: resources/help.
[[nodiscard]] QString helpPage(const Game& game, const ViewKind& view);

} // namespace mexplorer::ui
