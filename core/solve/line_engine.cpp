#include "core/solve/line_engine.h"

namespace mexplorer {

Expected<void> checkLineSize(std::uint64_t size, std::uint64_t most) {
    if (size <= most) return {};
    return tooLarge(say(MX_TEXT("core", "A line of %1 values is above the limit of %2 values."), size, most));
}

Expected<void> checkLine(std::uint64_t size, const Budget& budget) {
    return checkLineSize(size, budget.bytes / sizeof(LineValues::Value));
}

} // namespace mexplorer
