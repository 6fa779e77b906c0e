#pragma once

#include "core/solve/game.h"
#include "core/solve/heap_moves.h"
#include "core/solve/valuation.h"

namespace mexplorer {

/// The table of a game of vector moves.
template <GridRules R>
class VectorGrid final : public GridAspect {
public:
    explicit VectorGrid(R rules) : rules_(std::move(rules)) {}

    [[nodiscard]] std::uint64_t firstNumber() const override { return rules_.firstNumber(); }
    [[nodiscard]] Expected<void> check(GridSize size) const override { return checkGrid(rules_, size); }
    [[nodiscard]] Expected<void> fill(GridValues& values, Task& task) const override {
        return fillGrid(rules_, values, task);
    }
    [[nodiscard]] Expected<void> fillByDefinition(GridValues& values, Task& task) const override {
        return mexplorer::fillByDefinition(rules_, values, task);
    }
    [[nodiscard]] std::string positionAt(std::uint64_t a, std::uint64_t b) const override {
        return rules_.text({a, b});
    }
    [[nodiscard]] std::optional<GridCell> cellOf(const std::string& position) const override {
        const auto cell = rules_.parse(position);
        if (!cell) return std::nullopt;
        return GridCell{cell->a, cell->b};
    }
    [[nodiscard]] std::vector<GridCell> optionsOf(GridCell cell, std::size_t most) const override {
        std::vector<GridCell> cells;
        if (rules_.optionCount({cell.a, cell.b}) > most) return cells;
        rules_.forEachOption({cell.a, cell.b}, [&](const Ride&, const Cell& option) {
            cells.push_back({option.a, option.b});
        });
        return cells;
    }
    [[nodiscard]] std::optional<Evaluation> closedForm(GridCell cell) const override {
        return rules_.closedForm({cell.a, cell.b});
    }
    [[nodiscard]] std::vector<Ray> rays() const override { return rules_.rays(); }

private:
    R rules_;
};

/// Two heaps of a heap game, as a table: each cell the sum of two values of the line.
template <HeapRules R>
class TwoHeapGrid final : public GridAspect {
public:
    TwoHeapGrid(R rules, std::shared_ptr<SharedTables> tables)
        : rules_(std::move(rules)), tables_(std::move(tables)) {}

    [[nodiscard]] std::uint64_t firstNumber() const override { return 0; }
    [[nodiscard]] Expected<void> check(GridSize size) const override {
        if (auto fits = checkGridMemory(size, 0); !fits) return fits;
        if (size.cells() > 0 && rules_.optionCount({size.rows - 1U, size.columns - 1U}) > UINT16_MAX) {
            return tooLarge(
                say(MX_TEXT("core", "A cell of a %1 × %2 grid may have a value above the limit of %3."),
                    size.rows, size.columns, UINT16_MAX));
        }
        return {};
    }
    [[nodiscard]] Expected<void> fill(GridValues& values, Task& task) const override {
        const GridSize size = values.size();
        Valuation<R> valuation(rules_, tables_);
        std::vector<Nimber> line;
        for (std::uint64_t n = 0; n < std::max(size.rows, size.columns); ++n) {
            const auto value = valuation.heapValue(n, task);
            if (!value) return tl::unexpected(value.error());
            line.push_back(*value);
        }
        for (std::uint32_t a = 0; a < size.rows; ++a) {
            if (task.cancelled()) return cancelled();
            for (std::uint32_t b = 0; b < size.columns; ++b) {
                const Nimber pair[] = {line[a], line[b]};
                values.row(a)[b] = static_cast<GridValues::Value>(*evaluateHeaps(pair, rules_.play()).value);
            }
            values.finish({a + 1, size.columns});
            task.report(static_cast<double>(a + 1) / size.rows);
        }
        return {};
    }
    [[nodiscard]] Expected<void> fillByDefinition(GridValues& values, Task& task) const override {
        const GridSize size = values.size();
        std::vector<Nimber> found;
        for (std::uint32_t a = 0; a < size.rows; ++a) {
            if (task.cancelled()) return cancelled();
            for (std::uint32_t b = 0; b < size.columns; ++b) {
                found.clear();
                rules_.forEachTake(a, [&](std::uint64_t t) {
                    found.push_back(values.row(a - static_cast<std::uint32_t>(t))[b]);
                });
                rules_.forEachTake(b, [&](std::uint64_t t) { found.push_back(values.row(a)[b - t]); });
                const Nimber value = found.empty() ? terminalValue(rules_.play()) : mex(found);
                values.row(a)[b] = static_cast<GridValues::Value>(value);
            }
            values.finish({a + 1, size.columns});
            task.report(static_cast<double>(a + 1) / size.rows);
        }
        return {};
    }
    [[nodiscard]] std::string positionAt(std::uint64_t a, std::uint64_t b) const override {
        return rules_.text({a, b});
    }
    [[nodiscard]] std::optional<GridCell> cellOf(const std::string& position) const override {
        const auto heaps = rules_.parse(position);
        if (!heaps || heaps->size() != 2) return std::nullopt;
        return GridCell{heaps->front(), heaps->back()};
    }
    [[nodiscard]] std::vector<GridCell> optionsOf(GridCell cell, std::size_t most) const override {
        std::vector<GridCell> cells;
        if (rules_.optionCount({cell.a, cell.b}) > most) return cells;
        rules_.forEachOption({cell.a, cell.b}, [&](const Take&, const Heaps& option) {
            cells.push_back({option[0], option[1]});
        });
        return cells;
    }
    [[nodiscard]] std::optional<Evaluation> closedForm(GridCell cell) const override {
        return rules_.closedForm({cell.a, cell.b});
    }
    [[nodiscard]] std::vector<Ray> rays() const override { return {}; }

private:
    R rules_;
    std::shared_ptr<SharedTables> tables_;
};

/// Single heaps of a heap game.
template <HeapRules R>
class HeapLine final : public LineAspect {
public:
    explicit HeapLine(R rules) : rules_(std::move(rules)) {}

