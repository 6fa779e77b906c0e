#pragma once

#include "core/game/inquiry.h"
#include "core/theory/score.h"

namespace mexplorer {

/// A position of a game that is not decided by who makes the last move.
class BestPlayAspect final : public Aspect {
public:
    /// The inquiry owns it.
    explicit BestPlayAspect(const Inquiry& asked) : asked_(asked) {}

    /// The result of best play for the player to move; remembered, also if out of reach. Without plies if
    /// only the score is in reach, or a theorem tells who wins. Errors: even that is out of reach; cancelled.
    [[nodiscard]] Expected<BestPlay> bestPlay(Task& task) const;

private:
    const Inquiry& asked_;
    Remembered<BestPlay> play_;
};

} // namespace mexplorer
