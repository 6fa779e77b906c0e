#pragma once

#include "core/solve/aspects/aspect.h"
#include "core/task/remembered.h"
#include "core/theory/score.h"

namespace mexplorer {

/// A position of a game that the last move does not decide.
class BestPlayAspect : public Aspect {
public:
    /// What best play comes to for the player to move, which is found once, or found to be out of reach. Its
    /// moves are left out where only the score is in reach. Errors: that is out of reach, too; cancelled.
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
