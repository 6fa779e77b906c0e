#pragma once

#include "core/rules/vector_game.h"
#include "core/text/message.h"

#include <vector>

namespace mexplorer {

/// A line on the board along which a proof looks for a P-position; each case of the proof has one line.
struct CaseLine {
    std::uint64_t number = 0; ///< of the case, or of the P-position in their sequence; 0: none
    Cell from;
    Cell to;              ///< the P-position, if there is one along the line
    bool applies = false; ///< moving there wins
    friend bool operator==(const CaseLine&, const CaseLine&) = default;
};

/// What a step of a proof points at on the board.
struct BoardMark {
    std::vector<CaseLine> lines = {}; ///< of the cases stated so far
    std::size_t spoken = 0;           ///< index of the first line that this step is about
    Message label = {};               ///< beside the position; empty if there is none
};

} // namespace mexplorer
