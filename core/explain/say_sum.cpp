#include "core/explain/say_sum.h"

#include "core/explain/xor_subject.h"
#include "core/explain/xor_verdict.h"
#include "core/game/aspects/impartial.h"
#include "core/text/printable.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t mostNumbers = 12;

bool areTheirValues(const std::vector<Component>& components) {
    return std::all_of(components.begin(), components.end(),
                       [](const Component& component) { return component.isHeap; });
}

/// The XOR in numbers.
Message sayTotal(const ColumnsSubject& subject) {
    const std::string all = summands(subject.components);
    return areTheirValues(subject.components)
               ? say(MX_TEXT("core", "The XOR: %1 = %2."), all, subject.sum)
               : say(MX_TEXT("core", "The XOR of the SG values: %1 = %2."), all, subject.sum);
}

/// What decides misère play while no value counts as above 1.
Message sayParity(const ColumnsSubject& subject) {
    const auto ones = std::ranges::count(subject.components, Nimber{1}, &Component::value);
    return subject.sum == 0
               ? say(MX_TEXT("core", "No value is above 1, and the number of ones, %1, is even: in misère "
                                     "play the player to move wins."),
                     ones)
               : say(MX_TEXT("core", "No value is above 1, and the number of ones, %1, is odd: in misère "
                                     "play the player to move loses."),
                     ones);
}

std::vector<Message> sayDecision(const ColumnsSubject& subject, Play play) {
    if (play == Play::normal) return {sayTotal(subject)};
    switch (largest(subject)) {
    case Large::none:
        return {sayParity(subject)};
    case Large::counted:
        return {sayTotal(subject),
                say(MX_TEXT("core", "Some value counts as one above 1: whoever wins normal "
                                    "play wins misère play, too."))};
    case Large::above:
        break;
    }
    return {sayTotal(subject), say(MX_TEXT("core", "Some value is above 1: whoever wins normal play wins "
                                                   "misère play, too."))};
}

/// The subject of a sum of several components; empty for others, and where values do not decide.
Expected<std::optional<ColumnsSubject>> severalOf(const Inquiry& asked, Task& task) {
    const auto* sum = asked.as<SumAspect>();
    if (!sum) return std::nullopt;
    auto subject = xorSubject(*sum, task);
    if (!subject && subject.error().kind == Error::Kind::cancelled) return tl::unexpected(subject.error());
    if (!subject || subject->components.size() < 2) return std::nullopt;
    return std::move(*subject);
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
                  const std::vector<ComponentMove>& moves, std::size_t chosen, SumSaid& said) {
    for (const ComponentMove& move : moves)
        if (move.component == chosen) said.moves.push_back(sayXorMove(subject, turnOf(move)));
    said.winning = said.moves.size();
    if (said.moves.empty()) said.moves.push_back(sayNoXorMove(sum.name(chosen)));
}

} // namespace

std::string summands(const std::vector<Component>& components) {
    std::string all;
    for (std::size_t i = 0; i < std::min(components.size(), mostNumbers); ++i)
        all += (i > 0 ? " ⊕ " : "") + std::to_string(components[i].value);
    return components.size() > mostNumbers ? all + " ⊕ …" : all;
}

void sayOthers(std::size_t all, std::vector<Message>& said) {
    if (all > mostListed) said.push_back(say(MX_TEXT("core", "And %1 more."), all - mostListed));
}

Expected<std::vector<Message>> sayWhatDecides(const Game& game, const Inquiry& asked, Task& task) {
    const auto subject = severalOf(asked, task);
    if (!subject) return tl::unexpected(subject.error());
    return *subject ? sayDecision(**subject, playOf(game)) : std::vector<Message>{};
}

Expected<SumSaid> saySum(const Game& game, const Inquiry& asked, Task& task,
                         std::optional<std::size_t> chosen) {
    const auto subject = severalOf(asked, task);
    if (!subject) return tl::unexpected(subject.error());
    if (!*subject) return SumSaid{};
    const auto* sum = asked.as<SumAspect>();
    SumSaid said{sayDecision(**subject, playOf(game)), {}, {}};
    const auto first = sum->winningMoves(task);
    if (!first) return tl::unexpected(first.error());
    const auto winning = countWinning(asked, task);
    if (!winning) return tl::unexpected(winning.error());
    const bool areMore = winning->value_or(0) > (*first)->size();
    const auto moves = areMore ? sum->winningMoves(mostListed, task) : **first;
    if (!moves) return tl::unexpected(moves.error());
    if (chosen && *chosen < (*subject)->components.size()) {
        const auto evaluation = asked.evaluation(task);
        if (!evaluation) return tl::unexpected(evaluation.error());
        // If no winning move of an N-position was found, an untried one wins, maybe in this component.
        const bool areKnown = isLost(evaluation->outcome) || !moves->empty();
        if (areKnown) sayComponent(*sum, **subject, *moves, *chosen, said);
        return said;
    }
    for (std::size_t i = 0; i < std::min(moves->size(), mostListed); ++i)
        said.moves.push_back(sayXorMove(**subject, turnOf((*moves)[i])));
    said.winning = *winning;
    if (*winning) sayOthers(**winning, said.moves);
    return said;
}

} // namespace mexplorer
