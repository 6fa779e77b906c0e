#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/solve/game.h"

namespace mexplorer {

/// Rules that know the components of their positions.
template <class R>
concept SumRules = requires(const R& rules, const typename R::Position& position, Task& task) {
    { rules.componentName(std::size_t{}) } -> std::same_as<Message>;
    { rules.components(position, task) } -> std::same_as<Expected<std::vector<Component>>>;
    { rules.componentMoves(position, task) } -> std::same_as<Expected<std::vector<ComponentMove>>>;
};

/// What such rules say.
template <SumRules R>
class RulesSum final : public AspectOf<R, SumAspect> {
public:
    using AspectOf<R, SumAspect>::AspectOf;

    [[nodiscard]] Message name(std::size_t component) const override {
        return this->rules().componentName(component);
    }
    [[nodiscard]] Expected<std::vector<Component>> components(const std::string& position,
                                                              Task& task) const override {
        const auto parsed = this->rules().parse(position);
        if (!parsed) return tl::unexpected(parsed.error());
        return this->rules().components(*parsed, task);
    }
    [[nodiscard]] Expected<std::vector<ComponentMove>> winningMoves(const std::string& position,
                                                                    Task& task) const override {
        const auto parsed = this->rules().parse(position);
        if (!parsed) return tl::unexpected(parsed.error());
        return this->rules().componentMoves(*parsed, task);
    }
};

} // namespace mexplorer
