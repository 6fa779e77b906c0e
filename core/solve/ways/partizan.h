#pragma once

#include "core/partizan/notation.h"
#include "core/rules/order_outcome.h"
#include "core/solve/canonical_forms.h"
#include "core/solve/outcome_search.h"
#include "core/solve/shared.h"
#include "core/solve/ways/way.h"

#include <algorithm>

namespace mexplorer {

/// What all questions about a game of two sides share: a search, where canonical forms may be out of reach.
template <class R>
struct SharedPartizan {};
template <TellsReach R>
struct SharedPartizan<R> {
    Lent<OutcomeSearch<R>> searches;
    SearchLimit limit;
};

/// By canonical forms, which are the values. Where they are out of reach, a search tells the outcome; all
/// questions together may look at as many positions as take a second or two, or as somebody allows.
template <class R>
class WayOf<R, PartizanFamily> {
public:
    using Shared = SharedPartizan<R>;

    WayOf(R rules, std::shared_ptr<Shared> shared, const Budget& budget)
        : rules_(std::move(rules)), shared_(std::move(shared)), forms_(rules_, budget),
          allowance_(allowed(*shared_, budget)) {}

    /// How many positions are looked at in the time that a Budget counts as so many moves.
    [[nodiscard]] static std::uint64_t usualPositions(const R& /*rules*/, const Budget& budget) {
        return budget.moves / 40;
    }

    [[nodiscard]] Expected<Evaluation> evaluation(const typename R::Position& position, Task& task) {
        if constexpr (TellsReach<R>) {
            if (areFormsGivenUp_ && !isQuick(position)) return bySearch(position, task);
        }
        auto found = byForm(position, task);
        if constexpr (TellsReach<R>) {
            if (!found && found.error().kind == Error::Kind::tooLarge) {
                areFormsGivenUp_ = forms_.games().stopped().has_value();
                return bySearch(position, task);
            }
        }
        return found;
    }

private:
    [[nodiscard]] std::uint64_t allowed(const Shared& shared, const Budget& budget) const {
        const std::uint64_t usual = usualPositions(rules_, budget);
        if constexpr (TellsReach<R>)
            return shared.limit.valueOr(usual);
        else
            return usual;
    }
    [[nodiscard]] bool isQuick(const typename R::Position& position) const {
        return std::ranges::all_of(rules_.parts(position), [this](const typename R::Position& part) {
            return rules_.reach(part) == FormReach::quick;
        });
    }
    [[nodiscard]] Expected<Evaluation> byForm(const typename R::Position& position, Task& task) {
        const auto game = forms_.of(position, task);
        if (!game) return tl::unexpected(game.error());
        ShortGames& games = forms_.games();
        const Outcome outcome = outcomeOf(games.order(*game, games.zero()));
        if (games.stopped()) return tl::unexpected(*games.stopped());
        const auto name = nameOf(*game, games);
        if (!name && name.error().kind == Error::Kind::cancelled) return tl::unexpected(name.error());
        return Evaluation{outcome, name ? Value::ofGame(*name) : Value()};
    }
    [[nodiscard]] Expected<Evaluation> bySearch(const typename R::Position& position, Task& task) {
        const auto outcome = shared_->searches.with(
            [&] { return Expected<OutcomeSearch<R>>(OutcomeSearch<R>(rules_)); },
            [&](OutcomeSearch<R>& search) { return search.of(position, allowance_, task); });
        return outcome.map([](Outcome found) { return Evaluation{found, {}}; });
    }

    R rules_;
    std::shared_ptr<Shared> shared_;
    CanonicalForms<R> forms_;
    bool areFormsGivenUp_ = false; ///< one took more than is allowed: the next one would try as long again
    Allowance allowance_;
};

} // namespace mexplorer
