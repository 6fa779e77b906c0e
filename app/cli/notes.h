#pragma once

#include "app/cli/json.h"
#include "core/game/game.h"
#include "core/game/instance.h"

namespace mexplorer::cli {

/// Writes a line to standard error for each thing that the game was given and does not read.
void tellNotes(const Game& game);
/// The same for what should be known of a position (see RemarkAspect).
void tellRemark(const Instance& instance);
/// Adds the notes of a game as “notes”, if there are any.
void addNotes(Json& json, const Game& game);

} // namespace mexplorer::cli
