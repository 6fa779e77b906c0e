#pragma once

#include "core/rules/optional.h"
#include "core/solve/ways/way.h"

#include <memory>

namespace mexplorer {

/// Rules of games that the last move does not decide; they know the outcome themselves.
template <class R>
class WayOf<R, ScoredFamily> {
    static_assert(ScoredRules<R>);

public:
    struct Tables {};

    WayOf(R rules, std::shared_ptr<Tables> /*tables*/, const Budget& /*budget*/) : rules_(std::move(rules)) {}

    [[nodiscard]] Expected<Outcome> outcome(const typename R::Position& position, Task& task) {
        if (rules_.optionCount(position) == 0) return outcomeOf(rules_.scoreAtEnd(position));
        return rules_.outcome(position, task);
    }

private:
    R rules_;
};

} // namespace mexplorer
