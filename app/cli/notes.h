#pragma once

#include "app/cli/json.h"
#include "core/solve/game.h"

namespace mexplorer::cli {

/// Writes a line to standard error for each thing that the game was given and does not read.
void tellNotes(const Game& game);
/// Adds the same as “notes”, if there are any.
void addNotes(Json& json, const Game& game);

} // namespace mexplorer::cli
