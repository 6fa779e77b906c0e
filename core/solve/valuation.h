#pragma once

#include "core/rules/misere_search.h"
#include "core/solve/break_engine.h"
#include "core/solve/coin_engine.h"
#include "core/solve/graph_engine.h"
#include "core/solve/grid_engine.h"
#include "core/solve/line_engine.h"
#include "core/solve/line_rules.h"
#include "core/solve/search.h"
#include "core/solve/tables.h"
#include "core/solve/take_engine.h"
#include "core/solve/value_census.h"
#include "core/theory/nim_product.h"
#include "core/theory/saturating.h"

#include <algorithm>

namespace mexplorer {

/// SG values of single heaps, as many as are finished, and the period that is proved of them.
struct HeapTable {
    explicit HeapTable(std::uint64_t size) : values(size) {}

    /// The value of any heap, if the table or its period tells it.
    [[nodiscard]] std::optional<Nimber> at(std::uint64_t n) const {
        if (n < values.finished()) return values[n];
        if (period.status != Period::Status::proved) return std::nullopt;
        const std::uint64_t periods = (n - period.start) / period.length;
        return values[n - periods * period.length] + periods * period.saltus;
    }

    LineValues values;
    Period period = {};
};

/// The tables one game's questions share.
struct SharedTables {
    KeptTable<GridValues> grid;
    KeptTable<HeapTable> heaps;
    KeptTable<std::vector<std::uint32_t>> nodes; ///< in the play of the game
    KeptTable<std::vector<Nimber>> coins; ///< single ones, of a row or the rows of a board, in normal play
    KeptTable<std::vector<Nimber>> columnCoins; ///< the same of the columns of a board
};

/// The largest table that one question about one position may make.
inline constexpr std::uint64_t mostTableCells = 1U << 24U;
inline constexpr std::uint64_t mostLineValues = 1U << 24U;
/// The same where the values of heaps that break have to be found before their period is.
inline constexpr std::uint64_t mostBreakValues = 1U << 20U;
/// The same where heaps of rare value are not few (ValueCensus): a second of work.
inline constexpr std::uint64_t mostDenseValues = 1U << 15U;
/// In so many of them a period is looked for, for the sake of a heap that no table has, where more than
/// mostRareHeaps of the first mostDenseValues are rare: a second of work.
inline constexpr std::uint64_t mostSlowValuesForPeriod = 1U << 17U;
inline constexpr std::uint64_t mostRareHeaps = 256;
/// The same as mostBreakValues where they break into three heaps: a value takes as long as all before it
/// together.
inline constexpr std::uint64_t mostThreeHeapValues = 1U << 13U;
/// In so many of them a period is looked for, for the sake of a heap that no table has: a second of work.
inline constexpr std::uint64_t mostThreeHeapValuesForPeriod = 1U << 12U;
/// Where a code has no longest take, a period is not proved of more values than this (risesForEver).
inline constexpr std::uint64_t mostProvingValues = 1U << 12U;
/// No table is smaller than this, or so much a side.
inline constexpr std::uint64_t leastTable = 64;
/// Where a theorem tells who wins, the value is searched for only if no more moves than this can be met.
inline constexpr std::uint64_t mostMovesForAValue = 1U << 24U;

/// What positions of one game are worth, by the cheapest way there is: a theorem, else a table, else a
/// search. Where a theorem tells the outcome and the value would cost too much, the value is left out. One
/// thread at a time; the tables may be shared between threads.
template <Rules R>
class Valuation {
public:
    using Position = typename R::Position;

    Valuation(R rules, std::shared_ptr<SharedTables> tables, const Budget& budget = {})
        : rules_(rules), tables_(std::move(tables)), search_(std::move(rules), searchBudget(budget)) {}

    [[nodiscard]] Expected<Evaluation> operator()(const Position& position, Task& task) {
        if constexpr (ScoredRules<R>) {
            if (rules_.optionCount(position) == 0) return Evaluation{rules_.outcomeAtEnd(position), {}};
            return rules_.outcome(position, task).map([](Outcome outcome) {
                return Evaluation{outcome, {}};
            });
        } else {
            return byLastMove(position, task);
        }
    }

