#pragma once

#include "core/text/message.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace mexplorer {

/// A question to the viewer before a step is shown that gives the answer.
struct StepQuestion {
    Message sentence;
    std::vector<Message> choices; ///< up to nine
    std::size_t right = 0;        ///< index of the right choice
};

/// What is said at a step of an algorithm or a proof, and the line of the pseudo-code (from 0) it belongs to.
struct Saying {
    Message reason;
    std::size_t codeLine = 0;
    bool asks = false; ///< it is a question, which the viewer may answer before the next step does
    std::shared_ptr<const StepQuestion> before = {}; ///< null if there is nothing to ask
};

} // namespace mexplorer
