#include "checks.h"
#include "core/theory/mex.h"
#include "expect.h"

#include <algorithm>
#include <map>
#include <utility>

namespace mexplorer {

namespace {

constexpr GridSize checkedSize{12, 11};
constexpr std::uint32_t wholeSide = 3; // if options are sums, only this corner is checked by all positions
constexpr std::size_t mostOptions = 1000;

/// The size that is checked: a board may be smaller.
GridSize sizeOf(const Grid& grid) {
    const GridSize whole = grid.wholeSize().value_or(checkedSize);
    return {std::min(checkedSize.rows, whole.rows), std::min(checkedSize.columns, whole.columns)};
}

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

void checkGrid(const Game& game, const Grid& grid, DefinitionOfGame& definition) {
    Task task;
    const GridSize size = sizeOf(grid);
    expect(grid.check(size).has_value(), "a small grid is allowed");
    GridValues values(size);
    expect(grid.fill(values, task).has_value() && values.finished() == size, "the grid is filled");
    CellValues truths;
    for (std::uint32_t a = 0; a < size.rows; ++a) {
        for (std::uint32_t b = 0; b < size.columns; ++b) {
            const std::string position = grid.positionAt(a, b);
            const auto options = grid.optionsOf({a, b}, mostOptions);
            const auto found = ask(game, position);
            if (!found) { // a hole in a board
                expect(options && options->empty(), position + ": nothing leads on");
                continue;
            }
            const auto& inquiry = *found;
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
            expect(grid.cellOf(*inquiry) == GridCell{a, b}, position + ": its cell");
            const auto theorem = grid.closedForm({a, b});
            expect(theorem == inquiry->closedForm(), position + ": the same closed form in the grid");
            if (theorem) expect(fits(*theorem, truth), position + ": the grid's closed form");
            const auto graph = inquiry->graph();
            const auto moves = graph->options(0);
            expect(options->size() + grid.optionsOutside() == moves.size(),
                   position + ": the number of option cells, and of other options");
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

void checkDefined(const GridAspect& grid) {
    Task task;
    const GridSize size = sizeOf(grid);
    GridValues values(size);
    GridValues defined(size);
    expect(grid.fill(values, task).has_value(), "the grid is filled");
    expect(grid.fillByDefinition(defined, task).has_value(), "the grid is filled by the definition");
    for (std::uint32_t a = 0; a < size.rows; ++a)
        for (std::uint32_t b = 0; b < size.columns; ++b)
            expect(values.at(a, b) == defined.at(a, b),
                   grid.positionAt(a, b) + ": the grid's value by the definition");
}

void checkSlices(const Game& game, const SlicesAspect& slices, DefinitionOfGame& definition) {
    for (const char* further : {"2", "0", "1,1"}) {
        const auto slice = slices.sliceThrough(*asked(game, std::string("5,4,") + further));
        expect(slice != nullptr, "there is a slice through more than two numbers");
        if (!slice) continue;
        checkGrid(game, *slice, definition);
        expect(!slice->cellOf(*asked(game, "5,4")), "two numbers are no cell of a slice");
        expect(!slice->cellOf(*asked(game, "5,4,7")), "nor are other further numbers");
    }
    expect(!slices.sliceThrough(*asked(game, "5,4")), "two numbers are in no slice");
}

} // namespace mexplorer
