#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/sum.h"
#include "core/rules/visit.h"
#include "core/solve/ways/heap_values.h"

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
        const auto values = typename WayOf<R>::HeapValues(this->rules(), this->shared()).values(heaps, task);
        if (!values) return tl::unexpected(values.error());
        std::vector<Component> components;
        components.reserve(heaps.size());
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            Component component{std::to_string(heaps[i]), (*values)[i]};
            // A heap n of value n has options of all n values below: so each smaller heap equals its value.
            component.isHeap = HeapRules<R> && heaps[i] == component.value;
            if constexpr (SaysValueReason<R>) component.reason = this->rules().valueReason(heaps[i]);
            components.push_back(std::move(component));
        }
        return components;
    }

    [[nodiscard]] Expected<std::vector<ComponentMove>> findWinningMoves(std::size_t most,
                                                                        Task& task) const override {
        const auto& heaps = this->parsed();
        const auto moved = WayOf<R>(this->rules(), this->shared()).movedHeaps(heaps, task);
        if (!moved) return tl::unexpected(moved.error());
        std::vector<ComponentMove> moves;
        for (const MovedHeap<R>& move : *moved) {
            moves.push_back({move.heap, this->rules().moveText(heaps, move.move),
                             this->rules().text(move.left), move.newValue});
        }
        return most == 1 ? moves : tried(moves, most, task);
    }

    /// For each of the moves `first`, up to `most` moves in its heap to its value.
    [[nodiscard]] Expected<std::vector<ComponentMove>> tried(const std::vector<ComponentMove>& first,
                                                             std::size_t most, Task& task) const {
        const auto& heaps = this->parsed();
        typename WayOf<R>::HeapValues values(this->rules(), this->shared());
        std::vector<ComponentMove> moves;
        std::optional<Error> failure;
        for (const ComponentMove& known : first) {
            std::size_t found = 0;
            const auto take = [&](typename R::Move move, const Heaps& left) {
                const auto worth = task.cancelled() ? cancelled() : values.values(left, task);
                if (!worth) failure = worth.error();
                if (failure) return false;
                if (nimSum(*worth) != known.newValue) return true;
                move.heap = known.component;
                moves.push_back({known.component, this->rules().moveText(heaps, move),
                                 this->rules().text(left), known.newValue});
                return ++found < most;
            };
            visitOptions<R>(this->rules(), Heaps{heaps[known.component]}, take);
            if (failure) return tl::unexpected(*failure);
        }
        return moves;
    }
};

} // namespace mexplorer
