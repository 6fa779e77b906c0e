#pragma once

#include "core/catalogue/catalogue.h"
#include "core/solve/game.h"

#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <thread>

namespace mexplorer::ui {

/// A grid whose values, theorem and pace the test sets. Moves go towards a = 0 or b = 0, as in two heaps.
class FakeGrid final : public GridAspect {
public:
    std::uint64_t first = 0;
    GridSize limit{5000, 5000};
    std::function<GridValues::Value(std::uint64_t, std::uint64_t)> value =
        [](std::uint64_t a, std::uint64_t b) { return static_cast<GridValues::Value>(a ^ b); };
    std::function<std::optional<Evaluation>(GridCell)> theorem = [](GridCell cell) {
        return std::optional(evaluationOf(cell.a ^ cell.b));
    };
    /// The engine stops here until `mayFinish`.
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
    [[nodiscard]] std::optional<GridCell> cellOf(const std::string& position) const override {
        unsigned long long a = 0;
        unsigned long long b = 0;
        if (std::sscanf(position.c_str(), "%llu,%llu", &a, &b) != 2) return std::nullopt;
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
    [[nodiscard]] std::optional<Evaluation> closedForm(GridCell cell) const override { return theorem(cell); }
    [[nodiscard]] std::vector<Ray> rays() const override { return {}; }
};

/// A game that is nothing but its grid.
class FakeGame final : public Game {
public:
    FakeGame() { description_.theorems.push_back({say("exclusive or"), {}, {}, {}}); }

    FakeGrid fake;
    Play played = Play::normal;

    [[nodiscard]] const Description& description() const override { return description_; }
    [[nodiscard]] const Parameters& parameters() const override { return parameters_; }
    [[nodiscard]] Play play() const override { return played; }
    [[nodiscard]] Expected<std::string> canonical(std::string_view position) const override {
        return std::string(position);
    }
    [[nodiscard]] Expected<Evaluation> evaluate(const std::string&, Task&) const override {
        return Evaluation{};
    }
    [[nodiscard]] std::optional<Evaluation> closedForm(const std::string&) const override { return {}; }
    [[nodiscard]] Expected<Solution> solve(const std::string& position, Task&) const override {
        const auto solved = [&](const GridCell& cell) { return evaluationOf(fake.value(cell.a, cell.b)); };
        const GridCell at = fake.cellOf(position).value();
        Solution solution{position, solved(at), {}, true};
        const auto options = fake.optionsOf(at, 1000).value();
        for (const CellOption& option : options) {
            const GridCell& to = option.front();
            solution.moves.push_back({{}, fake.positionAt(to.a, to.b), solved(to)});
        }
        return solution;
    }
    [[nodiscard]] std::unique_ptr<PositionGraph> graph(const std::string&) const override { return nullptr; }
    [[nodiscard]] const GridAspect* grid() const override { return &fake; }

private:
    Description description_ = findGame("nim").value()->description;
    Parameters parameters_;
};

} // namespace mexplorer::ui
