#include "ui/views/grid/grid_options.h"

#include "core/game/aspects/impartial.h"
#include "core/solve/option_values.h"

#include <algorithm>
#include <tuple>

namespace mexplorer::ui {

namespace {

constexpr std::size_t mostOptions = UINT16_MAX; // a value never exceeds its number of options

/// Joins the marks of a cell that several options share; the mark wins if one of them does.
void joinRepeated(std::vector<GridOptions::Mark>& marks) {
    std::sort(marks.begin(), marks.end(), [](const auto& one, const auto& other) {
        return std::tuple(one.cell.a, one.cell.b, !one.wins) <
               std::tuple(other.cell.a, other.cell.b, !other.wins);
    });
    const auto isSame = [](const auto& one, const auto& other) { return one.cell == other.cell; };
    marks.erase(std::unique(marks.begin(), marks.end(), isSame), marks.end());
}

} // namespace

bool winsAt(const GridPicture& picture, const CellOption& option) {
    const auto evaluation = evaluationOf(*picture.values, option, playOf(*picture.game));
    return evaluation && isLost(evaluation->outcome);
}

GridOptions marked(const GridPicture& picture, const std::vector<CellOption>& options, std::size_t count) {
    GridOptions found{.count = count};
    bool isSumShown = false; // several winning sums over each other could not be told apart
    for (std::size_t i = 0; i < count; ++i) {
        const CellOption& option = options[i];
        const bool isCell = option.size() == 1;
        const bool wins = (isCell || !isSumShown) && winsAt(picture, option);
        found.areCells = found.areCells && isCell;
        isSumShown = isSumShown || (wins && !isCell);
        for (const GridCell& cell : option)
            found.marks.push_back({cell, wins});
    }
    if (!found.areCells) joinRepeated(found.marks);
    return found;
}

std::optional<std::vector<CellOption>> listedOptions(const GridPicture& picture, const GridCell& cell) {
    return picture.grid().optionsOf(cell, mostOptions);
}

GridOptions optionsOf(const GridPicture& picture, const GridCell& cell) {
    const auto options = listedOptions(picture, cell);
    if (!options) return {.count = std::nullopt};
    GridOptions found = marked(picture, *options, options->size());
    *found.count += picture.grid().optionsOutside();
    return found;
}

} // namespace mexplorer::ui
