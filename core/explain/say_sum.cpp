#include "core/explain/say_sum.h"

#include "core/explain/xor_subject.h"
#include "core/explain/xor_verdict.h"
#include "core/text/printable.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t mostNumbers = 12;

/// “13 ⊕ 11 ⊕ 7”.
std::string summands(const std::vector<Component>& components) {
    std::string all;
    for (std::size_t i = 0; i < std::min(components.size(), mostNumbers); ++i)
        all += (i > 0 ? " ⊕ " : "") + std::to_string(components[i].value);
    return components.size() > mostNumbers ? all + " ⊕ …" : all;
}

bool areTheirValues(const std::vector<Component>& components) {
    return std::all_of(components.begin(), components.end(),
                       [](const Component& component) { return component.isItsValue(); });
}

/// The winning move in a component, or that it has none.
Message sayComponent(const SumAspect& sum, const ColumnsSubject& subject,
                     const std::vector<ComponentMove>& moves, std::size_t chosen) {
    const auto own = std::find_if(moves.begin(), moves.end(),
                                  [&](const ComponentMove& move) { return move.component == chosen; });
    return own == moves.end() ? sayNoXorMove(sum.name(chosen)) : sayXorMove(subject, turnOf(*own));
}

} // namespace

Expected<std::vector<Message>> saySum(const Inquiry& asked, Task& task, std::optional<std::size_t> chosen) {
    const auto* sum = asked.as<SumAspect>();
    if (!sum) return std::vector<Message>{};
    const auto subject = xorSubject(*sum, task);
    if (!subject) {
        if (subject.error().kind == Error::Kind::cancelled) return tl::unexpected(subject.error());
        return std::vector<Message>{};
    }
    const std::vector<Component>& components = subject->components;
    if (components.size() < 2) return std::vector<Message>{};
    std::vector<Message> said;
    said.push_back(
        areTheirValues(components)
            ? say(MX_TEXT("core", "The XOR: %1 = %2."), summands(components), subject->sum)
            : say(MX_TEXT("core", "The XOR of the SG values: %1 = %2."), summands(components), subject->sum));
    const auto moves = sum->winningMoves(task);
    if (!moves) return tl::unexpected(moves.error());
    if (chosen && *chosen < components.size()) {
        const auto evaluation = asked.evaluation(task);
        if (!evaluation) return tl::unexpected(evaluation.error());
        // Who wins without a move that was found wins by one that was not tried: perhaps it is there.
        const bool areKnown = evaluation->outcome == Outcome::P || !(*moves)->empty();
        if (areKnown) said.push_back(sayComponent(*sum, *subject, **moves, *chosen));
        return said;
    }
    for (std::size_t i = 0; i < std::min((*moves)->size(), mostListed); ++i)
        said.push_back(sayXorMove(*subject, turnOf((**moves)[i])));
    return said;
}

} // namespace mexplorer
