#pragma once

#include "core/rules/drawn_graph.h"
#include "core/rules/proof.h"
#include "core/rules/rules.h"
#include "core/solve/grid_values.h"
#include "core/solve/line_values.h"
#include "core/solve/position_graph.h"
#include "core/task/task.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mexplorer {

/// One option of a position and what it is worth.
struct SolvedMove {
    Message move;
    std::string to;
    Evaluation evaluation;

    [[nodiscard]] bool wins() const { return evaluation.outcome == Outcome::P; }
};

/// A position with all its options evaluated (or, where there are too many to list, only winning ones: those
/// that were found).
struct Solution {
    std::string position;
    Evaluation evaluation;
    std::vector<SolvedMove> moves;
    bool complete = true;   ///< false: `moves` holds only winning moves
    bool allWinning = true; ///< false: there may be winning moves that `moves` does not hold
};

/// A cell of a table; a and b count from 0 whatever the game calls its first row.
struct GridCell {
    std::uint64_t a = 0;
    std::uint64_t b = 0;
    friend bool operator==(const GridCell&, const GridCell&) = default;
};

/// The cells that one cell has become: one, or a sum of several; none where nothing is left.
using CellOption = std::vector<GridCell>;
/// The most cells that the options of one cell are told with, all together.
inline constexpr std::uint64_t mostOptionCells = 1U << 20U;

/// A game that has a table of values over two numbers.
class GridAspect {
public:
    virtual ~GridAspect() = default;
    /// The name of the first row and column: 0, or 1 on boards counted from 1.
    [[nodiscard]] virtual std::uint64_t firstNumber() const = 0;
    /// Whether `size` can be computed: its memory and its largest possible value are in bounds.
    [[nodiscard]] virtual Expected<void> check(GridSize size) const = 0;
    /// Fills `values`, reporting progress and finishing parts as it goes. Errors: cancelled.
    [[nodiscard]] virtual Expected<void> fill(GridValues& values, Task& task) const = 0;
    /// The same by plain mex over every option: what `fill` and the theorems are checked against. Errors,
    /// besides: too large, where that would take too much memory or is more than a cell holds.
    [[nodiscard]] virtual Expected<void> fillByDefinition(GridValues& values, Task& task) const = 0;
    [[nodiscard]] virtual std::string positionAt(std::uint64_t a, std::uint64_t b) const = 0;
    /// The cell of a position, if it has one.
    [[nodiscard]] virtual std::optional<GridCell> cellOf(const std::string& position) const = 0;
    /// What can be moved to, in the rules' order; nothing if there are more than `most` options, or if they
    /// are sums of more than mostOptionCells cells, all together.
    [[nodiscard]] virtual std::optional<std::vector<CellOption>> optionsOf(GridCell cell,
                                                                           std::size_t most) const = 0;
    /// What a theorem says of the cell, or nothing.
    [[nodiscard]] virtual std::optional<Evaluation> closedForm(GridCell cell) const = 0;
    /// Lines worth drawing over the grid.
    [[nodiscard]] virtual std::vector<Ray> rays() const = 0;
};

/// The heaps that one heap has become, at least one: where nothing is left, a heap of 0.
using HeapOption = std::vector<std::uint64_t>;

/// A game whose single heaps have a sequence of values.
class LineAspect {
public:
    virtual ~LineAspect() = default;
    /// What the line is of, for any n: “a heap of n”.
    [[nodiscard]] virtual Message subject() const { return say(MX_TEXT("core", "a heap of n")); }
    /// The same for one n: “a heap of 5”.
    [[nodiscard]] virtual Message name(std::uint64_t n) const {
        return say(MX_TEXT("core", "a heap of %1"), n);
    }
    /// Whether one turn may leave several heaps, so that a division of the values into rare and common ones
    /// (see SparseSpace) says something.
    [[nodiscard]] virtual bool heapsBreak() const { return false; }
    /// So many values give a first impression.
    [[nodiscard]] virtual std::uint64_t usualSize() const { return 60; }
    /// In so many values a period is looked for where nobody says in how many: some seconds of work.
    [[nodiscard]] virtual std::uint64_t usualPeriodSize() const { return 100'001; }
    [[nodiscard]] virtual Expected<void> check(std::uint64_t size) const = 0;
    /// Fills `values`, finishing parts as it goes. Errors: cancelled.
    [[nodiscard]] virtual Expected<void> fill(LineValues& values, Task& task) const = 0;
    /// The same by plain mex over every option: what `fill` and the theorems are checked against. Errors,
    /// besides: too large, where that would take too much memory.
    [[nodiscard]] virtual Expected<void> fillByDefinition(LineValues& values, Task& task) const = 0;
    /// Fills `values` until their period is proved (or as good as it will ever be known), or to the end, and
    /// tells the period. Errors: cancelled.
    [[nodiscard]] virtual Expected<Period> findPeriod(LineValues& values, Task& task) const {
        return fill(values, task).map([&] { return period(values); });
    }
    /// The period of `values` (whose finished part is looked at), proved where a theorem allows.
    [[nodiscard]] virtual Period period(const LineValues& values) const = 0;
    [[nodiscard]] virtual std::string positionAt(std::uint64_t n) const = 0;
    /// The n of a position that is one heap.
    [[nodiscard]] virtual std::optional<std::uint64_t> heapOf(const std::string& position) const = 0;
    [[nodiscard]] virtual std::optional<Evaluation> closedForm(std::uint64_t n) const = 0;
    /// What n can become, in the rules' order, each a heap or several; nothing if there are more than `most`,
    /// or if they are not on the line.
    [[nodiscard]] virtual std::optional<std::vector<HeapOption>> optionsOf(std::uint64_t n,
                                                                           std::size_t most) const = 0;
};

/// One component of a sum, as the XOR view shows it.
struct Component {
    std::string text;    ///< as it is written: the size of a heap, the place of a coin
    Nimber value = 0;    ///< its SG value in normal play
    Message reason = {}; ///< how the value comes about, “17 mod 4 = 1”; may be empty
    /// Whether it counts as above 1 in the rule of misère play (see NimTotal): in Nim exactly what is above
    /// 1, in other games also what has the same value in both plays.
    bool large = value > 1;

