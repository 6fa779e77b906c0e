#pragma once

#include "core/rules/optional.h"
#include "core/solve/ways/way.h"

#include <memory>

namespace mexplorer {

/// Rules of games that are not decided by the last move and that know the result of best play themselves.
template <class R>
class WayOf<R, ScoredFamily> {
    static_assert(TellsBestPlay<R>);

public:
    struct Shared {};

    WayOf(R rules, std::shared_ptr<Shared> /*shared*/, const Budget& /*budget*/) : rules_(std::move(rules)) {}

    [[nodiscard]] Expected<Outcome> outcome(const typename R::Position& position, Task& task) {
        return bestPlay(position, task).map([](const BestPlay& play) { return outcomeOf(play.score); });
    }
    [[nodiscard]] Expected<BestPlay> bestPlay(const typename R::Position& position, Task& task) {
        return rules_.bestPlay(position, task);
    }

private:
    R rules_;
};

} // namespace mexplorer