    /// The SG value, in normal play, of one heap: by theorem, or from a table and, beyond it, by the table's
    /// proved period. Errors: too large, where no period was proved in the largest table, or could be in any;
    /// cancelled.
    [[nodiscard]] Expected<Nimber> heapValue(std::uint64_t size, Task& task) requires LineRules<R> {
        if (const auto value = rules_.heapValue(size)) return *value;
        for (std::shared_ptr<const HeapTable> table = tables_->heaps.get();;) {
            if (table && mayUse(*table, size)) {
                if (const auto value = table->at(size)) return *value;
            }
            const std::uint64_t count = table ? table->values.size() : 0;
            if (count >=
                (size < mostValues() ? mostValuesAfter(table.get()) : mostValuesForPeriod(table.get()))) {
                const std::uint64_t most =
                    count < mostDenseValues ? mostValues() : mostValuesAfter(table.get());
                return tooLarge(
                    say(MX_TEXT("core", "A heap of %1 is above the limit of %2."), size, most - 1));
            }
            const auto larger = largerTable(table.get(), size, task);
            if (!larger) return tl::unexpected(larger.error());
            table = *larger;
            tables_->heaps.keep(table);
        }
    }

    /// `heapValue` of each.
    [[nodiscard]] Expected<std::vector<Nimber>> heapValues(const Heaps& heaps,
                                                           Task& task) requires LineRules<R> {
        std::vector<Nimber> values;
        values.reserve(heaps.size());
        for (const std::uint64_t size : heaps) {
            const auto value = heapValue(size, task);
            if (!value) return tl::unexpected(value.error());
            values.push_back(*value);
        }
        return values;
    }

private:
    [[nodiscard]] Expected<Evaluation> byLastMove(const Position& position, Task& task) {
        std::optional<Evaluation> theorem = rules_.closedForm(position);
        if (theorem && theorem->outcome == Outcome::P) theorem->value = 0; // only what is 0 is lost
        if (theorem && (theorem->value || !isValueInReach(position))) return *theorem;
        const Expected<Nimber> value = valueOf(position, task);
        if (value) return evaluationOf(*value);
        if (theorem && value.error().kind == Error::Kind::tooLarge) return *theorem;
        return tl::unexpected(value.error());
    }

    /// Depends on the position alone, so that the answer does not depend on what was asked before.
    [[nodiscard]] bool isValueInReach(const Position& position) const {
        if constexpr (requires { rules_.positionsBelow(position); }) {
            return saturatedProduct(rules_.positionsBelow(position), rules_.optionCount(position)) <=
                   mostMovesForAValue;
        } else {
            return true;
        }
    }

    [[nodiscard]] Expected<Nimber> valueOf(const Position& position, Task& task) {
        if constexpr (requires { rules_.value(position, task); }) {
            if (const auto known = search_.known(position)) return *known;
            const Expected<std::optional<Nimber>> value = rules_.value(position, task);
            if (!value) return tl::unexpected(value.error());
            return *value ? **value : search_.value(position, task);
        } else if constexpr (HeapRules<R>) {
            const auto values = heapValues(position, task);
            if (!values) return tl::unexpected(values.error());
            return *evaluateHeaps(*values, rules_.play()).value;
        } else if constexpr (BreakRules<R>) {
            if (rules_.play() == Play::misere) return search_.value(position, task);
            const auto values = heapValues(position, task);
            if (!values) return tl::unexpected(values.error());
            return nimSum(*values);
        } else if constexpr (GridRules<R>) {
            return cellValue(position, task);
        } else if constexpr (GraphRules<R>) {
            return tokensValue(position, task);
        } else if constexpr (CoinRules<R>) {
            return rowValue(position, task);
        } else if constexpr (BoardCoinRules<R>) {
            return boardValue(position, task);
        } else {
            return search_.value(position, task);
        }
    }

    [[nodiscard]] static Budget searchBudget(Budget budget) {
        if constexpr (BreakRules<R>) budget.positions = std::min(budget.positions, mostBreakPositions);
        return budget;
    }

    /// No table of heaps has more.
    [[nodiscard]] std::uint64_t mostValues() const {
        if constexpr (BreakRules<R>)
            return rules_.code().allows(BreakCode::threeHeaps) ? mostThreeHeapValues : mostBreakValues;
        else
            return mostLineValues;
    }

    /// The same once the values in `known` were found (null: none yet): they tell whether more are soon
    /// found. It depends on the code alone, so that the answer does not depend on what was asked before.
    [[nodiscard]] std::uint64_t mostValuesAfter([[maybe_unused]] const HeapTable* known) const {
        if constexpr (BreakRules<R>) {
            if (rules_.code().allows(BreakCode::threeHeaps) || neverSplits(rules_.code()))
                return mostValues();
            return rareHeapsIn(known) > 0 ? mostBreakValues : mostDenseValues;
        } else {
            return mostLineValues;
        }
    }

