#include "core/solve/partizan_way.h"

#include "core/partizan/notation.h"
#include "core/rules/order_outcome.h"

#include <algorithm>

namespace mexplorer {

PartizanWay::PartizanWay(std::unique_ptr<NumberedParts> parts, bool hasSearch,
                         std::shared_ptr<SharedPartizan> shared, const Budget& budget)
    : forms_(std::move(parts), budget), hasSearch_(hasSearch), shared_(std::move(shared)),
      allowance_(shared_->limit.valueOr(usualPositions(budget))) {}

Expected<Evaluation> PartizanWay::evaluation(AnyPosition position, Task& task) {
    if (areFormsGivenUp_ && !isQuick(position)) return bySearch(position, false, task);
    auto found = byForm(position, task);
    if (found || !hasSearch_ || found.error().kind != Error::Kind::tooLarge) return found;
    areFormsGivenUp_ = forms_.games().stopped().has_value();
    return bySearch(position, true, task);
}

bool PartizanWay::isQuick(AnyPosition position) {
    NumberedParts& parts = forms_.parts();
    return std::ranges::all_of(parts.parts(position), [&](NumberedParts::Number part) {
        return parts.reach(parts.at(part)) == FormReach::quick;
    });
}

Expected<Evaluation> PartizanWay::byForm(AnyPosition position, Task& task) {
    const auto game = forms_.of(position, task);
    if (!game) return tl::unexpected(game.error());
    ShortGames& games = forms_.games();
    const Outcome outcome = outcomeOf(games.order(*game, games.zero()));
    if (games.stopped()) return tl::unexpected(*games.stopped());
    const auto name = nameOf(*game, games);
    if (!name && name.error().kind == Error::Kind::cancelled) return tl::unexpected(name.error());
    return Evaluation{outcome, name ? Value::ofGame(*name) : Value()};
}

Expected<Evaluation> PartizanWay::bySearch(AnyPosition position, bool isPatient, Task& task) {
    const auto held = searched(position, isPatient, task);
    if (!held) {
        areFormsGivenUp_ = false; // nothing is searched without those that it needs
        return tl::unexpected(held.error());
    }
    const auto outcome = shared_->searches.with(
        [&] { return Expected<OutcomeSearch>(OutcomeSearch(searchedParts())); },
        [&](OutcomeSearch& search) { return search.of({held->get()}, allowance_, task); });
    return outcome.map([](Outcome found) { return Evaluation{found, {}}; });
}

} // namespace mexplorer
