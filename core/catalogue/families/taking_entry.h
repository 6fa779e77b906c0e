#pragma once

#include "core/catalogue/families/optionals.h"
#include "core/catalogue/taking_game_of.h"
#include "core/game/entry.h"

namespace mexplorer {

/// The entry of a game of heaps that never break, whose rules R have exactly the `stated` optional members.
template <HeapRules R, optionals::Set stated>
[[nodiscard]] Entry takingEntry() {
    static_assert(ruleOptionalsOf<R>() == stated && optionalsFit<R>() && heapOptionalsFit<R>());
    return {R::describe(), GameKind::positions,
            [](const Parameters& parameters) -> Expected<std::unique_ptr<Game>> {
                auto rules = R::make(parameters);
                if (!rules) return tl::unexpected(rules.error());
                return makeTakingGame(std::make_shared<TakingGameOf<R>>(std::move(*rules)), parameters);
            }};
}

} // namespace mexplorer
