#pragma once

#include "core/solve/break_moves.h"
#include "core/solve/game.h"
#include "core/solve/heap_moves.h"

namespace mexplorer {

/// Heaps as the components of a sum.
template <LineRules R>
class HeapSum final : public SumAspect {
public:
    HeapSum(R rules, std::shared_ptr<SharedTables> tables)
        : rules_(std::move(rules)), tables_(std::move(tables)) {}

    [[nodiscard]] Message name(std::size_t component) const override {
        return say(MX_TEXT("core", "heap %1"), component + 1);
    }

    [[nodiscard]] Expected<std::vector<Component>> components(const std::string& position,
                                                              Task& task) const override {
        const auto heaps = rules_.parse(position);
        if (!heaps) return tl::unexpected(heaps.error());
        const auto values = Valuation<R>(rules_, tables_).heapValues(*heaps, task);
        if (!values) return tl::unexpected(values.error());
        std::vector<Component> components;
        components.reserve(heaps->size());
        for (std::size_t i = 0; i < heaps->size(); ++i) {
            Component component{std::to_string((*heaps)[i]), (*values)[i]};
            if constexpr (requires { rules_.valueReason((*heaps)[i]); })
                component.reason = rules_.valueReason((*heaps)[i]);
            components.push_back(std::move(component));
        }
        return components;
    }

    [[nodiscard]] Expected<std::vector<ComponentMove>> winningMoves(const std::string& position,
                                                                    Task& task) const override {
        const auto heaps = rules_.parse(position);
        if (!heaps) return tl::unexpected(heaps.error());
        Valuation<R> valuation(rules_, tables_);
        std::vector<ComponentMove> moves;
        if constexpr (BreakRules<R>) {
            const auto found = breakMoves(rules_, valuation, *heaps, task);
            if (!found) return tl::unexpected(found.error());
            for (const BreakMove& move : *found) {
                const Heaps left = broken({0}, 0, move.move.parts);
                moves.push_back(
                    {move.move.heap, rules_.moveText(*heaps, move.move), rules_.text(left), move.newValue});
            }
        } else {
            const auto found = heapMoves(rules_, valuation, *heaps, task);
            if (!found) return tl::unexpected(found.error());
            for (const HeapMove& move : *found) {
                moves.push_back({move.take.heap, rules_.moveText(*heaps, move.take),
                                 std::to_string(move.newSize), move.newValue});
            }
        }
        return moves;
    }

private:
    R rules_;
    std::shared_ptr<SharedTables> tables_;
};

} // namespace mexplorer
