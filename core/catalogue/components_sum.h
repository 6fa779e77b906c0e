#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/catalogue/component_rules.h"
#include "core/game/aspects/sum.h"

namespace mexplorer {

/// A position’s components, as those of a sum. Each is a position of the same game.
class ComponentsSum : public SumAspect {
public:
    explicit ComponentsSum(const Inquiry& asked) : asked_(asked) {}

protected:
    [[nodiscard]] const Inquiry& asked() const { return asked_; }

private:
    [[nodiscard]] Expected<std::vector<Component>> findComponents(Task& task) const override;
    /// O(components) if a formula gives the move, else O(moves). Skips a component with more than
    /// mostTakesTried moves.
    [[nodiscard]] Expected<std::vector<ComponentMove>> findWinningMoves(std::size_t most,
                                                                        Task& task) const override;
    /// Visits the component’s moves to options of this value until `visit` returns false; by a formula, at
    /// most one.
    [[nodiscard]] Expected<void> forEachMoveTo(AnyValuation& valuation, AnyPosition component, Nimber value,
                                               const AnyRules::Visit& visit, Task& task) const;

    // These mean what they mean in ComponentRules.
    [[nodiscard]] virtual std::vector<HeldPosition> parts() const = 0;
    [[nodiscard]] virtual std::string textOf(AnyPosition component) const = 0;
    [[nodiscard]] virtual Message moveText(std::size_t component, AnyMove move) const = 0;
    [[nodiscard]] virtual std::unique_ptr<AnyValuation> inNormalPlay() const = 0;
    [[nodiscard]] virtual bool areHeaps() const = 0;
    [[nodiscard]] virtual Message reasonOf(AnyPosition component) const = 0;
    /// Visits the move that a formula tells, if there is one; false if there is no formula.
    virtual bool visitToldMove(AnyPosition component, Nimber value, const AnyRules::Visit& visit) const = 0;

    const Inquiry& asked_;
};

/// The same by the rules R.
template <ComponentRules R>
class ComponentsSumOf final : public ComponentsSum {
public:
    using ComponentsSum::ComponentsSum;

    [[nodiscard]] static bool suits(const R& rules) { return rules.isSum(); }

    [[nodiscard]] Message name(std::size_t component) const override { return R::componentName(component); }

private:
    using Own = AnyRulesOf<R>;

    [[nodiscard]] const Own& own() const { return static_cast<const Own&>(*asked().rules()); }
    [[nodiscard]] const R& rules() const { return own().rules(); }
    [[nodiscard]] const typename R::Position& whole() const { return Own::in(asked().parsed()); }

    [[nodiscard]] std::vector<HeldPosition> parts() const override {
        std::vector<HeldPosition> parts;
        for (auto& component : rules().components(whole()))
            parts.push_back(std::make_shared<const typename R::Position>(std::move(component)));
        return parts;
    }
    [[nodiscard]] std::string textOf(AnyPosition component) const override {
        return rules().componentText(Own::in(component));
    }
    [[nodiscard]] Message moveText(std::size_t component, AnyMove move) const override {
        return rules().moveText(whole(), rules().inWhole(whole(), component, Own::in(move)));
    }
    [[nodiscard]] std::unique_ptr<AnyValuation> inNormalPlay() const override {
        return std::make_unique<Valuation<R>>(rules().inNormalPlay(), own().shared());
    }
    [[nodiscard]] bool areHeaps() const override { return componentsAreHeaps<R>(); }
    [[nodiscard]] Message reasonOf(AnyPosition component) const override {
        if constexpr (SaysComponentReason<R>) return rules().componentReason(Own::in(component));
        return {};
    }
    bool visitToldMove(AnyPosition component, Nimber value, const AnyRules::Visit& visit) const override {
        if constexpr (TellsMoveToValue<R>) {
            const typename R::Position& from = Own::in(component);
            if (const auto move = rules().moveToValue(from, value)) {
                const typename R::Position to = rules().after(from, *move);
                visit({&*move}, {&to});
            }
        }
        return TellsMoveToValue<R>;
    }
};

} // namespace mexplorer
