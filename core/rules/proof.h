#pragma once

#include "core/rules/description.h"

#include <vector>

namespace mexplorer {

/// A game’s own proof that a position is won or lost, in words: what its theorem says of this very position.
struct Proof {
    struct Step {
        Message reason;
        std::size_t codeLine = 0; ///< the line of the pseudo-code it stands at
    };
    Message title;
    std::vector<Message> pseudoCode;
    std::vector<Step> steps = {}; ///< at least one
    Message move = {};            ///< the winning move it tells, as the rules word it; empty if there is none
};

/// Who has won where no move is left.
[[nodiscard]] Message sayNothingLeft(Play play);

} // namespace mexplorer
