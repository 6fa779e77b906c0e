#pragma once

#include "core/solve/search.h"
#include "core/solve/ways/coin_values.h"
#include "core/solve/ways/way.h"

namespace mexplorer {

/// A row of coins: in normal play by the XOR of the heads’ values; in misère play by search.
template <class R>
class WayOf<R, CoinFamily> {
    static_assert(CoinRules<R>);

public:
    using Shared = SharedCoinValues;

    WayOf(R rules, std::shared_ptr<Shared> shared, const Budget& budget)
        : rules_(rules), shared_(std::move(shared)), search_(std::move(rules), budget) {}

    [[nodiscard]] Expected<Nimber> value(const Coins& coins, Task& task) {
        if (rules_.play() == Play::misere) return search_.value(coins, task);
        const auto last = static_cast<std::size_t>(
            std::find(coins.rbegin(), coins.rend(), std::uint8_t{1}).base() - coins.begin());
        const auto table = coinValuesTo(*shared_, rules_.sets(), last, task);
        if (!table) return tl::unexpected(table.error());
        Nimber sum = 0;
        for (std::size_t i = 0; i < last; ++i)
            sum ^= coins[i] != 0 ? (**table)[i] : 0;
        return sum;
    }

    [[nodiscard]] std::optional<Nimber> known(const Coins& coins) const { return search_.known(coins); }

private:
    R rules_;
    std::shared_ptr<Shared> shared_;
    Search<R> search_;
};

} // namespace mexplorer
