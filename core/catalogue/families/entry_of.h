#pragma once

#include "core/catalogue/families/optionals.h"
#include "core/game/entry.h"

#include <memory>

namespace mexplorer {

/// The entry of G, a GameOf whose rules have exactly the `stated` optional members: one that is misspelt, or
/// does not fit its concept, fails to compile here.
template <class G, optionals::Set stated, class R = typename G::RulesType>
[[nodiscard]] Entry entryOf(Expected<R> (*make)(const Parameters&) = R::make) {
    static_assert(optionalsOf<R>() == stated);
    static_assert(!ImpartialRules<R> || G::template has<TableAspect>,
                  "The game may be a component of a sum, which is played on the tables of all: name TableOf");
    return {R::describe(), GameKind::positions,
            [make](const Parameters& parameters) -> Expected<std::unique_ptr<Game>> {
                auto rules = make(parameters);
                if (!rules) return tl::unexpected(rules.error());
                return std::make_unique<G>(std::move(*rules), parameters);
            }};
}

} // namespace mexplorer
