#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/sum.h"

namespace mexplorer {

/// Rules that find the components of their positions themselves; the members are as in SumAspect.
template <class R>
concept SumRules = requires(const R& rules, const typename R::Position& position, Task& task) {
    { rules.componentName(std::size_t{}) } -> std::same_as<Message>;
    { rules.undecided(position, task) } -> std::same_as<Expected<Message>>;
    { rules.components(position, task) } -> std::same_as<Expected<std::vector<Component>>>;
    {
        rules.componentMoves(position, std::size_t{}, task)
        } -> std::same_as<Expected<std::vector<ComponentMove>>>;
};

/// The components that such rules find.
template <SumRules R>
class RulesSum final : public PositionAspectOf<R, SumAspect> {
public:
    using PositionAspectOf<R, SumAspect>::PositionAspectOf;

    [[nodiscard]] Message name(std::size_t component) const override {
        return this->rules().componentName(component);
    }
    [[nodiscard]] Expected<Message> undecided(Task& task) const override {
        return this->rules().undecided(this->parsed(), task);
    }

private:
    [[nodiscard]] Expected<std::vector<Component>> findComponents(Task& task) const override {
        return this->rules().components(this->parsed(), task);
    }
    [[nodiscard]] Expected<std::vector<ComponentMove>> findWinningMoves(std::size_t most,
                                                                        Task& task) const override {
        return this->rules().componentMoves(this->parsed(), most, task);
    }
};

} // namespace mexplorer
