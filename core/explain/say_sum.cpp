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
                       [](const Component& component) { return component.isHeap; });
}

/// How many moves win, if all winning moves are known.
Expected<std::optional<std::size_t>> countWinning(const Inquiry& asked, Task& task) {
    const auto solution = asked.solution(task);
    if (!solution) return tl::unexpected(solution.error());
    if (!(*solution)->allWinning) return std::nullopt;
    const auto& moves = (*solution)->moves;
    return static_cast<std::size_t>(
        std::count_if(moves.begin(), moves.end(), [](const SolvedMove& move) { return move.wins(); }));
}

/// The winning moves in a component, or that it has none.
void sayComponent(const SumAspect& sum, const ColumnsSubject& subject,
                  const std::vector<ComponentMove>& moves, std::size_t chosen, std::vector<Message>& said) {
    const std::size_t before = said.size();
    for (const ComponentMove& move : moves)
        if (move.component == chosen) said.push_back(sayXorMove(subject, turnOf(move)));
    if (said.size() == before) said.push_back(sayNoXorMove(sum.name(chosen)));
}

} // namespace

void sayOthers(std::size_t all, std::vector<Message>& said) {
    if (all > mostListed) said.push_back(say(MX_TEXT("core", "And %1 more."), all - mostListed));
}

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
    const auto first = sum->winningMoves(task);
    if (!first) return tl::unexpected(first.error());
    const auto winning = countWinning(asked, task);
    if (!winning) return tl::unexpected(winning.error());
    const bool areMore = winning->value_or(0) > (*first)->size();
    const auto moves = areMore ? sum->winningMoves(mostListed, task) : **first;
    if (!moves) return tl::unexpected(moves.error());
    if (chosen && *chosen < components.size()) {
        const auto evaluation = asked.evaluation(task);
        if (!evaluation) return tl::unexpected(evaluation.error());
        // If no winning move of an N-position was found, an untried one wins, maybe in this component.
        const bool areKnown = evaluation->outcome == Outcome::P || !moves->empty();
        if (areKnown) sayComponent(*sum, *subject, *moves, *chosen, said);
        return said;
    }
    for (std::size_t i = 0; i < std::min(moves->size(), mostListed); ++i)
        said.push_back(sayXorMove(*subject, turnOf((*moves)[i])));
    if (*winning) sayOthers(**winning, said);
    return said;
}

} // namespace mexplorer
