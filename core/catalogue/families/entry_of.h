#pragma once

#include "core/game/aspects/short_game.h"
#include "core/game/aspects/things.h"
#include "core/game/entry.h"
#include "core/rules/optional.h"

#include <memory>

namespace mexplorer {

/// The entry of a game that `made` makes of parameters and their rules, which come from `rulesOf`.
template <Rules R, class Make>
[[nodiscard]] Entry entryBy(const Make& made, Expected<R> (*rulesOf)(const Parameters&) = R::make) {
    static_assert(optionalsFit<R>());
    return {R::describe, GameKind::positions,
            [made, rulesOf](const Parameters& parameters) -> Expected<std::unique_ptr<Game>> {
                auto rules = rulesOf(parameters);
                if (!rules) return tl::unexpected(rules.error());
                return made(std::move(*rules), parameters);
            }};
}

/// The entry of G, a GameOf.
template <class G, class R = typename G::RulesType>
[[nodiscard]] Entry entryOf(Expected<R> (*rulesOf)(const Parameters&) = R::make) {
    static_assert(
        !ImpartialRules<R> || G::template has<ThingsAspect>,
        "The game may be a component of a sum, which is played with the things of all: name LaidOutOf");
    static_assert(
        !TwoSidedRules<R> || G::template has<ThingsAspect>,
        "The game may be a component of a sum, which is played with the things of all: name SidedGameOf");
    static_assert(!TwoSidedRules<R> || G::template has<ShortGameAspect>,
                  "The game may be a component of a sum, which adds canonical forms: name SidedGameOf");
    return entryBy<R>(
        [](R rules, const Parameters& parameters) {
            return std::make_unique<G>(std::move(rules), parameters);
        },
        rulesOf);
}

} // namespace mexplorer
