#include "checks.h"
#include "core/theory/mex.h"
#include "expect.h"

#include <algorithm>
#include <map>
#include <utility>

namespace mexplorer {

namespace {

constexpr std::uint32_t gridSide = 12;
constexpr std::uint32_t wholeSide = 3; // if options are sums, only this corner is checked by all positions
constexpr std::size_t mostOptions = 1000;

using CellValues = std::map<std::pair<std::uint64_t, std::uint64_t>, Nimber>;

Nimber sumOf(const CellOption& cells, const CellValues& known) {
    Nimber sum = 0;
    for (const GridCell& cell : cells)
        sum ^= known.at({cell.a, cell.b});
    return sum;
}

/// mex over the options, each a sum of cells that come before.
Nimber cellValue(const std::vector<CellOption>& options, const CellValues& known) {
    std::vector<Nimber> found;
    for (const CellOption& cells : options)
        found.push_back(sumOf(cells, known));
    return mex(found);
}

} // namespace

void checkGrid(const Game& game, const GridAspect& grid, DefinitionOfGame& definition) {
    Task task;
    const GridSize size{gridSide, gridSide - 1};
    expect(grid.check(size).has_value(), "a small grid is allowed");
    GridValues values(size);
    GridValues defined(size);
    expect(grid.fill(values, task).has_value() && values.finished() == size, "the grid is filled");
    expect(grid.fillByDefinition(defined, task).has_value(), "the grid is filled by the definition");
    CellValues truths;
    for (std::uint32_t a = 0; a < size.rows; ++a) {
        for (std::uint32_t b = 0; b < size.columns; ++b) {
            const std::string position = grid.positionAt(a, b);
            const auto inquiry = asked(game, position);
            const auto options = grid.optionsOf({a, b}, mostOptions);
            if (!options) break; // too many, also for all further cells of this row
            const bool isSum =
                std::ranges::any_of(*options, [](const auto& cells) { return cells.size() != 1; });
            const bool isWhole = !isSum || (a < wholeSide && b < wholeSide);
            const Nimber truth = isWhole ? definition(position) : cellValue(*options, truths);
            truths[{a, b}] = truth;
            if (isSum)
                expect(cellValue(*options, truths) == truth,
                       position + ": the value from its options' cells");
            expect(values.at(a, b) == truth, position + ": the grid's value");
            expect(defined.at(a, b) == truth, position + ": the grid's value by the definition");
            expect(grid.cellOf(*inquiry) == GridCell{a, b}, position + ": its cell");
            const auto theorem = grid.closedForm({a, b});
            expect(theorem == inquiry->closedForm(), position + ": the same closed form in the grid");
            if (theorem) expect(fits(*theorem, truth), position + ": the grid's closed form");
            const auto graph = inquiry->graph();
            const auto moves = graph->options(0);
            expect(options->size() == moves.size(), position + ": the number of option cells");
            for (std::size_t i = 0; isWhole && i < std::min(options->size(), moves.size()); ++i) {
                const CellOption& cells = (*options)[i];
                const std::string option = graph->text(moves[i]);
                if (cells.size() == 1)
                    expect(grid.positionAt(cells[0].a, cells[0].b) == option, position + ": option cells");
                else
                    expect(sumOf(cells, truths) == definition(option),
                           position + ": what option cells are worth");
            }
        }
    }
}

} // namespace mexplorer
