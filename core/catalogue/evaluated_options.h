#pragma once

#include "core/solve/valuation.h"

namespace mexplorer {

/// Calls visit(move, option, evaluation) for each option until it returns false; returns false if it did.
/// Errors: the evaluation of an option is out of reach; cancelled.
template <Rules R, class Visit>
[[nodiscard]] Expected<bool> forEachEvaluated(const R& rules, const typename R::Position& position,
                                              Valuation<R>& valuation, const Visit& visit, Task& task) {
    std::optional<Error> failure;
    bool goesOn = true;
    rules.forEachOption(position, [&](const typename R::Move& move, const typename R::Position& option) {
        const auto evaluation = valuation(option, task);
        if (task.cancelled())
            failure = cancelled().value();
        else if (!evaluation)
            failure = evaluation.error();
        goesOn = !failure && visit(move, option, *evaluation);
        return goesOn;
    });
    if (failure) return tl::unexpected(*failure);
    return goesOn;
}

} // namespace mexplorer
