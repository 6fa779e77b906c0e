#pragma once

#include <cstdint>

namespace mexplorer::random_events {

/// Bytes of the heap that are in use: exact, whatever the allocator keeps for later.
[[nodiscard]] std::uint64_t heapInUse();
/// Gives back what Qt keeps for later, up to bounds of its own: fonts with the pictures of their letters,
/// icons; and what was copied.
void emptyCaches();
/// Bytes of the process in memory.
[[nodiscard]] std::uint64_t residentMemory();

} // namespace mexplorer::random_events
