#pragma once

#include "core/rules/vector_game.h"
#include "core/text/message.h"

#include <vector>

namespace mexplorer {

/// A line on the board along which a case of a proof looks for a P-position.
struct CaseLine {
    std::uint64_t number = 0; ///< of the case, or of the P-position among all; 0: it has none
    Cell from;
    Cell to;              ///< the P-position, if there is one along the line
    bool applies = false; ///< moving there wins
    friend bool operator==(const CaseLine&, const CaseLine&) = default;
};

/// What a step of a proof points at on the board.
struct BoardMark {
    std::vector<CaseLine> lines = {}; ///< of the cases told so far
    std::size_t spoken = 0;           ///< the step speaks of the lines from this one on
    Message label = {};               ///< beside the position; empty if there is none
};

} // namespace mexplorer
