#pragma once

#include "core/game/aspects/aspect.h"
#include "core/game/grid_values.h"
#include "core/rules/rules.h"
#include "core/task/task.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mexplorer {

class Inquiry;

/// A cell of a table: row a, column b, both counted from 0 whatever the game calls its first row.
struct GridCell {
    std::uint64_t a = 0;
    std::uint64_t b = 0;
    friend bool operator==(const GridCell&, const GridCell&) = default;
};

/// An option of a cell: one cell, or a sum of several; empty if nothing is left.
using CellOption = std::vector<GridCell>;
/// Limit on the total number of cells in all options of one cell.
inline constexpr std::uint64_t mostOptionCells = 1U << 20U;

/// A table of positions over two numbers, and their values.
class Grid {
public:
    virtual ~Grid() = default;

    /// The name of the first row and column: 0, or 1 on boards counted from 1.
    [[nodiscard]] virtual std::uint64_t firstNumber() const = 0;
    /// The whole table, if it ends: a board with a last row and column.
    [[nodiscard]] virtual std::optional<GridSize> wholeSize() const { return std::nullopt; }
    /// Cells of the whole table that are no positions; in `fill` they count as positions without moves.
    [[nodiscard]] virtual std::vector<GridCell> holes() const { return {}; }
    /// Whether a table of `size` can be computed: its memory and its largest possible value are in bounds.
    [[nodiscard]] virtual Expected<void> check(GridSize size) const = 0;
    /// Fills `values`, reporting progress and marking parts as finished as it goes. Errors: cancelled.
    [[nodiscard]] virtual Expected<void> fill(GridValues& values, Task& task) const = 0;
    [[nodiscard]] virtual std::string positionAt(std::uint64_t a, std::uint64_t b) const = 0;
    /// The cell of a position of this game, if it has one.
    [[nodiscard]] virtual std::optional<GridCell> cellOf(const Inquiry& asked) const = 0;
    /// The options that lie in the table, in the rules' order; nothing if there are more than `most` options,
    /// or if they have more than mostOptionCells cells in total.
    [[nodiscard]] virtual std::optional<std::vector<CellOption>> optionsOf(GridCell cell,
                                                                           std::size_t most) const = 0;
    /// Whether every option of every cell has a lower a + b.
    [[nodiscard]] virtual bool comesNearer() const { return true; }
    /// What a theorem says about the cell, or nothing.
    [[nodiscard]] virtual std::optional<Evaluation> closedForm(GridCell cell) const = 0;

    /// Further numbers that all positions of the table share.
    [[nodiscard]] virtual std::vector<std::uint64_t> kept() const { return {}; }
    /// How many further options each cell has: moves in the numbers that are kept. In the rules' order they
    /// come last.
    [[nodiscard]] virtual std::uint64_t optionsOutside() const { return 0; }
};

/// A game that has a table of values over two numbers: the positions of just these numbers.
class GridAspect : public Aspect, public Grid {
public:
    /// As `fill`, by plain mex over every option: what `fill` and the theorems are checked against. Further
    /// errors: too large, if that would take too much memory or exceed what a cell holds.
    [[nodiscard]] virtual Expected<void> fillByDefinition(GridValues& values, Task& task) const = 0;
    /// Whether every option is one cell, so that cells alone decide who wins.
    [[nodiscard]] virtual bool optionsAreCells() const = 0;
};

/// A game with a table, some of whose positions have further numbers.
class SlicesAspect : public Aspect {
public:
    /// The table through such a position, which keeps its further numbers; null if it has none.
    [[nodiscard]] virtual std::shared_ptr<const Grid> sliceThrough(const Inquiry& asked) const = 0;
    /// Such a position with another number in place of a further one: kept()[which] of its table.
    [[nodiscard]] virtual std::string withKept(const Inquiry& asked, std::size_t which,
                                               std::uint64_t number) const = 0;
};

/// A game with a table, and rays near which its P-positions lie.
class RaysAspect : public Aspect {
public:
    /// Lines worth drawing over the grid, at least one.
    [[nodiscard]] virtual std::vector<Ray> rays() const = 0;
};

} // namespace mexplorer
