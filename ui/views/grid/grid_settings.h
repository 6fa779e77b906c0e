#pragma once

#include "core/solve/game.h"
#include "ui/theme/colour_maps.h"
#include "ui/views/grid/grid_layout.h"

#include <vector>

namespace mexplorer::ui {

/// The settings of the grid view, read.
struct GridSettings {
    enum class Colouring { value, outcome, modulus, bit };
    enum class Numbers { automatic, on, off };

    std::uint32_t rows = 24;    ///< of the picture
    std::uint32_t columns = 24; ///< of the picture
    Colouring colouring = Colouring::value;
    unsigned modulus = 2;
    unsigned bit = 0;
    ColourMap map = ColourMap::viridis;
    bool banded = false; ///< ten bands of `map` rather than all of it
    Corner origin = Corner::bottomLeft;
    bool firstAcross = true;
    Numbers numbers = Numbers::automatic;
    bool rays = true;
    bool compare = false;

    /// The table of the size that was set.
    [[nodiscard]] GridLayout layout() const {
        return {GridLayout::sizeOf(columns, rows, firstAcross), origin, firstAcross};
    }
};

/// Whether it is a board counted from 1: these are described as rows by columns, and have a fixed size.
[[nodiscard]] bool isBoard(const Game& game);

/// What can be set, with defaults that suit the game. Only for a game with a grid.
[[nodiscard]] std::vector<Parameter> describeGridSettings(const Game& game);

/// `complete`: checked against describeGridSettings and completed by its defaults.
[[nodiscard]] GridSettings gridSettingsOf(const Parameters& complete);

} // namespace mexplorer::ui
