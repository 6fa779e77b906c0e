#pragma once

#include "core/game/line_values.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

namespace mexplorer {

/// A line with these values.
inline std::shared_ptr<LineValues> lineOfValues(const std::vector<std::uint32_t>& values) {
    auto line = std::make_shared<LineValues>(values.size());
    std::ranges::copy(values, line->data());
    line->finish(values.size());
    return line;
}

/// The line of value(0), value(1) …
template <class Value>
std::vector<std::uint32_t> valuesBy(std::uint64_t size, const Value& value) {
    std::vector<std::uint32_t> values;
    for (std::uint64_t n = 0; n < size; ++n)
        values.push_back(static_cast<std::uint32_t>(value(n)));
    return values;
}

} // namespace mexplorer
