#pragma once

#include "core/game/aspects/grid.h"
#include "core/rules/board_mark.h"

namespace mexplorer {

/// A game whose own proof points at places on its grid.
class GridProofAspect : public Aspect {
public:
    /// The places that the steps of the proof for the cell point at, without the outcomes; empty if there is
    /// no proof.
    [[nodiscard]] virtual std::vector<BoardMark> marks(GridCell cell) const = 0;
};

} // namespace mexplorer
