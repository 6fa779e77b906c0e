#include "core/solve/value_census.h"

#include <algorithm>

namespace mexplorer {

ValueCensus censusOf(std::span<const LineValues::Value> values) {
    ValueCensus census{.heaps = values.size()};
    if (values.empty()) return census;
    const std::uint64_t greatest = *std::ranges::max_element(values);
    if (greatest >= ValueCensus::mostValues) return census;
    census.counts.resize(greatest + 1);
    for (const LineValues::Value value : values)
        ++census.counts[value];
    if (values.size() < ValueCensus::leastHeaps) return census;
    census.space = SparseSpace::bestFor(values);
    std::uint64_t rareHeaps = 0;
    for (std::uint32_t value = 0; value <= greatest; ++value)
        rareHeaps += census.space.isRare(value) ? census.counts[value] : 0;
    if (rareHeaps * fewAreOneIn > values.size()) return census;
    for (std::uint64_t n = 1; n < values.size(); ++n) {
        if (census.space.isRare(values[n])) census.rare.push_back(n);
    }
    return census;
}

} // namespace mexplorer
