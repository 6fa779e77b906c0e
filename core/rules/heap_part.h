#pragma once

#include <cstdint>

namespace mexplorer {

/// Some equal parts of a heap as a theorem divides it, for example its blocks of m + 1.
struct HeapPart {
    std::uint64_t size = 0;
    std::uint64_t count = 1; ///< at least 1
    friend bool operator==(const HeapPart&, const HeapPart&) = default;
};

} // namespace mexplorer
