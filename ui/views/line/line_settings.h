#pragma once

#include "core/game/game.h"

namespace mexplorer::ui {

/// The settings of a line view, parsed.
struct LineSettings {
    std::uint64_t size = 60; ///< how many values
    std::uint64_t width = 0; ///< heaps in a row; 0: as fits the line
    bool outcomes = false;
    bool period = true;
    bool rare = true;
    bool histogram = true;
    bool compare = false;
};

[[nodiscard]] std::vector<Parameter> describeLineSettings(const Game& game);
/// `settings` must be complete and valid.
[[nodiscard]] LineSettings lineSettingsOf(const Parameters& settings);

} // namespace mexplorer::ui
