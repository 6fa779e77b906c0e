#pragma once

#include "core/catalogue/catalogue.h"
#include "core/solve/grid_values.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>
#include <vector>

namespace mexplorer::cli {

/// `GAME [k=v …]` and `--position P`, as every command takes them.
struct GameArguments {
    std::string game;
    std::vector<std::string> words;
    std::string position;

    void addTo(CLI::App& command);
    void addPositionTo(CLI::App& command);

    /// The words as parameters; a parameter of kind file is read from the path given, unless the text is a
    /// graph itself.
    [[nodiscard]] Expected<Parameters> parameters() const;
    [[nodiscard]] Expected<std::unique_ptr<Game>> make() const;
    /// The position given, or where the game opens.
    [[nodiscard]] Expected<std::string> positionIn(const Game& game) const;
};

/// "RxC" in [least, most] each.
[[nodiscard]] Expected<GridSize> parseSize(const std::string& text, std::uint32_t least, std::uint32_t most);

/// The task of this run; an interrupt from the terminal cancels it.
[[nodiscard]] Task& interruptibleTask();

} // namespace mexplorer::cli