    [[nodiscard]] Expected<void> check(std::uint64_t size) const override { return checkLine(size); }
    [[nodiscard]] Expected<void> fill(LineValues& values, Task& task) const override {
        return fillLine(rules_, values, task);
    }
    [[nodiscard]] Expected<void> fillByDefinition(LineValues& values, Task& task) const override {
        return mexplorer::fillByDefinition(rules_, values, task);
    }
    [[nodiscard]] Period period(const LineValues& values) const override {
        if (const auto length = rules_.valuePeriod()) return {Period::Status::proved, *length};
        const auto longest = rules_.longestTake();
        return longest ? takingPeriod(values, *longest) : Period{};
    }
    [[nodiscard]] std::string positionAt(std::uint64_t n) const override { return rules_.text({n}); }
    [[nodiscard]] std::optional<std::uint64_t> heapOf(const std::string& position) const override {
        const auto heaps = rules_.parse(position);
        if (!heaps || heaps->size() != 1) return std::nullopt;
        return heaps->front();
    }
    [[nodiscard]] std::optional<Evaluation> closedForm(std::uint64_t n) const override {
        return rules_.closedForm({n});
    }
    [[nodiscard]] std::vector<std::uint64_t> optionsOf(std::uint64_t n, std::size_t most) const override {
        std::vector<std::uint64_t> heaps;
        if (rules_.takeCount(n) > most) return heaps;
        rules_.forEachTake(n, [&](std::uint64_t taken) { heaps.push_back(n - taken); });
        return heaps;
    }

private:
    R rules_;
};

/// Heaps as the components of a sum.
template <HeapRules R>
class HeapSum final : public SumAspect {
public:
    HeapSum(R rules, std::shared_ptr<SharedTables> tables)
        : rules_(std::move(rules)), tables_(std::move(tables)) {}

    [[nodiscard]] Message name(std::size_t component) const override {
        return say(MX_TEXT("core", "heap %1"), component + 1);
    }

    [[nodiscard]] Expected<std::vector<Component>> components(const std::string& position,
                                                              Task& task) const override {
        const auto heaps = rules_.parse(position);
        if (!heaps) return tl::unexpected(heaps.error());
        const auto values = Valuation<R>(rules_, tables_).heapValues(*heaps, task);
        if (!values) return tl::unexpected(values.error());
        std::vector<Component> components;
        components.reserve(heaps->size());
        for (std::size_t i = 0; i < heaps->size(); ++i) {
            Component component{fmt::format("{}", (*heaps)[i]), (*values)[i]};
            if constexpr (requires { rules_.valueReason((*heaps)[i]); })
                component.reason = rules_.valueReason((*heaps)[i]);
            components.push_back(std::move(component));
        }
        return components;
    }

    [[nodiscard]] Expected<std::vector<ComponentMove>> winningMoves(const std::string& position,
                                                                    Task& task) const override {
        const auto heaps = rules_.parse(position);
        if (!heaps) return tl::unexpected(heaps.error());
        Valuation<R> valuation(rules_, tables_);
        const auto found = heapMoves(rules_, valuation, *heaps, task);
        if (!found) return tl::unexpected(found.error());
        std::vector<ComponentMove> moves;
        moves.reserve(found->size());
        for (const HeapMove& move : *found) {
            moves.push_back({move.take.heap, rules_.moveText(*heaps, move.take),
                             fmt::format("{}", move.newSize), move.newValue});
        }
        return moves;
    }

private:
    R rules_;
    std::shared_ptr<SharedTables> tables_;
};

} // namespace mexplorer
