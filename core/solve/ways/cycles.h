#pragma once

#include "core/rules/optional.h"
#include "core/solve/retrograde.h"
#include "core/solve/shared.h"
#include "core/solve/ways/way.h"

#include <memory>

namespace mexplorer {

/// Rules under which play may never end: by retrograde analysis of all positions in `R::States` at once.
template <class R>
class WayOf<R, CyclicFamily> {
    static_assert(CyclicRules<R>);

public:
    using Position = typename R::Position;

    /// The positions that belong together (see CyclicRules), and the result of best play from each.
    struct Analysis {
        typename R::States states;
        Endings endings;

        [[nodiscard]] BestPlay of(const Position& position) const {
            return endings.of(states.numberOf(position));
        }
    };
    using Shared = Kept<Analysis>; ///< the last analysis asked for

    WayOf(R rules, std::shared_ptr<Shared> shared, const Budget& budget)
        : rules_(std::move(rules)), shared_(std::move(shared)), budget_(budget) {}

    /// The analysis that contains the position. Errors: too large; cancelled.
    [[nodiscard]] Expected<std::shared_ptr<const Analysis>> analysis(const Position& position, Task& task) {
        if (auto kept = shared_->get(); kept && kept->states.holds(position)) return kept;
        typename R::States states = rules_.states(position);
        auto endings = retrograde(states, task, budget_);
        if (!endings) return tl::unexpected(endings.error());
        auto made = std::make_shared<const Analysis>(Analysis{std::move(states), std::move(*endings)});
        shared_->keep(made);
        return made;
    }

    [[nodiscard]] Expected<Outcome> outcome(const Position& position, Task& task) {
        return bestPlay(position, task).map([](const BestPlay& play) { return outcomeOf(play.score); });
    }
    [[nodiscard]] Expected<BestPlay> bestPlay(const Position& position, Task& task) {
        return analysis(position, task).map([&](const auto& found) { return found->of(position); });
    }

private:
    R rules_;
    std::shared_ptr<Shared> shared_;
    Budget budget_;
};

} // namespace mexplorer
