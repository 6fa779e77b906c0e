#pragma once

#include "core/game/aspects/aspect.h"
#include "core/task/remembered.h"
#include "core/theory/score.h"

namespace mexplorer {

/// A position of a game that is not decided by who makes the last move.
class BestPlayAspect : public Aspect {
public:
    /// The result of best play for the player to move; remembered, also if out of reach. Without plies if
    /// only the score is in reach. Errors: even that is out of reach; cancelled.
    [[nodiscard]] Expected<BestPlay> bestPlay(Task& task) const {
        return play_.get(task, [&] { return findBestPlay(task); }).map([](const auto& found) {
            return *found;
        });
    }

private:
    [[nodiscard]] virtual Expected<BestPlay> findBestPlay(Task& task) const = 0;

    Remembered<BestPlay> play_;
};

} // namespace mexplorer
