#include "core/solve/stones/stone_table.h"

#if __has_include(<sys/mman.h>)
#include <sys/mman.h>
#endif

namespace mexplorer {

void* zeroedMemory(std::size_t bytes) {
    void* memory = std::calloc(bytes, 1);
#ifdef MADV_HUGEPAGE
    constexpr std::uintptr_t largePage = std::uintptr_t{1} << 21;
    const auto begin = reinterpret_cast<std::uintptr_t>(memory);
    const std::uintptr_t first = (begin + largePage - 1) / largePage * largePage;
    const std::uintptr_t last = (begin + bytes) / largePage * largePage;
    // Advice: whether it is taken makes no difference but of speed.
    if (memory && first < last) madvise(reinterpret_cast<void*>(first), last - first, MADV_HUGEPAGE);
#endif
    return memory;
}

} // namespace mexplorer
