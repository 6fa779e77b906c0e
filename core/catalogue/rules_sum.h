#pragma once

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
class RulesSum final : public SumAspect {
public:
    explicit RulesSum(R rules) : rules_(std::move(rules)) {}

    [[nodiscard]] Message name(std::size_t component) const override {
        return rules_.componentName(component);
    }
    [[nodiscard]] Expected<std::vector<Component>> components(const std::string& position,
                                                              Task& task) const override {
        const auto parsed = rules_.parse(position);
        if (!parsed) return tl::unexpected(parsed.error());
        return rules_.components(*parsed, task);
    }
    [[nodiscard]] Expected<std::vector<ComponentMove>> winningMoves(const std::string& position,
                                                                    Task& task) const override {
        const auto parsed = rules_.parse(position);
        if (!parsed) return tl::unexpected(parsed.error());
        return rules_.componentMoves(*parsed, task);
    }

private:
    R rules_;
};

} // namespace mexplorer
