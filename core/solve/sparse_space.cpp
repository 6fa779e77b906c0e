#include "core/solve/sparse_space.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

SparseSpace SparseSpace::bestFor(std::span<const LineValues::Value> values) {
    if (values.empty()) return {};
    const std::size_t width = std::bit_ceil(std::size_t{*std::ranges::max_element(values)} + 1);
    std::vector<std::int64_t> transform(width);
    for (const LineValues::Value value : values)
        ++transform[value];
    for (std::size_t half = 1; half < width; half *= 2) {
        for (std::size_t i = 0; i < width; ++i) {
            if ((i & half) != 0) continue;
            const std::int64_t without = transform[i];
            const std::int64_t with = transform[i | half];
            transform[i] = without + with;
            transform[i | half] = without - with;
        }
    }
    return SparseSpace(static_cast<std::uint32_t>(std::ranges::min_element(transform) - transform.begin()));
}

} // namespace mexplorer