    /// A period that only a table proved which no question about such a heap would have made is not used: the
    /// answer would depend on what was asked before.
    [[nodiscard]] bool mayUse(const HeapTable& table, std::uint64_t size) const {
        return size < mostValues() || table.values.finished() <= mostValuesForPeriod(&table);
    }

    /// Of the first mostDenseValues: how many heaps are rare, if they are few; otherwise, or where they are
    /// not known yet, 0.
    [[nodiscard]] static std::uint64_t rareHeapsIn(const HeapTable* known) {
        if (!known || known->values.finished() < mostDenseValues) return 0;
        return censusOf({known->values.data(), mostDenseValues}).rare.size();
    }

    /// In how many values a period is looked for, for the sake of heaps that no table has.
    [[nodiscard]] std::uint64_t mostValuesForPeriod(const HeapTable* known) const {
        if constexpr (BreakRules<R>) {
            if (rules_.code().splitsUnequally()) return 0;
            if (!longestTakeOf(rules_)) return mostProvingValues;
            if (rules_.code().allows(BreakCode::threeHeaps)) return mostThreeHeapValuesForPeriod;
            if (rareHeapsIn(known) > mostRareHeaps) return mostSlowValuesForPeriod;
        }
        return longestTakeOf(rules_) ? mostValuesAfter(known) : 0;
    }

    /// A table with more than the values `known` (null: none) that has `size`, or on the way to it enough to
    /// prove a period.
    [[nodiscard]] Expected<std::shared_ptr<const HeapTable>>
    largerTable(const HeapTable* known, std::uint64_t size, Task& task) const {
        const std::uint64_t count = known ? known->values.size() : 0;
        const std::optional<std::uint64_t> longest = longestTakeOf(rules_);
        const bool isBeyond = size >= mostValues();
        const std::uint64_t toSize = isBeyond ? mostValuesForPeriod(known) : 2 * size + leastTable;
        const std::uint64_t toPeriod = longest ? std::max(2 * count, 4 * *longest + leastTable) : toSize;
        auto table = std::make_shared<HeapTable>(std::min({toSize, toPeriod, mostValuesAfter(known)}));
        if (auto filled = fillTable(*table, task); !filled) return tl::unexpected(filled.error());
        return table;
    }

    /// Fills a table until a period is proved.
    [[nodiscard]] Expected<void> fillTable(HeapTable& table, Task& task) const {
        if constexpr (BreakRules<R>) {
            // Only as the engine asks: at the end of this very table a proof might be had that a larger one,
            // with other sizes at which it is tried, would not have.
            const auto isUnproved = [&](const LineValues& known) {
                if (Period period = breakPeriod(rules_.code(), known, &task);
                    period.status == Period::Status::proved)
                    table.period = std::move(period);
                return table.period.status != Period::Status::proved;
            };
            const bool mayRepeat = !rules_.code().splitsUnequally();
            return fillBreakLine(rules_.code(), table.values, task, mayRepeat ? GoOn(isUnproved) : GoOn());
        } else {
            const auto filled = fillNormalLine(rules_, table.values, task);
            if (filled) table.period = periodOf(rules_, table.values, Play::normal);
            return filled;
        }
    }

    [[nodiscard]] Expected<Nimber> cellValue(const Cell& cell, Task& task) {
        std::shared_ptr<const GridValues> table = tables_->grid.get();
        if (!table || table->size().rows <= cell.a || table->size().columns <= cell.b) {
            const auto size = tableSizeFor(cell, table ? table->size() : GridSize{});
            if (!size) return tl::unexpected(size.error());
            auto larger = std::make_shared<GridValues>(*size);
            if (auto filled = fillGrid(rules_, *larger, task); !filled) return tl::unexpected(filled.error());
            tables_->grid.keep(larger);
            table = larger;
        }
        return table->at(static_cast<std::uint32_t>(cell.a), static_cast<std::uint32_t>(cell.b));
    }

    /// In normal play the XOR of the nodes’ values. There is no such rule in misère play: there several
    /// tokens are searched.
    [[nodiscard]] Expected<Nimber> tokensValue(const std::vector<Graph::Node>& tokens, Task& task) {
        if (tokens.size() > 1 && rules_.play() == Play::misere) return search_.value(tokens, task);
        Nimber sum = 0;
        for (const Graph::Node token : tokens) {
            const auto value = nodeValue(token, task);
            if (!value) return tl::unexpected(value.error());
            sum ^= *value;
        }
        return sum;
    }

