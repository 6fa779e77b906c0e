#pragma once

#include "core/rules/optional.h"
#include "core/solve/allowance.h"
#include "core/solve/shared.h"
#include "core/solve/stones/found_plays.h"
#include "core/solve/stones/stone_solver.h"
#include "core/solve/ways/way.h"

namespace mexplorer {

/// m,n,k-games, by an engine of their own. It asks the rules, StoneGame or derived from it, for their shape
/// only. All questions together may look at as many positions as take a second or two, or as somebody allows.
template <class R>
class WayOf<R, StoneFamily> {
    static_assert(ScoredRules<R>);

public:
    /// The solver, which remembers much of what it found, and the answers, also those of longer searches.
    struct Shared {
        Lent<StoneSolver> solvers;
        SearchLimit limit;
        FoundPlays found;

        [[nodiscard]] std::optional<BestPlay> known(const R& rules, const Stones& stones) const {
            const auto play = rules.knownPlay(stones);
            return play ? play : found.find(stones);
        }
    };

    WayOf(R rules, std::shared_ptr<Shared> shared, const Budget& budget)
        : rules_(std::move(rules)), shared_(std::move(shared)),
          allowance_(shared_->limit.valueOr(usualPositions(rules_, budget))) {}

    /// How many positions the engine looks at in the time that a Budget counts as so many moves. It is faster
    /// for falling stones and four in a row.
    [[nodiscard]] static std::uint64_t usualPositions(const R& rules, const Budget& budget) {
        const StoneShape& shape = rules.shape();
        return budget.moves / 2 * (shape.gravity && shape.inRow == 4 ? 6 : 3);
    }

    [[nodiscard]] Expected<Outcome> outcome(const Stones& stones, Task& task) {
        return score(stones, task).map(outcomeOf);
    }
    /// Without plies if only the outcome is in reach.
    [[nodiscard]] Expected<BestPlay> bestPlay(const Stones& stones, Task& task) {
        if (const auto known = shared_->known(rules_, stones)) return *known;
        const auto score = this->score(stones, task);
        if (!score) return tl::unexpected(score.error());
        auto play = asked([&](StoneSolver& solver) { return solver.solve(stones, task); });
        if (!play && play.error().kind == Error::Kind::tooLarge) return BestPlay{*score};
        if (play) shared_->found.keep(stones, *play);
        return play;
    }

private:
    [[nodiscard]] Expected<int> score(const Stones& stones, Task& task) {
        if (const auto known = shared_->known(rules_, stones)) return static_cast<int>(known->score);
        const auto bounds = asked([&](StoneSolver& solver) { return solver.scoreBounds(stones, task); });
        if (!bounds) return tl::unexpected(bounds.error());
        if (bounds->least < bounds->most) return allowance_.refusal();
        return bounds->least;
    }

    template <class Ask>
    [[nodiscard]] auto asked(const Ask& ask) {
        const auto limited = [&](StoneSolver& solver) {
            const std::uint64_t before = solver.nodes();
            solver.allow(allowance_.left());
            auto answer = ask(solver);
            allowance_.spend(solver.nodes() - before);
            return answer;
        };
        return shared_->solvers.with([&] { return StoneSolver::make(rules_.shape()); }, limited);
    }

    R rules_;
    std::shared_ptr<Shared> shared_;
    Allowance allowance_;
};

} // namespace mexplorer
