#include "core/explain/cfr_trace.h"

#include "core/explain/say_cfr.h"
#include "core/text/decimal.h"
#include "core/text/say_count.h"

#include <algorithm>
#include <optional>
#include <set>

namespace mexplorer {

namespace {

using Phase = CfrState::Phase;
constexpr int cfrDigits = 3;

/// The lines of the pseudo-code.
namespace CfrLine {
enum Line : std::size_t { sets, reach, worth, regret, strategy, average };
} // namespace CfrLine

std::vector<Message> cfrCode(CfrMethod method) {
    const bool isPlus = method == CfrMethod::cfrPlus;
    return {say(MX_TEXT("core", "for each player, each of his sets, the last decisions first:")),
            say(MX_TEXT("core", "    reach(node) ← how likely chance and the opponent lead there")),
            say(MX_TEXT("core", "    worth(a) ← Σ reach(node) · what follows action a")),
            isPlus ? say(MX_TEXT("core", "    regret(a) ← max(0, regret(a) + worth(a) − worth of all)"))
                   : say(MX_TEXT("core", "    regret(a) ← regret(a) + worth(a) − worth of all")),
            say(MX_TEXT("core", "    strategy(a) ← share of positive regret; none: all alike")),
            isPlus ? say(MX_TEXT("core", "average ← average + t · own reach · strategy played"))
                   : say(MX_TEXT("core", "average ← average + own reach · strategy played"))};
}

Message sayBegin(const CfrIteration& iteration) {
    if (iteration.number == 1)
        return say(MX_TEXT("core", "Before iteration 1 nothing is regretted: all actions are as likely."));
    return say(MX_TEXT("core", "Iteration %1 begins. Both play as the regrets so far say."),
               iteration.number);
}

Message sayReach(const SequenceForm& form, const CfrSetUpdate& update) {
    Message reaches;
    for (const CfrSetUpdate::Place& place : update.places) {
        const Message one = verbatim(worthText(place.reach));
        reaches = reaches.empty() ? one : say(MX_TEXT("core", "%1, %2"), reaches, one);
    }
    const Message who = sayInfoSet(form, update.player, update.set);
    if (update.places.size() == 1)
        return say(MX_TEXT("core", "Look at %1: chance and the opponent lead there with probability %2."),
                   who, reaches);
    return say(
        MX_TEXT("core", "Look at %1: chance and the opponent lead to its %2 nodes with probability %3."), who,
        update.places.size(), reaches);
}

Message sayWorth(const SequenceForm& form, const CfrSetUpdate& update) {
    return say(MX_TEXT("core", "Counterfactual values, reach times what follows: %1; as it is played, %2."),
               sayByAction(form, update, update.worth, true), worthText(update.earned));
}

Message sayRegret(const SequenceForm& form, const CfrSetUpdate& update, bool isPlus) {
    const bool isForgotten = isPlus && update.after != [&] {
        std::vector<double> sums = update.before;
        for (std::size_t i = 0; i < sums.size(); ++i)
            sums[i] += update.added[i];
        return sums;
    }();
    return isForgotten
               ? say(MX_TEXT("core", "Regret, by how much each action does better: %1. In all, with negative "
                                     "ones forgotten: %2."),
                     sayByAction(form, update, update.added, true),
                     sayByAction(form, update, update.after, true))
               : say(MX_TEXT("core", "Regret, by how much each action does better: %1. In all: %2."),
                     sayByAction(form, update, update.added, true),
                     sayByAction(form, update, update.after, true));
}

Message sayStrategy(const SequenceForm& form, const CfrSetUpdate& update) {
    const bool isAnyPositive =
        std::any_of(update.after.begin(), update.after.end(), [](double regret) { return regret > 0; });
    return isAnyPositive
               ? say(MX_TEXT("core", "In proportion to the positive regrets, the next strategy is: %1."),
                     sayByAction(form, update, update.next))
               : say(MX_TEXT("core", "No regret is positive, so all actions are as likely next: %1."),
                     sayByAction(form, update, update.next));
}

/// The information sets in the part of the tree that is drawn, by player.
std::array<std::set<SequenceForm::Set>, playerCount> setsSeen(const SequenceForm& form,
                                                              const ExtensiveAspect::Nodes& nodes) {
    std::array<std::set<SequenceForm::Set>, playerCount> seen;
    for (const SequenceForm::Node node : nodes) {
        const SequenceForm::NodeRecord& record = form.node(node);
        if (isPlayer(record.actor)) seen[static_cast<std::size_t>(record.actor)].insert(record.set);
    }
    return seen;
}

void addUpdate(CfrTrace& trace, std::size_t index) {
    const SequenceForm& form = *trace.subject.form;
    const CfrIteration& iteration = trace.subject.iteration;
    const CfrSetUpdate& update = iteration.updates[index];
    trace.add({sayReach(form, update), CfrLine::reach}, {Phase::reach, index});
    trace.add({sayWorth(form, update), CfrLine::worth}, {Phase::worth, index});
    trace.add({sayRegret(form, update, iteration.method == CfrMethod::cfrPlus), CfrLine::regret},
              {Phase::regret, index});
    trace.add({sayStrategy(form, update), CfrLine::strategy}, {Phase::strategy, index});
}

} // namespace

Expected<CfrTrace> cfrTrace(const ExtensiveAspect& asked, std::uint64_t iteration, Task& task) {
    auto told = asked.iteration(iteration, task);
    if (!told) return tl::unexpected(told.error());
    const std::shared_ptr<const SequenceForm>& form = *asked.form();
    const double left = exploitability(*form, told->average);
    CfrTrace trace(say(MX_TEXT("core", "Iteration %1 of %2"), told->number, titleOf(told->method)),
                   cfrCode(told->method), {form, std::move(*told), left});
    trace.add({sayBegin(trace.subject.iteration), CfrLine::sets}, {Phase::begin, 0});
    const auto seen = setsSeen(*form, asked.nodes());
    std::optional<std::size_t> player;
    for (std::size_t i = 0; i < trace.subject.iteration.updates.size(); ++i) {
        const CfrSetUpdate& update = trace.subject.iteration.updates[i];
        if (!seen[update.player].contains(update.set)) continue;
        if (player != update.player) trace.begin(say(MX_TEXT("core", "player %1"), update.player + 1));
        player = update.player;
        addUpdate(trace, i);
    }
    trace.begin(say(MX_TEXT("core", "averages")));
    trace.add(
        {say(MX_TEXT("core", "The averages take in what both played in iteration %1; their exploitability is "
                             "%2."),
             trace.subject.iteration.number, roundedText(left, cfrDigits)),
         CfrLine::average},
        {Phase::average, trace.subject.iteration.updates.size()});
    return trace;
}

Expected<LearningTrace> learningTrace(const ExtensiveAspect& asked, Task& task) {
    auto run = asked.run(task);
    if (!run) return tl::unexpected(run.error());
    LearningTrace trace(say(MX_TEXT("core", "How the average strategies come to an equilibrium")),
                        {say(MX_TEXT("core", "repeat: update the regrets of both players")),
                         say(MX_TEXT("core", "exploitability ← mean of what best replies bring"))},
                        std::move(*run));
    for (std::size_t i = 0; i < trace.subject->points.size(); ++i)
        trace.add({sayPoint(trace.subject->points[i]), 1}, {i});
    return trace;
}

} // namespace mexplorer
