#pragma once

#include "core/partizan/notation.h"
#include "core/rules/order_outcome.h"
#include "core/solve/canonical_forms.h"
#include "core/solve/outcome_search.h"
#include "core/solve/shared.h"
#include "core/solve/ways/way.h"

#include <algorithm>

namespace mexplorer {

/// `searched(position, isPatient, task)`: the same position by other rules, `R::Searched`, by which a search
/// tells who wins; if isPatient, canonical forms that take seconds are found first, if there are any. Errors:
/// a form without which there is no search is out of reach; cancelled.
template <class R>
concept SearchedByOthers = TwoSidedRules<R> && SearchedInParts<typename R::Searched> &&
    requires(const R& rules, const typename R::Position& position, bool isPatient, Task& task) {
    { rules.searched(position, isPatient, task) } -> std::same_as<Expected<typename R::Searched::Position>>;
};

/// By which rules a search tells who wins where canonical forms are out of reach, if any do.
template <class R>
struct SearchRules {};
template <TellsReach R>
struct SearchRules<R> {
    using Type = R;
};
template <SearchedByOthers R>
struct SearchRules<R> {
    using Type = typename R::Searched;
};
template <class R>
concept HasSearch = requires {
    typename SearchRules<R>::Type;
};

/// What all questions about a game of two sides share: a search, where canonical forms may be out of reach.
template <class R>
struct SharedPartizan {};
template <HasSearch R>
struct SharedPartizan<R> {
    Lent<OutcomeSearch<typename SearchRules<R>::Type>> searches;
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
        if constexpr (HasSearch<R>) {
            if (areFormsGivenUp_ && !isQuick(position)) return bySearch(position, false, task);
        }
        auto found = byForm(position, task);
        if constexpr (HasSearch<R>) {
            if (!found && found.error().kind == Error::Kind::tooLarge) {
                areFormsGivenUp_ = forms_.games().stopped().has_value();
                return bySearch(position, true, task);
            }
        }
        return found;
    }

private:
    [[nodiscard]] std::uint64_t allowed(const Shared& shared, const Budget& budget) const {
        const std::uint64_t usual = usualPositions(rules_, budget);
        if constexpr (HasSearch<R>)
            return shared.limit.valueOr(usual);
        else
            return usual;
    }
    [[nodiscard]] bool isQuick(const typename R::Position& position) const {
        if constexpr (TellsReach<R>)
            return std::ranges::all_of(rules_.parts(position), [this](const typename R::Position& part) {
                return rules_.reach(part) == FormReach::quick;
            });
        else
            return false;
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
    [[nodiscard]] Expected<Evaluation> bySearch(const typename R::Position& position, bool isPatient,
                                                Task& task) {
        Expected<Outcome> outcome;
        if constexpr (SearchedByOthers<R>) {
            const auto searched = rules_.searched(position, isPatient, task);
            if (!searched) areFormsGivenUp_ = false; // nothing is searched without those that it needs
            outcome = searched ? bySearch(typename R::Searched(), *searched, task)
                               : tl::unexpected(searched.error());
        } else {
            outcome = bySearch(rules_, position, task);
        }
        return outcome.map([](Outcome found) { return Evaluation{found, {}}; });
    }
    template <SearchedInParts Searched>
    [[nodiscard]] Expected<Outcome> bySearch(const Searched& rules,
                                             const typename Searched::Position& position, Task& task) {
        using Search = OutcomeSearch<Searched>;
        return shared_->searches.with([&] { return Expected<Search>(Search(rules)); },
                                      [&](Search& search) { return search.of(position, allowance_, task); });
    }

    R rules_;
    std::shared_ptr<Shared> shared_;
    CanonicalForms<R> forms_;
    bool areFormsGivenUp_ = false; ///< one took more than is allowed: the next one would try as long again
    Allowance allowance_;
};

} // namespace mexplorer