    /// In normal play the XOR of the heads’ values; in misère play a search.
    [[nodiscard]] Expected<Nimber> rowValue(const Coins& coins, Task& task) {
        if (rules_.play() == Play::misere) return search_.value(coins, task);
        const auto last = static_cast<std::size_t>(
            std::find(coins.rbegin(), coins.rend(), std::uint8_t{1}).base() - coins.begin());
        const auto table = coinTable(tables_->coins, rules_.sets(), last, task);
        if (!table) return tl::unexpected(table.error());
        Nimber sum = 0;
        for (std::size_t i = 0; i < last; ++i)
            sum ^= coins[i] != 0 ? (**table)[i] : 0;
        return sum;
    }

    /// In normal play by the Tartan theorem; in misère play a search.
    [[nodiscard]] Expected<Nimber> boardValue(const BoardHeads& heads, Task& task) {
        if (rules_.play() == Play::misere) return search_.value(heads, task);
        std::uint32_t lastRow = 0;
        std::uint32_t lastColumn = 0;
        for (const BoardPlace& head : heads) {
            lastRow = std::max(lastRow, head.row);
            lastColumn = std::max(lastColumn, head.column);
        }
        const auto rows = coinTable(tables_->coins, rules_.rowRule().sets(), lastRow, task);
        if (!rows) return tl::unexpected(rows.error());
        const auto columns = coinTable(tables_->columnCoins, rules_.columnRule().sets(), lastColumn, task);
        if (!columns) return tl::unexpected(columns.error());
        Nimber sum = 0;
        for (const BoardPlace& head : heads)
            sum ^= nimProduct((**rows)[head.row - 1], (**columns)[head.column - 1]);
        return sum;
    }

    /// The values of single coins, at least of those up to place `last`.
    [[nodiscard]] static Expected<std::shared_ptr<const std::vector<Nimber>>>
    coinTable(KeptTable<std::vector<Nimber>>& kept, const TurnSets& sets, std::size_t last, Task& task) {
        std::shared_ptr<const std::vector<Nimber>> table = kept.get();
        if (!table || table->size() < last) {
            auto values = coinValues(sets, std::max<std::size_t>(last, leastTable), task);
            if (!values) return tl::unexpected(values.error());
            table = std::make_shared<const std::vector<Nimber>>(std::move(*values));
            kept.keep(table);
        }
        if (table->size() < last) {
            return tooLarge(say(MX_TEXT("core", "The value of a head at place %1 is above the limit of %2."),
                                table->size() + 1, mostCoinValue));
        }
        return table;
    }

    [[nodiscard]] Expected<Nimber> nodeValue(Graph::Node node, Task& task) {
        std::shared_ptr<const std::vector<std::uint32_t>> table = tables_->nodes.get();
        if (!table) {
            auto values = graphValues(rules_.graph(), rules_.play(), task);
            if (!values) return tl::unexpected(values.error());
            table = std::make_shared<const std::vector<std::uint32_t>>(std::move(*values));
            tables_->nodes.keep(table);
        }
        return (*table)[node];
    }

    /// A size that has `cell` and, if it can, all of the table there was, so that questions about neighbours
    /// do not compute table after table.
    [[nodiscard]] Expected<GridSize> tableSizeFor(const Cell& cell, GridSize before) const {
        const auto fits = [&](GridSize size) {
            return size.cells() <= mostTableCells && checkGrid(rules_, size);
        };
        const auto sized = [](std::uint64_t rows, std::uint64_t columns) {
            return GridSize{static_cast<std::uint32_t>(rows), static_cast<std::uint32_t>(columns)};
        };
        if (cell.a >= mostTableCells || cell.b >= mostTableCells || !fits(sized(cell.a + 1, cell.b + 1))) {
            return tooLarge(
                say(MX_TEXT("core", "The table for (%1, %2) would be above the limit of %3 cells or "
                                    "have values above %4."),
                    cell.a, cell.b, mostTableCells, UINT16_MAX));
        }
        const auto rounded = [](std::uint64_t n) { return (n / leastTable + 1) * leastTable; };
        const GridSize generous = sized(std::max<std::uint64_t>(before.rows, rounded(cell.a)),
                                        std::max<std::uint64_t>(before.columns, rounded(cell.b)));
        return fits(generous) ? generous : sized(cell.a + 1, cell.b + 1);
    }

    R rules_;
    std::shared_ptr<SharedTables> tables_;
    Search<R> search_;
};

} // namespace mexplorer
