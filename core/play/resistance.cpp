#include "core/play/resistance.h"

#include "core/theory/saturating.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// How surely the other player wins: most surely if the game is over, as nothing can go wrong then.
std::uint64_t certainty(const Answers& answers) {
    return answers.all == 0 ? UINT64_MAX : answers.winning;
}

bool leavesLess(const Answers& one, const Answers& other, Leaving leaving) {
    if (leaving == Leaving::mostErrors) return one.losing > other.losing;
    return certainty(one) < certainty(other);
}

} // namespace

Expected<bool> Resistance::begin(Task& task) {
    if (graph_->optionCount(0) > mostAnswers) return false;
    if (const auto opened = graph_->expand(0, task); !opened) {
        if (opened.error().kind == Error::Kind::cancelled) return tl::unexpected(opened.error());
        return false;
    }
    const auto options = graph_->options(0);
    std::uint64_t answers = 0;
    for (const Id option : options)
        answers = saturatedSum(answers, graph_->optionCount(option));
    if (answers > mostAnswers) return false;
    options_.assign(options.begin(), options.end());
    return true;
}

std::optional<Answers> Resistance::answersTo(std::size_t move, Task& task) {
    if (!graph_->expand(options_[move], task)) return std::nullopt;
    const auto span = graph_->options(options_[move]);
    const std::vector<Id> answers(span.begin(), span.end());
    Answers found{.all = answers.size()};
    for (const Id answer : answers) {
        const auto evaluation = graph_->evaluation(answer, task);
        if (!evaluation || task.cancelled()) return std::nullopt;
        if (isLost(evaluation->outcome)) ++found.winning;
        if (isWon(evaluation->outcome)) ++found.losing;
    }
    return found;
}

std::optional<std::vector<Resistance::Id>> Resistance::continuations(Id id, Task& task) {
    const auto evaluation = graph_->evaluation(id, task);
    if (!evaluation || !graph_->expand(id, task) || graph_->size() > mostPositions) return std::nullopt;
    const auto span = graph_->options(id);
    const std::vector<Id> options(span.begin(), span.end());
    if (isLost(evaluation->outcome)) return options;
    std::vector<Id> winning;
    for (const Id option : options) {
        const auto then = graph_->evaluation(option, task);
        if (!then) return std::nullopt;
        if (isLost(then->outcome)) winning.push_back(option);
    }
    return winning;
}

std::optional<std::uint64_t> Resistance::lengthAfter(std::size_t move, Task& task) {
    struct Open {
        Id id;
        std::vector<Id> next;
        std::size_t looked = 0;
    };
    const Id first = options_[move];
    const auto isKnown = [&](Id id) { return id < lengths_.size() && lengths_[id]; };
    std::vector<Open> open; // not recursive: games may be too long for the stack
    const auto enter = [&](Id id) {
        auto next = continuations(id, task);
        if (next) open.push_back({id, std::move(*next)});
        return next.has_value();
    };
    if (!isKnown(first) && !enter(first)) return std::nullopt;
    while (!open.empty()) {
        Open& last = open.back();
        while (last.looked < last.next.size() && isKnown(last.next[last.looked]))
            ++last.looked;
        if (last.looked < last.next.size()) {
            if (!enter(last.next[last.looked])) return std::nullopt;
            continue;
        }
        const auto evaluation = graph_->evaluation(last.id, task);
        if (!evaluation) return std::nullopt;
        std::optional<std::uint64_t> length;
        for (const Id next : last.next) {
            const std::uint64_t through = *lengths_[next] + 1;
            const bool isBetter = isLost(evaluation->outcome) ? through > length : through < length;
            if (!length || isBetter) length = through;
        }
        if (lengths_.size() < graph_->size()) lengths_.resize(graph_->size());
        lengths_[last.id] = length.value_or(0);
        open.pop_back();
    }
    return lengths_[first];
}

Resisting mostResisting(Resistance& resistance, std::span<const std::size_t> moves, Leaving leaving,
                        const LengthAfter& lengthAfter, Task& task) {
    std::vector<std::size_t> best{moves.front()};
    std::optional<Answers> least;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        task.report(static_cast<double>(i) / static_cast<double>(moves.size()));
        const auto answers = resistance.answersTo(moves[i], task);
        if (!answers) continue;
        if (!least || leavesLess(*answers, *least, leaving)) {
            least = answers;
            best.clear();
        }
        if (!leavesLess(*least, *answers, leaving)) best.push_back(moves[i]);
    }
    std::size_t longest = best.front();
    std::optional<std::uint64_t> length;
    for (const std::size_t move : best) {
        if (best.size() == 1) break;
        const auto lasts = lengthAfter(move);
        if (!lasts) return {best.front(), least};
        if (!length || *lasts > *length) longest = move;
        length = std::max(length, lasts);
    }
    return {longest, least};
}

} // namespace mexplorer
