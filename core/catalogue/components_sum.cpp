#include "core/catalogue/components_sum.h"

#include "core/game/tried_moves.h"
#include "core/rules/sums.h"

#include <algorithm>

namespace mexplorer {

namespace {

Expected<Nimber> nimberOf(AnyValuation& valuation, AnyPosition component, Task& task) {
    const auto evaluation = valuation.evaluation(component, task);
    if (!evaluation) return tl::unexpected(evaluation.error());
    if (evaluation->nimber()) return *evaluation->nimber();
    return tooLarge(say(MX_TEXT("core", "The value of a part is out of reach.")));
}

} // namespace

Expected<std::vector<Component>> ComponentsSum::findComponents(Task& task) const {
    const auto valuation = inNormalPlay();
    std::vector<Component> components;
    for (const HeldPosition& part : parts()) {
        const AnyPosition component{part.get()};
        const auto value = nimberOf(*valuation, component, task);
        if (!value) return tl::unexpected(value.error());
        components.push_back({.text = textOf(component), .value = *value, .reason = reasonOf(component)});
        components.back().isHeap = areHeaps();
    }
    return components;
}

Expected<std::vector<ComponentMove>> ComponentsSum::findWinningMoves(std::size_t most, Task& task) const {
    const auto found = components(task);
    if (!found) return tl::unexpected(found.error());
    NimTotal total;
    for (const Component& component : **found)
        total.add(component.value);
    std::vector<ComponentMove> moves;
    const Play play = asked_.rules()->play().value();
    if (isLost(total.evaluation(play).outcome)) return moves;
    const auto above = std::ranges::count_if(**found, [](const Component& c) { return c.value > 1; });
    const std::vector<HeldPosition> parts = this->parts();
    const auto valuation = inNormalPlay();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (task.cancelled()) return cancelled();
        const Nimber own = (**found)[i].value;
        const Nimber target = winningValue(total.sum() ^ own, above == (own > 1 ? 1 : 0), play);
        const std::size_t enough = moves.size() + most;
        const auto visit = [&](AnyMove move, AnyPosition option) {
            moves.push_back({i, moveText(i, move), textOf(option), target});
            return moves.size() < enough;
        };
        const auto visited = forEachMoveTo(*valuation, {parts[i].get()}, target, visit, task);
        if (!visited) return tl::unexpected(visited.error());
    }
    return moves;
}

Expected<void> ComponentsSum::forEachMoveTo(AnyValuation& valuation, AnyPosition component, Nimber value,
                                            const AnyRules::Visit& visit, Task& task) const {
    if (visitToldMove(component, value, visit)) return {};
    const AnyRules& rules = *asked_.rules();
    if (rules.optionCount(component) > mostTakesTried) return {};
    std::optional<Error> failure;
    rules.forEachOption(component, [&](AnyMove move, AnyPosition option) {
        const auto found = task.cancelled() ? cancelled() : nimberOf(valuation, option, task);
        if (!found) failure = found.error();
        return !failure && (*found != value || visit(move, option));
    });
    if (failure) return tl::unexpected(*failure);
    return {};
}

} // namespace mexplorer
