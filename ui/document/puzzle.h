#pragma once

#include "ui/figure/figure.h"

#include <memory>
#include <string>

namespace mexplorer {
class Game;
}

namespace mexplorer::ui {

/// A figure of the position alone, by the first view that has one which does not give the outcome away (see
/// ViewKind::puzzle); null if none has. Errors: as for that figure; not a position of the game.
[[nodiscard]] Expected<std::shared_ptr<const Figure>> puzzleOf(const std::shared_ptr<const Game>& game,
                                                               const std::string& position, Task& task);

} // namespace mexplorer::ui
