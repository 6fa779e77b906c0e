#pragma once

#include "core/solve/aspects/aspect.h"
#include "core/task/task.h"
#include "core/text/expected.h"
#include "core/theory/score.h"

namespace mexplorer {

/// A position of a game that the last move does not decide.
class BestPlayAspect : public Aspect {
public:
    /// What best play comes to for the player to move. Its moves are left out where only the score is in
    /// reach. Errors: that is out of reach, too; cancelled.
    [[nodiscard]] virtual Expected<BestPlay> bestPlay(Task& task) const = 0;
};

} // namespace mexplorer
