#include "ui/views/grid/grid_extent.h"
#include "ui/figure/whole.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace mexplorer::ui {

namespace {

/// Columns (or rows) of a table: `set`, or more if the cell at `farthest` needs them.
std::uint32_t grown(std::uint32_t set, double farthest) {
    if (farthest <= set) return set;
    return std::max(set, std::bit_ceil(wholeOf(std::ceil(farthest), 1U, largestGrownSide)));
}

} // namespace

bool growsBeyondItsSize(const GridSettings& settings, const Game& game) {
    return !settings.isDiscovered() && !isBoard(game);
}

std::shared_ptr<const Grid> sliceOf(const GridSettings& settings, const Game& game, const Inquiry* asked) {
    if (!asked || settings.isDiscovered()) return nullptr;
    const auto* slices = game.as<SlicesAspect>();
    auto slice = slices ? slices->sliceThrough(*asked) : nullptr;
    return slice && slice->check(settings.layout().size()) ? slice : nullptr;
}

GridSettings grownTo(GridSettings settings, const Game& game, const Inquiry* asked) {
    const auto slice = sliceOf(settings, game, asked);
    const Grid& grid = slice ? *slice : *game.as<GridAspect>();
    const auto cell = asked && growsBeyondItsSize(settings, game) ? grid.cellOf(*asked) : std::nullopt;
    if (!cell || std::max(cell->a, cell->b) >= largestGrownSide) return settings;
    const auto sideFor = [](std::uint32_t set, std::uint64_t number) {
        return number < set ? set : static_cast<std::uint32_t>(number + 1 + number / 8);
    };
    GridSettings grown = settings;
    grown.columns = sideFor(settings.columns, settings.firstAcross ? cell->a : cell->b);
    grown.rows = sideFor(settings.rows, settings.firstAcross ? cell->b : cell->a);
    return grid.check(grown.layout().size()) ? grown : settings;
}

GridSettings grownSettings(const Scene& scene) {
    return grownTo(gridSettingsOf(scene.settings), *scene.game, scene.asked.get());
}

GridSize extentOf(const GridSettings& settings, const Game& game, const std::optional<Camera>& camera,
                  const Grid* slice) {
    const GridLayout set = settings.layout();
    if (!camera || !growsBeyondItsSize(settings, game)) return set.size();
    const QRectF& seen = camera->visible;
    const QRectF bounds = set.bounds();
    const bool showsMore = seen.width() > bounds.width() && seen.height() > bounds.height();
    if (!showsMore && bounds.contains(seen.center())) return set.size();
    const double columns = set.originLeft() ? seen.right() : -seen.left();
    const double rows = set.originTop() ? seen.bottom() : -seen.top();
    const GridSize extent =
        GridLayout::sizeOf(grown(set.columns(), columns), grown(set.rows(), rows), settings.firstAcross);
    const Grid& grid = slice ? *slice : *game.as<GridAspect>();
    return grid.check(extent) ? extent : set.size();
}

} // namespace mexplorer::ui
