#pragma once

#include "core/partizan/notation.h"
#include "core/solve/canonical_forms.h"
#include "core/solve/ways/way.h"

namespace mexplorer {

[[nodiscard]] inline Outcome outcomeOf(GameOrder beside0) {
    switch (beside0) {
    case GameOrder::less:
        return Outcome::R;
    case GameOrder::equal:
        return Outcome::P;
    case GameOrder::greater:
        return Outcome::L;
    default:
        return Outcome::N;
    }
}

/// By canonical forms, which are the values.
template <class R>
class WayOf<R, PartizanFamily> {
public:
    struct Shared {};

    WayOf(R rules, std::shared_ptr<Shared> /*shared*/, const Budget& budget)
        : forms_(std::move(rules), budget) {}

    [[nodiscard]] Expected<Evaluation> evaluation(const typename R::Position& position, Task& task) {
        const auto game = forms_.of(position, task);
        if (!game) return tl::unexpected(game.error());
        ShortGames& games = forms_.games();
        const Outcome outcome = outcomeOf(games.order(*game, games.zero()));
        if (games.stopped()) return tl::unexpected(*games.stopped());
        const auto name = nameOf(*game, games);
        if (!name && name.error().kind == Error::Kind::cancelled) return tl::unexpected(name.error());
        return Evaluation{outcome, name ? Value::ofGame(*name) : Value()};
    }

private:
    CanonicalForms<R> forms_;
};

} // namespace mexplorer
