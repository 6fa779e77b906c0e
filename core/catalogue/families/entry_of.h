#pragma once

#include "core/catalogue/catalogue.h"

#include <memory>

namespace mexplorer {

/// The entry of a game, which is some GameOf.
template <class G>
[[nodiscard]] Entry entryOf() {
    using R = typename G::RulesType;
    return {R::describe(), [](const Parameters& parameters) -> Expected<std::unique_ptr<Game>> {
                auto rules = R::make(parameters);
                if (!rules) return tl::unexpected(rules.error());
                return std::make_unique<G>(std::move(*rules), parameters);
            }};
}

} // namespace mexplorer
