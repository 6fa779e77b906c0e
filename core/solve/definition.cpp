#include "core/solve/definition.h"

namespace mexplorer {

Expected<void> checkMovesDefined(std::uint64_t moves, std::uint64_t most) {
    if (moves <= most) return {};
    return tooLarge(
        say(MX_TEXT("core", "By the definition %1 moves or more would have to be tried; the limit is %2."),
            moves, most));
}

} // namespace mexplorer
