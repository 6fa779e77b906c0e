#pragma once

#include "core/rules/optional.h"
#include "core/solve/shared.h"
#include "core/solve/ways/way.h"
#include "core/theory/row_choices.h"

#include <memory>

namespace mexplorer {

/// Rules whose positions are stretches of a row. One table of the whole row gives the scores of all of them.
template <class R>
class WayOf<R, RowFamily> {
    static_assert(ScoredRules<R>);

    using Numbers = std::shared_ptr<const std::vector<std::int64_t>>;

    struct SolvedRow {
        Numbers row;
        RowChoices choices;
    };

public:
    /// The table of the row that was asked about last.
    using Shared = Kept<SolvedRow>;

    WayOf(R rules, std::shared_ptr<Shared> shared, const Budget& budget)
        : rules_(std::move(rules)), shared_(std::move(shared)), budget_(budget) {}

    [[nodiscard]] Expected<Outcome> outcome(const typename R::Position& position, Task& task) {
        return score(position, task).map(outcomeOf);
    }

    [[nodiscard]] Expected<BestPlay> bestPlay(const typename R::Position& position, Task& task) {
        return score(position, task).map([&](Score score) { return BestPlay{score, position.size()}; });
    }
    /// See FindsScore. Θ(n²) for the first stretch of a row of n numbers, then O(n) for each of its
    /// stretches.
    [[nodiscard]] Expected<Score> score(const typename R::Position& position, Task& task) {
        if (position.empty()) return rules_.scoreAtEnd(position);
        const auto table = solved(position.whole, task);
        if (!table) return tl::unexpected(table.error());
        return rules_.scoreAtEnd(position) +
               (*table)->choices.lead(*position.whole, position.begin, position.end);
    }

private:
    [[nodiscard]] Expected<std::shared_ptr<const SolvedRow>> solved(const Numbers& row, Task& task) {
        if (const auto kept = shared_->get(); kept && (kept->row == row || *kept->row == *row)) return kept;
        auto choices = RowChoices::of(*row, task, budget_);
        if (!choices) return tl::unexpected(choices.error());
        auto table = std::make_shared<const SolvedRow>(SolvedRow{row, std::move(*choices)});
        shared_->keep(table);
        return table;
    }

    R rules_;
    std::shared_ptr<Shared> shared_;
    Budget budget_;
};

} // namespace mexplorer
