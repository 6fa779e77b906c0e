#pragma once

#include "core/catalogue/catalogue.h"
#include "core/catalogue/game_of.h"

namespace mexplorer {

template <Rules R>
[[nodiscard]] Entry entryOf() {
    return {R::describe(), [](const Parameters& parameters) -> Expected<std::unique_ptr<Game>> {
                auto rules = R::make(parameters);
                if (!rules) return tl::unexpected(rules.error());
                return std::make_unique<GameOf<R>>(std::move(*rules), parameters);
            }};
}

} // namespace mexplorer
