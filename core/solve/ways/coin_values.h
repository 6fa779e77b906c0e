#pragma once

#include "core/solve/coin_engine.h"
#include "core/solve/shared.h"

#include <algorithm>

namespace mexplorer {

/// The values of single coins in normal play, from place 1 on.
using SharedCoinValues = Kept<std::vector<Nimber>>;
/// The smallest table that is computed.
inline constexpr std::size_t leastCoins = 64;

/// Values of places 1 … `last`, perhaps more (place 1 at index 0). Errors: the value of one of the places up
/// to `last` is too large; cancelled.
[[nodiscard]] inline Expected<std::shared_ptr<const std::vector<Nimber>>>
coinValuesTo(SharedCoinValues& kept, const TurnSets& sets, std::size_t last, Task& task) {
    std::shared_ptr<const std::vector<Nimber>> table = kept.get();
    if (!table || table->size() < last) {
        auto values = coinValues(sets, std::max(last, leastCoins), task);
        if (!values) return tl::unexpected(values.error());
        table = std::make_shared<const std::vector<Nimber>>(std::move(*values));
        kept.keep(table);
    }
    if (table->size() < last) return tooLargeAt(table->size() + 1, mostCoinValue);
    return table;
}

} // namespace mexplorer
