#pragma once

#include "ui/document/view_kind.h"

namespace mexplorer::ui {

/// Whether one of them has this id.
[[nodiscard]] bool isAmong(const std::vector<Parameter>& parameters, const std::string& id);

/// Those of the values, given together for a game and for a view of it, that are the game’s parameters.
[[nodiscard]] Parameters parametersIn(const Parameters& values, const Description& game);

/// The view’s settings, with those of the values that are no parameters. Errors: a name that neither the game
/// nor the view has; a value outside its kind or range.
[[nodiscard]] Expected<Parameters> settingsIn(const Parameters& values, const Game& game,
                                              const ViewKind& kind);

/// The view with this id. Errors: the game has no such view; it says which it has, and with which parameters
/// it would have this one.
[[nodiscard]] Expected<const ViewKind*> viewFor(const Game& game, const std::string& id);

} // namespace mexplorer::ui
