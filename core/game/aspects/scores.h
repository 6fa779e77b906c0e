#pragma once

#include "core/game/aspects/aspect.h"
#include "core/task/task.h"
#include "core/text/expected.h"
#include "core/theory/score.h"

#include <cstdint>

namespace mexplorer {

/// A graph of positions (see PositionGraph) of a game that scores decide, in which the score of best play is
/// known without a search.
class ScoresAspect : public Aspect {
public:
    /// The score for the player to move. Errors: out of reach; cancelled.
    [[nodiscard]] virtual Expected<Score> score(std::uint32_t id, Task& task) const = 0;
};

} // namespace mexplorer
