#include "core/game/option_walk.h"

#include "core/game/work_below.h"

namespace mexplorer {

void OptionWalk::forEach(const Visit& visit) const {
    rules_.forEachOption(asked_.parsed(), [&](AnyMove move, AnyPosition option) {
        return visit({move, option});
    });
}

Expected<std::optional<bool>> OptionWalk::forEachFoundWinning(const Visit& visit, Task& task) {
    if (!rules_.has().winningMoves) return std::nullopt;
    return rules_.forEachWinning(
        valuation(), asked_.parsed(),
        [&](AnyMove move, AnyPosition option) {
            return visit({move, option});
        },
        task);
}

Expected<bool> OptionWalk::forEachEvaluated(const VisitEvaluated& visit, Task& task) {
    std::optional<Error> failure;
    bool goesOn = true;
    forEach([&](const Option& option) {
        const auto evaluation = valuation().evaluation(option.to, task);
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

Expected<std::optional<Message>> OptionWalk::moveLeadingTo(const Inquiry& option, Task& task) const {
    const auto to = parsedBy(rules_, option);
    if (!to) return std::nullopt;
    return rules_.has().moveBetween ? rules_.moveBetween(asked_.parsed(), *to, task)
                                    : lookedThrough(*to, task);
}

Expected<std::optional<Message>> OptionWalk::lookedThrough(AnyPosition sought, Task& task) const {
    std::optional<Message> found;
    std::optional<Error> failure;
    std::uint64_t work = 0;
    std::uint64_t unchecked = 0; // `work` at the last check of the task
    forEach([&](const Option& option) {
        if (rules_.areEqual(sought, option.to)) found = move(option);
        work += this->work(option);
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

AnyValuation& OptionWalk::valuation() {
    if (!valuation_) valuation_ = asked_.valuation();
    return *valuation_;
}

} // namespace mexplorer
