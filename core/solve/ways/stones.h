#pragma once

#include "core/rules/optional.h"
#include "core/solve/stones/stone_solver.h"
#include "core/solve/tables.h"
#include "core/solve/ways/way.h"

namespace mexplorer {

/// m,n,k-games, by the engine that is made for them. It asks the rules, StoneGame or derived from it, for
/// their shape only.
template <class R>
class WayOf<R, StoneFamily> {
    static_assert(ScoredRules<R>);

public:
    /// The solver that knows what was found before.
    using Tables = Lent<StoneSolver>;

    WayOf(R rules, std::shared_ptr<Tables> tables, const Budget& budget)
        : rules_(std::move(rules)), tables_(std::move(tables)), budget_(budget) {}

    [[nodiscard]] Expected<Outcome> outcome(const Stones& stones, Task& task) {
        return asked([&](StoneSolver& solver) { return solver.score(stones, task).map(outcomeOf); });
    }
    /// Its moves are left out where only the outcome is in reach.
    [[nodiscard]] Expected<BestPlay> bestPlay(const Stones& stones, Task& task) {
        return asked([&](StoneSolver& solver) -> Expected<BestPlay> {
            const auto score = solver.score(stones, task);
            if (!score) return tl::unexpected(score.error());
            auto play = solver.solve(stones, task);
            if (!play && play.error().kind == Error::Kind::tooLarge) return BestPlay{*score};
            return play;
        });
    }

private:
    template <class Ask>
    [[nodiscard]] auto asked(const Ask& ask) {
        const auto make = [&] {
            // The engine looks at three positions in the time of two moves between others.
            return StoneSolver::make(rules_.shape(), StoneSolver::usualBytes, budget_.moves / 2 * 3);
        };
        return tables_->with(make, ask);
    }

    R rules_;
    std::shared_ptr<Tables> tables_;
    Budget budget_;
};

} // namespace mexplorer
