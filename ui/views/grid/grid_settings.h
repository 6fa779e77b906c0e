#pragma once

#include "core/game/game.h"
#include "ui/theme/colour_maps.h"
#include "ui/views/grid/grid_layout.h"

#include <algorithm>
#include <vector>

namespace mexplorer::ui {

/// The settings of the grid view, parsed.
struct GridSettings {
    enum class Colouring { value, outcome, modulus, bit };
    enum class Numbers { automatic, on, off };
    enum class Explaining { position, proof, outcomes, values };

    std::uint32_t rows = 24;    ///< of the picture
    std::uint32_t columns = 24; ///< of the picture
    Explaining explaining = Explaining::position;
    Colouring colouring = Colouring::value;
    unsigned modulus = 2;
    unsigned bit = 0;
    ColourMap map = ColourMap::viridis;
    bool banded = false; ///< ten bands of `map` instead of a continuous scale
    Corner origin = Corner::bottomLeft;
    bool firstAcross = true;
    Numbers numbers = Numbers::automatic;
    bool rays = true;
    bool compare = false;

    /// The longest side of a table with this explanation: discovering it cell by cell must not take too long
    /// to watch.
    [[nodiscard]] std::uint32_t mostSide() const {
        return !isDiscovered()                      ? UINT32_MAX
               : explaining == Explaining::outcomes ? largestOutcomeSide
                                                    : largestValueSide;
    }
    /// Whether the steps discover the table, rather than explain a position.
    [[nodiscard]] bool isDiscovered() const {
        return explaining == Explaining::outcomes || explaining == Explaining::values;
    }
    static constexpr std::uint32_t largestOutcomeSide = 24;
    static constexpr std::uint32_t largestValueSide = 16;

    /// The layout of the table of the size that was set, limited by mostSide().
    [[nodiscard]] GridLayout layout() const {
        const GridSize size =
            GridLayout::sizeOf(std::min(columns, mostSide()), std::min(rows, mostSide()), firstAcross);
        return {size, origin, firstAcross};
    }
};

/// Whether the grid is a board, counted from 1 or with a last row and column: such are described as rows by
/// columns, and have a fixed size.
[[nodiscard]] bool isBoard(const Game& game);

/// What can be set, with defaults that suit the game. Only for a game with a grid.
[[nodiscard]] std::vector<Parameter> describeGridSettings(const Game& game);

/// `complete` must be valid and complete (see describeGridSettings).
[[nodiscard]] GridSettings gridSettingsOf(const Parameters& complete);

} // namespace mexplorer::ui
