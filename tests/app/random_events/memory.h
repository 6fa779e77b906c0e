#pragma once

#include <cstdint>

namespace mexplorer::random_events {

/// Bytes of the heap in use, without what the allocator keeps for later.
[[nodiscard]] std::uint64_t heapInUse();
/// Turns off Qt's cache of pixmaps. It (6.4) remembers the name of each pixmap that was ever in it, about 130
/// bytes, and cannot forget it, which would hide what the program itself leaks.
void keepNoPixmaps();
/// Empties Qt's caches of fonts, glyphs and icons, and the clipboard.
void emptyCaches();
/// The resident memory of the process, in bytes.
[[nodiscard]] std::uint64_t residentMemory();
/// Limits the memory to 8 GB: the event that asks for more is reported, and no other program is killed for
/// lack of memory. Not for sanitizers, which reserve terabytes.
void limitMemory();

} // namespace mexplorer::random_events
