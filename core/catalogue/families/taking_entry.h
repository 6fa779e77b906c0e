#pragma once

#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/taking_game_of.h"

namespace mexplorer {

/// The entry of a game of heaps that never break.
template <HeapRules R>
[[nodiscard]] Entry takingEntry() {
    static_assert(heapOptionalsFit<R>());
    return entryBy<R>([](R rules, const Parameters& parameters) {
        return makeTakingGame(std::make_shared<TakingGameOf<R>>(std::move(rules)), parameters);
    });
}

} // namespace mexplorer
