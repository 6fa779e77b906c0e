#pragma once

#include <cstdint>

namespace mexplorer::random_events {

/// Bytes of the heap that are in use: exact, whatever the allocator keeps for later.
[[nodiscard]] std::uint64_t heapInUse();
/// From now on Qt keeps no pixmaps for later. Its cache of them (6.4) remembers the name of each that was
/// ever there, about 130 bytes, and has no way to forget it: that would hide what the program itself keeps.
void keepNoPixmaps();
/// Gives back what Qt keeps for later, up to bounds of its own: fonts with the pictures of their letters,
/// icons; and what was copied.
void emptyCaches();
/// Bytes of the process in memory.
[[nodiscard]] std::uint64_t residentMemory();
/// From now on more memory than 8 GB is refused: the event that asks for it is told, and no other program is
/// ended for want of it. Not for sanitizers, which reserve terabytes.
void limitMemory();

} // namespace mexplorer::random_events
