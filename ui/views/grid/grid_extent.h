#pragma once

#include "core/game/aspects/grid.h"
#include "ui/document/view_kind.h"
#include "ui/figure/figure.h"
#include "ui/views/grid/grid_settings.h"

namespace mexplorer::ui {

/// Cells along one side up to which a table grows by itself.
inline constexpr std::uint32_t largestGrownSide = 4096;

/// Whether zooming out shows more of the table than the size that was set. Boards have a fixed size,
/// and so has what is discovered cell by cell.
[[nodiscard]] bool growsBeyondItsSize(const GridSettings& settings, const Game& game);

/// The table through a position that has more than two numbers, if it can be shown; not while a table is
/// discovered, whose cells are all that there is. Null: the game’s own table.
[[nodiscard]] std::shared_ptr<const Grid> sliceOf(const GridSettings& settings, const Game& game,
                                                  const Inquiry* asked);

/// The settings with enough rows and columns for the position's cell and some more, if that is a cell of an
/// endless table and not too far away. They depend on settings and position alone.
[[nodiscard]] GridSettings grownTo(GridSettings settings, const Game& game, const Inquiry* asked);

/// grownTo for the settings and the position of a scene.
[[nodiscard]] GridSettings grownSettings(const Scene& scene);

/// How much of the game's endless table is drawn: the size that was set and, if the camera shows more than
/// that or other cells, what it shows, rounded up to a power of two. It depends on settings and camera alone,
/// so that a document shows the same wherever it is opened.
[[nodiscard]] GridSize extentOf(const GridSettings& settings, const Game& game,
                                const std::optional<Camera>& camera, const Grid* slice = nullptr);

} // namespace mexplorer::ui
