#pragma once

#include "core/text/message.h"

#include <cstdint>

namespace mexplorer {

/// The size of a single heap, as what a sentence speaks of: its place among the heaps of all sizes.
[[nodiscard]] inline Message sayHeap(std::uint64_t size) {
    return about(Topic{topic::number, size}, argument(size));
}

/// One of the parts of which a heap is the sum.
[[nodiscard]] inline Message sayPart(std::uint64_t size) {
    return about(Topic{topic::part, size}, argument(size));
}

} // namespace mexplorer
