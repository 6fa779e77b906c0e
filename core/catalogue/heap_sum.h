#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/solve/aspects/sum.h"
#include "core/solve/ways/heap_tables.h"

namespace mexplorer {

/// Heaps as the components of a sum; heaps that may break in normal play only.
template <LineRules R>
class HeapSum final : public PositionAspectOf<R, SumAspect> {
public:
    using PositionAspectOf<R, SumAspect>::PositionAspectOf;

    [[nodiscard]] static bool suits(const R& rules) { return HeapRules<R> || rules.play() == Play::normal; }

    [[nodiscard]] Message name(std::size_t component) const override {
        return say(MX_TEXT("core", "heap %1"), component + 1);
    }

private:
    [[nodiscard]] Expected<std::vector<Component>> findComponents(Task& task) const override {
        const auto& heaps = this->parsed();
        const auto values = typename WayOf<R>::HeapValues(this->rules(), this->tables()).values(heaps, task);
        if (!values) return tl::unexpected(values.error());
        std::vector<Component> components;
        components.reserve(heaps.size());
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            Component component{std::to_string(heaps[i]), (*values)[i]};
            if constexpr (SaysValueReason<R>) component.reason = this->rules().valueReason(heaps[i]);
            components.push_back(std::move(component));
        }
        return components;
    }

    [[nodiscard]] Expected<std::vector<ComponentMove>> findWinningMoves(Task& task) const override {
        const auto& heaps = this->parsed();
        const auto moved = WayOf<R>(this->rules(), this->tables()).movedHeaps(heaps, task);
        if (!moved) return tl::unexpected(moved.error());
        std::vector<ComponentMove> moves;
        for (const MovedHeap<R>& move : *moved) {
            moves.push_back({move.heap, this->rules().moveText(heaps, move.move),
                             this->rules().text(move.left), move.newValue});
        }
        return moves;
    }
};

} // namespace mexplorer