    /// Whether the text is the value, as it is in Nim, so that the value need not be written beside it.
    [[nodiscard]] bool isItsValue() const { return text == std::to_string(value); }
};

/// A winning move in a sum: one component is changed.
struct ComponentMove {
    std::size_t component = 0;
    Message move;   ///< what is done
    std::string to; ///< the component after it, as it is written; empty if nothing is left
    Nimber newValue = 0;
};

/// A position that is a sum of components whose XOR tells who wins. In misère play only where the rule of
/// NimTotal holds.
class SumAspect {
public:
    virtual ~SumAspect() = default;
    /// What the components are called: “heap 2” of the second, counted from 0.
    [[nodiscard]] virtual Message name(std::size_t component) const = 0;
    [[nodiscard]] virtual Expected<std::vector<Component>> components(const std::string& position,
                                                                      Task& task) const = 0;
    /// One winning move for every component that has one, in the order of the components.
    [[nodiscard]] virtual Expected<std::vector<ComponentMove>> winningMoves(const std::string& position,
                                                                            Task& task) const = 0;
};

/// A game that is played on a graph that can be drawn.
class DrawnAspect {
public:
    virtual ~DrawnAspect() = default;
    /// The graph at this position, its moves and nodes evaluated as far as they can be. Errors: no such
    /// position; more nodes or edges than can be drawn; cancelled.
    [[nodiscard]] virtual Expected<DrawnGraph> drawing(const std::string& position, Task& task) const = 0;
};

/// A game with its parameters fixed, whatever its rules: what the window and the command line hold. Positions
/// are texts in one canonical spelling. Everything here may be called from any thread; what takes a Task may
/// be long.
class Game {
public:
    virtual ~Game() = default;

    [[nodiscard]] virtual const Description& description() const = 0;
    [[nodiscard]] virtual const Parameters& parameters() const = 0;
    [[nodiscard]] virtual Play play() const = 0;
    /// Whether who moves last has won or lost. Otherwise the end of play is decided by something else, such
    /// as scores: positions have outcomes, also draws, but no SG values, and `play` means nothing.
    [[nodiscard]] virtual bool lastMoveDecides() const { return true; }

    /// Where to open: a position that these parameters allow, in its canonical spelling.
    [[nodiscard]] virtual std::string startPosition() const { return description().position; }
    /// The canonical spelling of a position. Errors say what is wrong with the text.
    [[nodiscard]] virtual Expected<std::string> canonical(std::string_view position) const = 0;
    [[nodiscard]] virtual Expected<Evaluation> evaluate(const std::string& position, Task& task) const = 0;
    /// What a theorem says of the position, or nothing; never long.
    [[nodiscard]] virtual std::optional<Evaluation> closedForm(const std::string& position) const = 0;
    /// The game’s own proof for the position, if it has one; never long.
    [[nodiscard]] virtual std::optional<Proof> proof(const std::string& /*position*/) const {
        return std::nullopt;
    }
    [[nodiscard]] virtual Expected<Solution> solve(const std::string& position, Task& task) const = 0;
    /// In normal play, some move to a position of this SG value, by formula or component by component where
    /// that can be, else by trying moves; nothing if there is none, or if they are too many to try. Errors: a
    /// value is out of reach; cancelled.
    [[nodiscard]] virtual Expected<std::optional<SolvedMove>> moveTo(const std::string& /*position*/,
                                                                     Nimber /*value*/, Task& /*task*/) const {
        return std::optional<SolvedMove>();
    }
    [[nodiscard]] virtual std::unique_ptr<PositionGraph> graph(const std::string& position) const = 0;

    /// What the game can show besides its tree; null where it cannot.
    [[nodiscard]] virtual const GridAspect* grid() const { return nullptr; }
    [[nodiscard]] virtual const LineAspect* line() const { return nullptr; }
    [[nodiscard]] virtual const SumAspect* sum() const { return nullptr; }
    [[nodiscard]] virtual const DrawnAspect* drawn() const { return nullptr; }
};

} // namespace mexplorer
