#pragma once

#include "core/catalogue/catalogue.h"
#include "core/catalogue/families/optionals.h"

#include <memory>

namespace mexplorer {

/// The entry of G, a GameOf whose rules have exactly the `stated` optional members: one that is misspelt, or
/// does not fit its concept, fails to compile here.
template <class G, optionals::Set stated>
[[nodiscard]] Entry entryOf() {
    using R = typename G::RulesType;
    static_assert(optionalsOf<R>() == stated);
    static_assert(!ImpartialRules<R> || G::template has<TableAspect>,
                  "The game may be a component of a sum, which is played on the tables of all: name TableOf");
    return {R::describe(), GameKind::positions,
            [](const Parameters& parameters) -> Expected<std::unique_ptr<Game>> {
                auto rules = R::make(parameters);
                if (!rules) return tl::unexpected(rules.error());
                return std::make_unique<G>(std::move(*rules), parameters);
            }};
}

} // namespace mexplorer
