#include "core/solve/line_engine.h"

namespace mexplorer {

Expected<void> checkLine(std::uint64_t size, const Budget& budget) {
    const std::uint64_t most = budget.bytes / sizeof(LineValues::Value);
    if (size > most) {
        return tooLarge(
            say(MX_TEXT("core", "A line of %1 values is above the limit of %2 values."), size, most));
    }
    return {};
}

} // namespace mexplorer
