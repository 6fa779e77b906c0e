#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/catalogue/component_rules.h"
#include "core/game/aspects/sum.h"
#include "core/game/tried_moves.h"
#include "core/rules/sums.h"
#include "core/rules/visit.h"
#include "core/solve/valuation.h"

namespace mexplorer {

/// A position’s components, as those of a sum.
template <ComponentRules R>
class ComponentsSum final : public PositionAspectOf<R, SumAspect> {
public:
    using Position = typename R::Position;
    using Move = typename R::Move;

    using PositionAspectOf<R, SumAspect>::PositionAspectOf;

    [[nodiscard]] static bool suits(const R& rules) { return rules.isSum(); }

    [[nodiscard]] Message name(std::size_t component) const override { return R::componentName(component); }

private:
    [[nodiscard]] Expected<std::vector<Component>> findComponents(Task& task) const override {
        Valuation<R> valuation(this->rules().inNormalPlay(), this->shared());
        std::vector<Component> components;
        for (const Position& component : this->rules().components(this->parsed())) {
            const auto value = valueOf(valuation, component, task);
            if (!value) return tl::unexpected(value.error());
            components.push_back({this->rules().componentText(component), *value});
            components.back().isHeap = componentsAreHeaps<R>();
            if constexpr (SaysComponentReason<R>)
                components.back().reason = this->rules().componentReason(component);
        }
        return components;
    }

    /// O(components) if a formula gives the move, else O(moves). Skips a component with more than
    /// mostTakesTried moves.
    [[nodiscard]] Expected<std::vector<ComponentMove>> findWinningMoves(std::size_t most,
                                                                        Task& task) const override {
        const auto found = this->components(task);
        if (!found) return tl::unexpected(found.error());
        NimTotal total;
        for (const Component& component : **found)
            total.add(component.value);
        std::vector<ComponentMove> moves;
        if (isLost(total.evaluation(this->rules().play()).outcome)) return moves;
        const auto above =
            std::count_if((*found)->begin(), (*found)->end(), [](const Component& c) { return c.value > 1; });
        const std::vector<Position> components = this->rules().components(this->parsed());
        Valuation<R> valuation(this->rules().inNormalPlay(), this->shared());
        for (std::size_t i = 0; i < components.size(); ++i) {
            if (task.cancelled()) return cancelled();
            const Nimber own = (**found)[i].value;
            const Nimber target =
                winningValue(total.sum() ^ own, above == (own > 1 ? 1 : 0), this->rules().play());
            const auto made = movesTo(valuation, components[i], target, most, task);
            if (!made) return tl::unexpected(made.error());
            for (const auto& [move, option] : *made) {
                moves.push_back(
                    {i,
                     this->rules().moveText(this->parsed(), this->rules().inWhole(this->parsed(), i, move)),
                     this->rules().componentText(option), target});
            }
        }
        return moves;
    }

    static Expected<Nimber> valueOf(Valuation<R>& valuation, const Position& component, Task& task) {
        const auto evaluation = valuation(component, task);
        if (!evaluation) return tl::unexpected(evaluation.error());
        if (evaluation->nimber()) return *evaluation->nimber();
        return tooLarge(say(MX_TEXT("core", "The value of a part is out of reach.")));
    }

    /// The component’s moves to options of this value, at most `most`; by a formula, at most one.
    using Made = std::vector<std::pair<Move, Position>>;
    Expected<Made> movesTo(Valuation<R>& valuation, const Position& component, Nimber value, std::size_t most,
                           Task& task) const {
        Made made;
        if constexpr (TellsMoveToValue<R>) {
            if (const auto move = this->rules().moveToValue(component, value))
                made.emplace_back(*move, this->rules().after(component, *move));
            return made;
        } else {
            if (this->rules().optionCount(component) > mostTakesTried) return made;
            std::optional<Error> failure;
            visitOptions<R>(this->rules(), component, [&](const Move& move, const Position& option) {
                if (task.cancelled()) {
                    failure = cancelled().value();
                    return false;
                }
                const auto found = valueOf(valuation, option, task);
                if (!found)
                    failure = found.error();
                else if (*found == value)
                    made.emplace_back(move, option);
                return made.size() < most && !failure;
            });
            if (failure) return tl::unexpected(*failure);
            return made;
        }
    }
};

} // namespace mexplorer
