#include "core/solve/values_beside.h"

#include "core/game/aspects/positions.h"

#include <algorithm>

namespace mexplorer {

Expected<ValueDifferences> differencesBetween(const ValueTable& left, const ValueTable& right, Task& task) {
    const std::uint64_t rows = std::min(left.rows, right.rows);
    const std::uint64_t columns = std::min(left.columns, right.columns);
    if (rows == 0 || columns == 0 || left.shared != right.shared)
        return invalid(say(MX_TEXT("core", "These two tables have no position in common.")));
    ValueDifferences found{.places = rows * columns};
    for (std::uint64_t sum = 0; sum + 1 < rows + columns; ++sum) {
        if (task.cancelled()) return cancelled();
        const std::uint64_t first = sum < columns ? 0 : sum - columns + 1;
        for (std::uint64_t a = first; a <= sum && a < rows; ++a) {
            const ValuePlace place{a, sum - a};
            const ValueDifference here{place, left.at(place), right.at(place)};
            if (here.left == here.right) continue;
            ++(here.isOfOutcome() ? found.outcomes : found.values);
            if (found.listed.size() < mostDifferencesKept) found.listed.push_back(here);
        }
    }
    return found;
}

std::string positionOfOwnTable(const Game& game) {
    const auto* positions = game.as<PositionsAspect>();
    if (!positions) return {};
    const Inquiry& opening = positions->opening();
    const auto* slices = game.as<SlicesAspect>();
    const auto* grid = game.as<GridAspect>();
    const auto slice = slices && grid ? slices->sliceThrough(opening) : nullptr;
    const auto cell = slice ? slice->cellOf(opening) : std::nullopt;
    return cell ? grid->positionAt(cell->a, cell->b) : opening.position();
}

} // namespace mexplorer
