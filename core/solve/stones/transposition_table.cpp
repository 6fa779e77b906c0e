#include "core/solve/stones/transposition_table.h"

#if __has_include(<sys/mman.h>)
#include <sys/mman.h>
#endif

namespace mexplorer {

void* zeroedMemory(std::size_t bytes) {
    void* memory = std::calloc(bytes, 1);
#ifdef MADV_HUGEPAGE
    constexpr std::size_t largePage = std::size_t{1} << 21;
    void* first = memory;
    std::size_t left = bytes;
    // Only advice: if it is ignored, only speed suffers.
    if (memory && std::align(largePage, largePage, first, left)) madvise(first, left, MADV_HUGEPAGE);
#endif
    return memory;
}

} // namespace mexplorer
