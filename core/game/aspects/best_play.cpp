#include "core/game/aspects/best_play.h"

namespace mexplorer {

namespace {

/// A position that cannot be evaluated is not searched a second time: its error is returned.
Expected<BestPlay> findBestPlay(const Inquiry& asked, Task& task) {
    if (const auto theorem = asked.closedForm()) return BestPlay{scoreOf(theorem->outcome)};
    if (const auto evaluation = asked.evaluation(task); !evaluation)
        return tl::unexpected(evaluation.error());
    return asked.rules()->bestPlay(*asked.valuation(), asked.parsed(), task);
}

} // namespace

Expected<BestPlay> BestPlayAspect::bestPlay(Task& task) const {
    return play_.get(task, [&] { return findBestPlay(asked_, task); }).map([](const auto& found) {
        return *found;
    });
}

} // namespace mexplorer
