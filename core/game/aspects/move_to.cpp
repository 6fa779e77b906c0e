#include "core/game/aspects/move_to.h"

#include "core/game/tried_moves.h"

namespace mexplorer {

Expected<std::optional<SolvedMove>> TriedMoveTo::moveTo(Nimber value, Task& task) const {
    std::optional<SolvedMove> found;
    if (asked_.optionCount() > mostTakesTried) return found;
    const auto visit = [&](const VisitedOption& option, const Evaluation& worth) {
        if (worth.value == value) found = SolvedMove{option.move(), option.text(), evaluationOf(value)};
        return !found;
    };
    const auto walked = asked_.walk()->forEachEvaluated(visit, task);
    if (!walked) return tl::unexpected(walked.error());
    return found;
}

} // namespace mexplorer
