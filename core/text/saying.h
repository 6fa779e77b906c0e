#pragma once

#include "core/text/message.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace mexplorer {

/// What may be asked of whoever watches before a step is shown, which gives the answer.
struct StepQuestion {
    Message sentence;
    std::vector<Message> choices; ///< up to nine
    std::size_t right = 0;        ///< among them
};

/// What is said at a step of an algorithm or a proof, and where in the pseudo-code (a line index) it stands.
struct Saying {
    Message reason;
    std::size_t codeLine = 0;
    bool asks = false; ///< it is a question, which whoever watches may answer before the next step does
    std::shared_ptr<const StepQuestion> before = {}; ///< null: there is nothing to ask
};

} // namespace mexplorer
