#pragma once

#include "core/text/message.h"

#include <cstddef>

namespace mexplorer {

/// What is said at a step of an algorithm or a proof, and where in the pseudo-code (a line index) it stands.
struct Saying {
    Message reason;
    std::size_t codeLine = 0;
    bool asks = false; ///< it is a question, which whoever watches may answer before the next step does
};

} // namespace mexplorer
