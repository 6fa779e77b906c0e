#include "core/game/option_walk.h"

#include "core/game/inquiry.h"
#include "core/game/work_below.h"

namespace mexplorer {

Expected<std::optional<Message>> OptionWalk::moveTo(const Inquiry& option, Task& task) {
    std::optional<Message> found;
    std::optional<Error> failure;
    std::uint64_t work = 0;
    std::uint64_t unchecked = 0; // `work` at the last check of the task
    forEach([&](const VisitedOption& visited) {
        if (visited.is(option)) found = visited.move();
        work += visited.work();
        if (work > Inquiry::mostMovesSought)
            failure =
                tooLarge(say(MX_TEXT("core", "There are too many moves to look for this one."))).value();
        if (work - unchecked > WorkBelow::betweenChecks) {
            unchecked = work;
            if (task.cancelled()) failure = cancelled().value();
        }
        return !found && !failure;
    });
    if (!found && failure) return tl::unexpected(*failure);
    return found;
}

Expected<bool> OptionWalk::forEachEvaluated(const VisitEvaluated& visit, Task& task) {
    std::optional<Error> failure;
    bool goesOn = true;
    forEach([&](const VisitedOption& option) {
        const auto evaluation = option.evaluation(task);
        if (task.cancelled())
            failure = cancelled().value();
        else if (!evaluation)
            failure = evaluation.error();
        goesOn = !failure && visit(option, *evaluation);
        return goesOn;
    });
    if (failure) return tl::unexpected(*failure);
    return goesOn;
}

} // namespace mexplorer
