#pragma once

#include "core/game/game.h"

#include <string>

namespace mexplorer::cli {

[[nodiscard]] std::string kindName(Parameter::Kind kind);
/// Whether `least` and `most` bound the value.
[[nodiscard]] bool hasRange(const Parameter& parameter);
/// The valid values: “integer from 1 to 9”, “normal|misere”.
[[nodiscard]] std::string range(const Parameter& parameter);

/// The parameters of a game as they are typed: “m=5 play=misere”. Those that do not matter, and graphs, are
/// left out; long values are shortened.
[[nodiscard]] std::string parametersText(const Game& game);
/// The game with them: “bash m=5 play=misere”.
[[nodiscard]] std::string gameText(const Game& game);

} // namespace mexplorer::cli
