#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/grid.h"
#include "core/solve/ways/coin_boards.h"
#include "core/theory/mex.h"
#include "core/theory/nim_product.h"
#include "core/theory/saturating.h"

namespace mexplorer {

/// Single heads on a board, in normal play. A turn may leave several heads, whose values add by XOR.
template <BoardCoinRules R>
class CoinGrid final : public NormalAspectOf<R, GridAspect> {
public:
    using NormalAspectOf<R, GridAspect>::NormalAspectOf;

    [[nodiscard]] std::uint64_t firstNumber() const override { return 1; }
    [[nodiscard]] Expected<void> check(GridSize size) const override {
        if (std::max(size.rows, size.columns) <= R::mostSide) return {};
        return tooLarge(say(MX_TEXT("core", "A board of coins has at most %1 rows and %1 columns."),
                            std::size_t{R::mostSide}));
    }
    /// By the Tartan theorem. Further errors: a value above two bytes.
    [[nodiscard]] Expected<void> fill(GridValues& values, Task& task) const override {
        const GridSize size = values.size();
        const auto rows = lineOf(this->rules().rowRule(), size.rows, task);
        if (!rows) return tl::unexpected(rows.error());
        const auto columns = lineOf(this->rules().columnRule(), size.columns, task);
        if (!columns) return tl::unexpected(columns.error());
        for (std::uint32_t a = 0; a < size.rows; ++a) {
            if (task.cancelled()) return cancelled();
            for (std::uint32_t b = 0; b < size.columns; ++b) // nimbers below 2^16 form a field
                values.row(a)[b] = static_cast<GridValues::Value>(nimProduct((*rows)[a], (*columns)[b]));
            finishRow(values, a, task);
        }
        return {};
    }
    /// O(turns · coins turned in a row). Further errors: a value above two bytes.
    [[nodiscard]] Expected<void> fillByDefinition(GridValues& values, Task& task) const override {
        const GridSize size = values.size();
        const std::uint64_t turns =
            saturatedProduct(turnsUpTo(this->rules().rowRule().sets(), size.rows),
                             turnsUpTo(this->rules().columnRule().sets(), size.columns));
        if (auto fits = checkTurns(turns); !fits) return fits;
        for (std::uint32_t a = 0; a < size.rows; ++a) {
            for (std::uint32_t b = 0; b < size.columns; ++b) {
                const auto value = definedValue(values, a, b, task);
                if (!value) return tl::unexpected(value.error());
                values.row(a)[b] = *value;
            }
            finishRow(values, a, task);
        }
        return {};
    }
    [[nodiscard]] std::string positionAt(std::uint64_t a, std::uint64_t b) const override {
        return this->rules().text({placeOf({a, b})});
    }
    [[nodiscard]] std::optional<GridCell> cellOf(const Inquiry& position) const override {
        const auto* heads = parsedBy(this->rules(), position);
        if (!heads || heads->size() != 1) return std::nullopt;
        return GridCell{heads->front().row - 1, heads->front().column - 1};
    }
    [[nodiscard]] std::optional<std::vector<CellOption>> optionsOf(GridCell cell,
                                                                   std::size_t most) const override {
        const BoardHeads head{placeOf(cell)};
        if (this->rules().optionCount(head) > most ||
            this->rules().coinsTurned(head.front()) > mostOptionCells)
            return std::nullopt;
        std::vector<CellOption> options;
        this->rules().forEachOption(head, [&](const BoardTurn&, const BoardHeads& left) {
            CellOption& option = options.emplace_back();
            for (const BoardPlace& place : left)
                option.push_back({place.row - 1, place.column - 1});
        });
        return options;
    }
    [[nodiscard]] bool optionsAreCells() const override { return false; }
    [[nodiscard]] std::optional<Evaluation> closedForm(GridCell cell) const override {
        return this->rules().closedForm({placeOf(cell)});
    }

private:
    static constexpr std::uint64_t coinsBetweenChecks = 1U << 16U;

    static BoardPlace placeOf(GridCell cell) {
        return {static_cast<std::uint32_t>(cell.a) + 1, static_cast<std::uint32_t>(cell.b) + 1};
    }
    static void finishRow(GridValues& values, std::uint32_t a, Task& task) {
        values.finish({a + 1, values.size().columns});
        task.report(static_cast<double>(a + 1) / values.size().rows);
    }
    /// The value of a lone head at each place of one of the two one-dimensional games.
    static Expected<std::vector<Nimber>> lineOf(const TurnRule& rule, std::size_t places, Task& task) {
        auto found = coinValues(rule.sets(), places, task);
        if (!found) return found;
        const auto large =
            std::find_if(found->begin(), found->end(), [](Nimber v) { return v > UINT16_MAX; });
        const auto fitting = static_cast<std::size_t>(large - found->begin());
        if (fitting < places) return tooLargeAt(fitting + 1, UINT16_MAX);
        return found;
    }

    /// mex over every turn whose last coin is at (a, b), from the values of the cells before it.
    Expected<GridValues::Value> definedValue(const GridValues& values, std::uint32_t a, std::uint32_t b,
                                             Task& task) const {
        MexOfMany options;                             // XORs of values below a power of two stay below it
        std::vector<Nimber> below(std::size_t{b} + 1); // by column: the XOR of its cells in the chosen rows
        std::uint64_t coins = 0;                       // examined since the last task check
        const auto isStopped = [&](std::uint64_t more) {
            coins += more;
            if (coins < coinsBetweenChecks) return false;
            coins = 0;
            return task.cancelled();
        };
        const bool isDone = this->rules().rowRule().sets().forEach(a + 1, [&](const Places& rows) {
            if (isStopped(rows.size() * below.size())) return false;
            for (std::uint32_t column = 0; column <= b; ++column) {
                below[column] = 0;
                for (const std::size_t row : rows)
                    if (row <= a || column < b) below[column] ^= values.at(std::uint32_t(row) - 1, column);
            }
            return this->rules().columnRule().sets().forEach(b + 1, [&](const Places& columns) {
                if (isStopped(columns.size())) return false;
                Nimber option = 0;
                for (const std::size_t column : columns)
                    option ^= below[column - 1];
                options.add(option);
                return true;
            });
        });
        if (!isDone || task.cancelled()) return cancelled();
        const Nimber value = options.mex();
        if (value > UINT16_MAX) return tooLargeAt(std::max(a, b) + 1U, UINT16_MAX);
        return static_cast<GridValues::Value>(value);
    }
};

} // namespace mexplorer
