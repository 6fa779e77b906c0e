#pragma once

#include "core/rules/tartan.h"
#include "core/solve/search.h"
#include "core/solve/ways/coin_values.h"
#include "core/solve/ways/way.h"
#include "core/theory/nim_product.h"

namespace mexplorer {

/// Boards of coins whose single heads are worth the nim product of the values of their row and column.
template <class R>
concept BoardCoinRules = ImpartialRules<R> && std::same_as<typename R::Position, BoardHeads> &&
    requires(const R& rules) {
    { rules.rowRule() } -> std::same_as<const TurnRule&>;
    { rules.columnRule() } -> std::same_as<const TurnRule&>;
};

/// A board of coins: in normal play by the Tartan theorem; in misère play by search.
template <class R>
class WayOf<R, CoinBoardFamily> {
    static_assert(BoardCoinRules<R>);

public:
    struct Shared {
        SharedCoinValues rows;
        SharedCoinValues columns;
    };

    WayOf(R rules, std::shared_ptr<Shared> shared, const Budget& budget)
        : rules_(rules), shared_(std::move(shared)), search_(std::move(rules), budget) {}

    [[nodiscard]] Expected<Nimber> value(const BoardHeads& heads, Task& task) {
        if (rules_.play() == Play::misere) return search_.value(heads, task);
        std::uint32_t lastRow = 0;
        std::uint32_t lastColumn = 0;
        for (const BoardPlace& head : heads) {
            lastRow = std::max(lastRow, head.row);
            lastColumn = std::max(lastColumn, head.column);
        }
        const auto rows = coinValuesTo(shared_->rows, rules_.rowRule().sets(), lastRow, task);
        if (!rows) return tl::unexpected(rows.error());
        const auto columns = coinValuesTo(shared_->columns, rules_.columnRule().sets(), lastColumn, task);
        if (!columns) return tl::unexpected(columns.error());
        Nimber sum = 0;
        for (const BoardPlace& head : heads)
            sum ^= nimProduct((**rows)[head.row - 1], (**columns)[head.column - 1]);
        return sum;
    }

    [[nodiscard]] std::optional<Nimber> known(const BoardHeads& heads) const { return search_.known(heads); }

private:
    R rules_;
    std::shared_ptr<Shared> shared_;
    Search<R> search_;
};

} // namespace mexplorer
