#include "core/catalogue/own_board_grid.h"

#include "core/theory/mex.h"

#include <algorithm>

namespace mexplorer {

Expected<void> OwnBoardGrid::check(GridSize size) const {
    if (size.rows <= rules().rows() && size.columns <= rules().columns()) return {};
    return tooLarge(say(MX_TEXT("core", "The board has %1 rows and %2 columns; a table of its cells has no "
                                        "more."),
                        rules().rows(), rules().columns()));
}

Expected<std::shared_ptr<const OwnBoardValues>> OwnBoardGrid::found(Task& task) const {
    if (auto known = shared()->get()) return known;
    auto values = rules().values(task);
    if (!values) return tl::unexpected(values.error());
    auto kept = std::make_shared<const OwnBoardValues>(std::move(*values));
    shared()->keep(kept);
    return kept;
}

Expected<void> OwnBoardGrid::take(const OwnBoardValues& found, GridValues& values) const {
    const GridSize size = values.size();
    for (std::uint32_t a = 0; a < size.rows; ++a) {
        for (std::uint32_t b = 0; b < size.columns; ++b) {
            const std::uint32_t value = found.at({a, b});
            if (value == OwnBoardValues::endless)
                return OwnBoard::goesRound(rules().cycleFrom({a, b}, found));
            values.row(a)[b] = static_cast<GridValues::Value>(value); // there are fewer cells than 2^16
        }
    }
    values.finish(size);
    return {};
}

Expected<void> OwnBoardGrid::fill(GridValues& values, Task& task) const {
    const auto all = found(task);
    if (!all) return tl::unexpected(all.error());
    return take(**all, values);
}

/// Cells are valued as soon as all their options are, in whatever order they come.
Expected<void> OwnBoardGrid::fillByDefinition(GridValues& values, Task& task) const {
    const std::uint32_t columns = rules().columns();
    OwnBoardValues known{
        columns, std::vector<std::uint32_t>(std::size_t{rules().rows()} * columns, OwnBoardValues::endless)};
    std::vector<Nimber> options;
    for (bool isChanged = true; isChanged;) {
        isChanged = false;
        for (std::size_t at = 0; at < known.values.size(); ++at) {
            if (task.cancelled()) return cancelled();
            if (known.values[at] != OwnBoardValues::endless) continue;
            options.clear();
            for (const Cell& to : movesFrom({at / columns, at % columns}))
                options.push_back(known.at(to));
            if (std::ranges::find(options, Nimber{OwnBoardValues::endless}) != options.end()) continue;
            known.values[at] =
                static_cast<std::uint32_t>(options.empty() ? terminalValue(rules().play()) : mex(options));
            isChanged = true;
        }
    }
    return take(known, values);
}

std::vector<GridCell> OwnBoardGrid::holes() const {
    std::vector<GridCell> holes;
    for (const Cell& hole : rules().holes())
        holes.push_back({hole.a, hole.b});
    return holes;
}

std::string OwnBoardGrid::positionAt(std::uint64_t a, std::uint64_t b) const {
    return rules().text({{{a, b}}});
}

std::optional<GridCell> OwnBoardGrid::cellOf(const Inquiry& position) const {
    const auto* pieces = parsedBy(rules(), position);
    if (!pieces || pieces->size() != 1) return std::nullopt;
    return GridCell{pieces->cells.front().a, pieces->cells.front().b};
}

std::vector<Cell> OwnBoardGrid::movesFrom(const Cell& cell) const {
    return rules().isHole(cell) ? std::vector<Cell>() : rules().targets(cell);
}

std::optional<std::vector<CellOption>> OwnBoardGrid::optionsOf(GridCell cell, std::size_t most) const {
    std::vector<CellOption> options;
    for (const Cell& to : movesFrom({cell.a, cell.b}))
        options.push_back({{to.a, to.b}});
    if (options.size() > most) return std::nullopt;
    return options;
}

} // namespace mexplorer
