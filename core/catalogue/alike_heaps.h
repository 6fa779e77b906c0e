#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/alike_heaps.h"
#include "core/game/explored_graph.h"
#include "core/rules/heap_game.h"

#include <algorithm>

namespace mexplorer {

/// AlikeHeapsAspect, for any rules that treat all heaps alike.
template <Rules R>
requires std::same_as<typename R::Position, Heaps>
class AlikeHeaps final : public PositionAspectOf<R, AlikeHeapsAspect> {
public:
    using PositionAspectOf<R, AlikeHeapsAspect>::PositionAspectOf;

    [[nodiscard]] std::unique_ptr<PositionGraph> graphInOrder() const override {
        const auto inOrder = [](Heaps heaps) {
            std::sort(heaps.begin(), heaps.end());
            return heaps;
        };
        const Inquiry& asked = this->asked();
        return std::make_unique<ExploredGraph>(asked.rules(), asked.parsed(), Budget(), asked.found(),
                                               std::make_unique<PositionIndexOf<Heaps>>(inOrder));
    }
};

} // namespace mexplorer
