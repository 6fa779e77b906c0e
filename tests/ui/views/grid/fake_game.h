#pragma once

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/grid.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/positions.h"

#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <thread>

namespace mexplorer::ui {

/// A grid whose values, theorem and speed are set by the test. Moves as in Nim with two heaps.
class FakeGrid final : public GridAspect {
public:
    std::uint64_t first = 0;
    GridSize limit{5000, 5000};
    std::function<GridValues::Value(std::uint64_t, std::uint64_t)> value =
        [](std::uint64_t a, std::uint64_t b) { return static_cast<GridValues::Value>(a ^ b); };
    std::function<std::optional<Evaluation>(GridCell)> theorem = [](GridCell cell) {
        return std::optional(evaluationOf(cell.a ^ cell.b));
    };
    /// The engine waits at this row until `mayFinish`.
    std::uint32_t rowsBeforeTheGate = UINT32_MAX;
    mutable std::atomic<bool> mayFinish = false;
    mutable std::atomic<int> fills = 0;

    [[nodiscard]] std::uint64_t firstNumber() const override { return first; }
    [[nodiscard]] Expected<void> check(GridSize size) const override {
        if (size.rows <= limit.rows && size.columns <= limit.columns) return {};
        return tooLarge(say("at most %1 rows", limit.rows));
    }
    [[nodiscard]] Expected<void> fill(GridValues& values, Task& task) const override {
        ++fills;
        const GridSize size = values.size();
        for (std::uint32_t a = 0; a < size.rows; ++a) {
            while (a >= rowsBeforeTheGate && !mayFinish && !task.cancelled())
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            if (task.cancelled()) return cancelled();
            for (std::uint32_t b = 0; b < size.columns; ++b)
                values.row(a)[b] = value(a, b);
            values.finish({a + 1, size.columns});
            task.report(double{1} * (a + 1) / size.rows);
        }
        return {};
    }
    [[nodiscard]] Expected<void> fillByDefinition(GridValues& values, Task& task) const override {
        return fill(values, task);
    }
    [[nodiscard]] std::string positionAt(std::uint64_t a, std::uint64_t b) const override {
        return fmt::format("{},{}", a + first, b + first);
    }
    [[nodiscard]] std::optional<GridCell> cellOf(const Inquiry& asked) const override {
        unsigned long long a = 0;
        unsigned long long b = 0;
        if (std::sscanf(asked.position().c_str(), "%llu,%llu", &a, &b) != 2) return std::nullopt;
        return GridCell{a - first, b - first};
    }
    [[nodiscard]] std::optional<std::vector<CellOption>> optionsOf(GridCell cell,
                                                                   std::size_t most) const override {
        if (cell.a + cell.b > most) return std::nullopt;
        std::vector<CellOption> cells;
        for (std::uint64_t a = cell.a; a-- > 0;)
            cells.push_back({{a, cell.b}});
        for (std::uint64_t b = cell.b; b-- > 0;)
            cells.push_back({{cell.a, b}});
        return cells;
    }
    [[nodiscard]] bool optionsAreCells() const override { return true; }
    [[nodiscard]] std::optional<Evaluation> closedForm(GridCell cell) const override { return theorem(cell); }
};

/// The grid’s positions: two heaps of Nim.
class HeapPositions final : public PositionsAspect {
public:
    [[nodiscard]] std::string startPosition() const override { return mexplorer::startPosition(*nim_); }
    [[nodiscard]] Expected<std::shared_ptr<const Inquiry>> ask(std::string_view position) const override {
        return mexplorer::ask(*nim_, position);
    }

private:
    std::shared_ptr<const Game> nim_ = makeGame("nim").value();
};

/// A game that is only a grid, without positions.
class FakeTable : public Game {
public:
    explicit FakeTable(Play play = Play::normal) : FakeTable(std::make_unique<FakeGrid>(), play) {}

    FakeGrid& fake; ///< must be set up before it is shown

private:
    FakeTable(std::unique_ptr<FakeGrid> grid, Play play) : Game(described(), {}), fake(*grid) {
        add(std::move(grid));
        add(std::make_unique<ImpartialAspect>(play));
    }

    static Description described() {
        Description description = findGame("nim").value()->description;
        description.theorems.push_back({say("exclusive or"), {}, {}, {}});
        return description;
    }
};

/// The same with positions.
class FakeGame final : public FakeTable {
public:
    explicit FakeGame(Play play = Play::normal) : FakeTable(play) { add(std::make_unique<HeapPositions>()); }
};

} // namespace mexplorer::ui
