#include "core/game/aspects/move_to_value.h"

#include "core/game/option_walk.h"
#include "core/game/tried_moves.h"

namespace mexplorer {

Expected<std::optional<SolvedMove>> MoveToValueAspect::moveToValue(Nimber value, Task& task) const {
    const AnyRules& rules = *asked_.rules();
    if (!rules.has().moveToValue) return tried(value, task);
    std::optional<SolvedMove> found;
    const auto take = [&](AnyMove move, AnyPosition option) {
        // In one expression, GCC 12 would free its parts wrongly if memory ran out between them.
        found.emplace();
        found->move = rules.moveText(asked_.parsed(), move);
        found->to = rules.text(option);
        found->evaluation = evaluationOf(value);
        return false;
    };
    const auto sought = rules.moveToValue(*asked_.valuation(), asked_.parsed(), value, take, task);
    if (!sought) return tl::unexpected(sought.error());
    return found;
}

Expected<std::optional<SolvedMove>> MoveToValueAspect::tried(Nimber value, Task& task) const {
    std::optional<SolvedMove> found;
    if (asked_.optionCount() > mostTakesTried) return found;
    OptionWalk walk(asked_);
    const auto visit = [&](const OptionWalk::Option& option, const Evaluation& worth) {
        if (worth.nimber() == value)
            found = SolvedMove{walk.move(option), walk.text(option), evaluationOf(value)};
        return !found;
    };
    const auto walked = walk.forEachEvaluated(visit, task);
    if (!walked) return tl::unexpected(walked.error());
    return found;
}

} // namespace mexplorer
