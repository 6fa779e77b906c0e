#include "ui/views/grid/grid_extent.h"
#include "ui/figure/whole.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace mexplorer::ui {

namespace {

/// Columns (or rows) of a table of `set` that also has the cell at `farthest`.
std::uint32_t grown(std::uint32_t set, double farthest) {
    if (farthest <= set) return set;
    return std::max(set, std::bit_ceil(wholeOf(std::ceil(farthest), 1U, largestGrownSide)));
}

} // namespace

bool growsBeyondItsSize(const GridSettings& settings, const Game& game) {
    return settings.explaining == GridSettings::Explaining::position && !isBoard(game);
}

GridSize extentOf(const GridSettings& settings, const Game& game, const std::optional<Camera>& camera) {
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
    return game.as<GridAspect>()->check(extent) ? extent : set.size();
}

} // namespace mexplorer::ui
