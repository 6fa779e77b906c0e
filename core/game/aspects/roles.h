#pragma once

#include "core/game/aspects/aspect.h"
#include "core/theory/score.h"

namespace mexplorer {

/// A position of a game that says which of the players is MAX, and in which only the score counts.
class RolesAspect : public Aspect {
public:
    [[nodiscard]] virtual bool maxMoves() const = 0;
    /// The score of best play, for MAX.
    [[nodiscard]] virtual Score score() const = 0;
};

} // namespace mexplorer
