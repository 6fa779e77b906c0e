#pragma once

#include "core/solve/scored_search.h"
#include "core/solve/shared.h"
#include "core/solve/ways/way.h"

namespace mexplorer {

/// Rules of board games, searched by alpha-beta. All questions together may look at as many positions as take
/// a second or two, or as somebody allows.
template <class R>
class WayOf<R, BoardFamily> {
    static_assert(ScoredRules<R>);

public:
    /// The search, which remembers what it found.
    struct Shared {
        Lent<ScoredSearch<R>> searches;
        SearchLimit limit;
    };

    WayOf(R rules, std::shared_ptr<Shared> shared, const Budget& budget)
        : rules_(std::move(rules)), shared_(std::move(shared)),
          allowance_(shared_->limit.valueOr(usualPositions(rules_, budget))) {}

    /// How many positions are looked at in the time that a Budget counts as so many moves.
    [[nodiscard]] static std::uint64_t usualPositions(const R& /*rules*/, const Budget& budget) {
        return budget.moves / 2;
    }

    [[nodiscard]] Expected<Outcome> outcome(const typename R::Position& position, Task& task) {
        return asked([&](auto& search) { return search.outcome(position, allowance_, task); });
    }
    /// Without plies if only the outcome is in reach.
    [[nodiscard]] Expected<BestPlay> bestPlay(const typename R::Position& position, Task& task) {
        return asked([&](auto& search) { return search.bestPlay(position, allowance_, task); });
    }

private:
    template <class Ask>
    [[nodiscard]] auto asked(const Ask& ask) {
        return shared_->searches.with([&] { return Expected<ScoredSearch<R>>(ScoredSearch<R>(rules_)); },
                                      ask);
    }

    R rules_;
    std::shared_ptr<Shared> shared_;
    Allowance allowance_;
};

} // namespace mexplorer
