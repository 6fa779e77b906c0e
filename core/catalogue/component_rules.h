#pragma once

#include "core/solve/ways/way.h"

namespace mexplorer {

/// Rules whose positions fall into components. Each component is a position of the same game, and a move
/// changes one.
///
/// - `isSum()`: whether the components’ SG values tell who wins, by the rule of NimTotal;
/// - `components(position)`, and `componentText(component)`: how one is written inside the whole;
/// - `componentName(index)`: what it is called, “token 2”;
/// - `inWhole(position, index, move)`: a move of the component as a move of the whole;
/// - `inNormalPlay()`: the same rules in normal play.
template <class R>
concept ComponentRules = Rules<R> && requires(const R& rules, const typename R::Position& position,
                                              const typename R::Move& move, std::size_t component) {
    { rules.isSum() } -> std::same_as<bool>;
    { rules.components(position) } -> std::same_as<std::vector<typename R::Position>>;
    { rules.componentText(position) } -> std::same_as<std::string>;
    { R::componentName(component) } -> std::same_as<Message>;
    { rules.inWhole(position, component, move) } -> std::same_as<typename R::Move>;
    { rules.inNormalPlay() } -> std::same_as<R>;
};

/// `componentReason(component)`, if the rules have it: how its value comes about.
template <class R>
concept SaysComponentReason = requires(const R& rules, const typename R::Position& component) {
    { rules.componentReason(component) } -> std::same_as<Message>;
};

/// Whether each component is a heap of Nim and its text the size; false unless the rules have a static member
/// `componentsAreHeaps` that says so.
template <class R>
consteval bool componentsAreHeaps() {
    if constexpr (requires { R::componentsAreHeaps; }) return R::componentsAreHeaps;
    return false;
}

/// `moveToValue(component, value)`, if the rules have it: the move to a component of that value, or nothing
/// if there is none; with `after(component, move)`. `closedForm` must then give every component’s value.
/// Without it, the moves are tried.
template <class R>
concept TellsMoveToValue = ComponentRules<R> &&
    requires(const R& rules, const typename R::Position& component, const typename R::Move& move,
             Nimber value) {
    { rules.moveToValue(component, value) } -> std::same_as<std::optional<typename R::Move>>;
    { rules.after(component, move) } -> std::same_as<typename R::Position>;
};

/// Fails to compile if rules have a member of one of these names that does not fit its concept.
template <class R>
consteval bool componentOptionalsFit() {
    if constexpr (requires { &R::componentReason; }) static_assert(SaysComponentReason<R>);
    if constexpr (requires { &R::moveToValue; }) static_assert(TellsMoveToValue<R>);
    return true;
}

/// A move in one component of a whole position after which the XOR of all is `value`; nothing if there is
/// none.
template <TellsMoveToValue R>
[[nodiscard]] std::optional<MadeMove<R>> componentMoveTo(const R& rules, const typename R::Position& position,
                                                         Nimber value) {
    const auto components = rules.components(position);
    const auto valueOf = [&](const auto& component) { return *rules.closedForm(component)->nimber(); };
    Nimber sum = value;
    for (const auto& component : components)
        sum ^= valueOf(component);
    for (std::size_t i = 0; i < components.size() && sum != 0; ++i) {
        if (const auto inComponent = rules.moveToValue(components[i], sum ^ valueOf(components[i]))) {
            const auto move = rules.inWhole(position, i, *inComponent);
            return MadeMove<R>{move, rules.after(position, move)};
        }
    }
    return std::nullopt;
}

} // namespace mexplorer
