#pragma once

#include "core/rules/description.h"
#include "core/theory/mex.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// What a step of a proof speaks of in the game’s drawing.
struct ProofMark {
    std::size_t edge = 0;             ///< by its number in the DrawnGraph
    std::optional<Nimber> worth = {}; ///< what the step finds it to be worth, with all that stands on it
};

/// A game’s own proof that a position is won or lost, in words: what its theorem says of this very position.
struct Proof {
    struct Step {
        Message reason;
        std::size_t codeLine = 0; ///< the line of the pseudo-code it stands at
        std::optional<ProofMark> mark = {};
    };
    Message title;
    std::vector<Message> pseudoCode;
    std::vector<Step> steps = {}; ///< at least one
    Message move = {};            ///< the winning move it tells, as the rules word it; empty if there is none
};

/// Who has won where no move is left.
[[nodiscard]] Message sayNothingLeft(Play play);

} // namespace mexplorer
