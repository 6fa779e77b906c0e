#include "core/catalogue/own_taking.h"

#include "core/solve/ways/heap_moves.h"

#include <algorithm>

namespace mexplorer {

/// Of several turns together, as they may overlap.
std::vector<std::uint64_t> OwnTaking::inAll(std::uint64_t size) const {
    std::vector<std::uint64_t> all;
    for (const TakenNumbers& turn : turns_)
        turn.forEach(size, [&all](std::uint64_t taken) {
            all.push_back(taken);
            return true;
        });
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

std::uint64_t OwnTaking::takeCount(std::uint64_t size) const {
    std::uint64_t most = 0;
    for (const TakenNumbers& turn : turns_)
        most = std::max(most, turn.count(size));
    if (turns_.size() == 1 || most > mostTakesTried) return most;
    return inAll(size).size();
}

bool OwnTaking::forEachTake(std::uint64_t size, const Visit& visit) const {
    if (turns_.size() == 1) return turns_.front().forEach(size, visit);
    return std::ranges::all_of(inAll(size), visit);
}

std::uint64_t OwnTaking::mostValues() const {
    constexpr std::uint64_t mostOfAll = 1U << 14U;      // each takes as long as it is large
    constexpr std::uint64_t mostOfSelected = 1U << 16U; // the same, but for those that are left out
    constexpr std::uint64_t mostOfDivisors = 1U << 20U;
    std::uint64_t most = mostLineValues;
    for (const TakenNumbers& turn : turns_) {
        const auto source = turn.source();
        most = std::min(most, source == TakenNumbers::Source::all        ? mostOfAll
                              : source == TakenNumbers::Source::selected ? mostOfSelected
                              : source == TakenNumbers::Source::divisors ? mostOfDivisors
                                                                         : mostLineValues);
    }
    return most;
}

} // namespace mexplorer
