#pragma once

#include "core/game/aspects/grid.h"
#include "core/solve/comparison.h"
#include "ui/views/grid/grid_colours.h"
#include "ui/views/grid/grid_pyramid.h"
#include "ui/views/grid/grid_settings.h"

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// Everything that the figure of a grid is drawn from, except highlights: made once, then only read.
struct GridPicture {
    std::shared_ptr<const Game> game;
    GridSettings settings;
    GridSize size;                            ///< drawn: the size that was set, or more
    std::shared_ptr<const GridValues> values; ///< of at least that size
    GridColours colours;
    GridPyramid pyramid = {}; ///< empty while values are still being computed
    std::optional<GridComparison> comparison = {};
    std::shared_ptr<const Grid> slice = {}; ///< see sliceOf; null: the game’s own table

    [[nodiscard]] const Grid& grid() const { return slice ? *slice : *game->as<GridAspect>(); }
    [[nodiscard]] GridLayout layout() const { return {size, settings.origin, settings.firstAcross}; }
    /// The part that may be read already, and whether it is all.
    [[nodiscard]] GridSize finished() const;
    [[nodiscard]] bool complete() const { return finished() == size; }
    [[nodiscard]] std::optional<GridValues::Value> valueAt(const GridCell& cell) const;
};

/// What the i-th number of a position is called, counted from 0: a, b, … z, n27, n28 …
[[nodiscard]] QString numberName(std::size_t i);

/// Whether a table of this size can be computed and drawn. Errors: too large, naming the limit.
[[nodiscard]] Expected<void> checkSize(const Grid& grid, GridSize size);

/// A table of finished values, ready to be drawn. Errors: cancelled.
[[nodiscard]] Expected<std::shared_ptr<const GridPicture>>
dressedPicture(std::shared_ptr<const Game> game, const GridSettings& settings, GridSize size,
               std::shared_ptr<const GridValues> values, Task& task,
               std::shared_ptr<const Grid> slice = nullptr);

/// The finished part of a table that is still being filled; the range of its colours is that of a sample.
/// Cheap.
[[nodiscard]] std::shared_ptr<const GridPicture> partialPicture(std::shared_ptr<const Game> game,
                                                                const GridSettings& settings, GridSize size,
                                                                std::shared_ptr<const GridValues> values,
                                                                std::shared_ptr<const Grid> slice = nullptr);

} // namespace mexplorer::ui
