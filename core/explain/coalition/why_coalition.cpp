#include "core/explain/coalition/why_coalition.h"

#include "core/explain/coalition/coalition_words.h"
#include "core/explain/coalition/flow_trace.h"
#include "core/explain/coalition/nucleolus_trace.h"
#include "core/explain/coalition/sampled_trace.h"
#include "core/explain/coalition/shapley_trace.h"
#include "core/explain/coalition/vessels_trace.h"
#include "core/solve/aspects/coalition.h"
#include "core/text/printable.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer {

namespace {

using Names = std::span<const std::string>;

Message sayBalanced(const CoalitionValues& values, const CoreAnswer& core, Names names) {
    std::vector<Coalition> coalitions;
    Payments weights;
    Rational worth = 0;
    for (const auto& [coalition, weight] : core.balanced) {
        coalitions.push_back(coalition);
        weights.push_back(weight);
        worth += weight * values.value(coalition);
    }
    constexpr std::size_t mostWeights = 8;
    if (weights.size() > mostWeights) {
        return say(MX_TEXT("core", "%1 coalitions, with weights that over each player add up to 1, are worth "
                                   "%2 together, more than v(N) = %3."),
                   weights.size(), shownExact(worth), shownExact(values.value(values.all())));
    }
    return say(MX_TEXT("core",
                       "The coalitions %1 with the weights %2, which over each player add up to 1, are "
                       "worth %3 together, more than v(N) = %4."),
               coalitionsList(coalitions, names), paymentsText(weights), shownExact(worth),
               shownExact(values.value(values.all())));
}

void sayCore(const ExactAnswer& answer, Names names, std::vector<Message>& reasons) {
    if (answer.core.isEmpty) {
        reasons.push_back(say(MX_TEXT("core", "The core is empty: whatever is paid, some coalition gets at "
                                              "least %1 less than it is worth."),
                              shownExact(answer.core.leastExcess)));
        reasons.push_back(sayBalanced(*answer.values, answer.core, names));
        return;
    }
    reasons.push_back(say(MX_TEXT("core", "The core is not empty: at (%1) no coalition would rather leave."),
                          paymentsText(answer.core.payments)));
    const Excess& worst = answer.shapleyExcess;
    if (worst.excess <= 0) {
        reasons.push_back(say(MX_TEXT("core", "The Shapley value is in the core, too.")));
        return;
    }
    reasons.push_back(
        say(MX_TEXT("core", "The Shapley value is not in the core: the coalition %1 gets %2 and is "
                            "worth %3."),
            printable(coalitionText(worst.coalition, names)),
            shownExact(paidTo(answer.power.shapley, worst.coalition)),
            shownExact(answer.values->value(worst.coalition))));
}

void sayNucleolus(const ExactAnswer& answer, std::vector<Message>& reasons) {
    reasons.push_back(
        say(MX_TEXT("core", "The nucleolus is (%1)."), paymentsText(answer.nucleolus.payments)));
    if (!answer.nucleolus.isRational) {
        reasons.push_back(
            say(MX_TEXT("core", "All together are worth less than all alone, added up: somebody has to "
                                "get less than alone, and the nucleolus is that without this "
                                "condition.")));
    }
}

Message sayBroken(const CoalitionValues& values, const Witness& witness, Names names, const char* sentence) {
    const auto [first, second] = witness;
    return say(sentence, worthName(first, names), shownExact(values.value(first)), worthName(second, names),
               shownExact(values.value(second)), worthName(first | second, names),
               shownExact(values.value(first | second)));
}

void sayProperties(const ExactAnswer& answer, Names names, std::vector<Message>& reasons) {
    const CoalitionProperties& found = answer.properties;
    if (!found.notConvex) {
        reasons.push_back(
            say(MX_TEXT("core", "The game is convex: the larger a coalition is, the more it pays "
                                "to join it.")));
    } else if (!found.notSuperadditive) {
        reasons.push_back(say(MX_TEXT("core", "The game is superadditive: it never costs two coalitions "
                                              "anything to join. It is not convex.")));
    } else {
        reasons.push_back(
            sayBroken(*answer.values, *found.notSuperadditive, names,
                      MX_TEXT("core", "The game is not superadditive: %1 = %2 and %3 = %4, but %5 "
                                      "= %6.")));
    }
    if (found.isSimple && found.veto == 0)
        reasons.push_back(say(MX_TEXT("core", "The game is simple: a coalition wins or loses. Nobody has a "
                                              "veto.")));
    if (found.isSimple && found.veto != 0) {
        reasons.push_back(say(MX_TEXT("core", "The game is simple: a coalition wins or loses. Without these "
                                              "players no coalition wins: %1."),
                              playersList(found.veto, names)));
    }
    if (found.dummies != 0) {
        reasons.push_back(say(MX_TEXT("core", "Players who add to every coalition what they are worth alone: "
                                              "%1."),
                              playersList(found.dummies, names)));
    }
}

Why whyExactly(const ExactAnswer& answer, Names names) {
    Why why;
    why.headline = say(MX_TEXT("core", "Shapley value (%1)"), paymentsText(answer.power.shapley));
    why.verdict = why.headline;
    why.reasons.push_back(
        say(MX_TEXT("core", "The Banzhaf value is (%1)."), paymentsText(answer.power.banzhaf)));
    sayNucleolus(answer, why.reasons);
    sayCore(answer, names, why.reasons);
    sayProperties(answer, names, why.reasons);
    return why;
}

Why whyFromSamples(const CoalitionSubject& subject) {
    const SampledPower& sampled = *subject.answer->sampled;
    const Names names = subject.names;
    constexpr unsigned mostTold = 20;
    Why why;
    why.headline = say(MX_TEXT("core", "The Shapley value of %1 players, from samples"), names.size());
    why.verdict = why.headline;
    why.reasons.push_back(
        say(MX_TEXT("core", "Beyond %1 players it is the mean of %2 random orders (seed %3), "
                            "each ± two standard errors."),
            mostInTable, sampled.orders, sampled.seed));
    for (unsigned player = 0; player < std::min<std::size_t>(names.size(), mostTold); ++player)
        why.reasons.push_back(sayEstimate(subject, player));
    if (names.size() > mostTold) why.reasons.push_back(say(MX_TEXT("core", "The others are in the table.")));
    return why;
}

const CoalitionAspect& coalitionsIn(const Instance& instance) {
    return *instance.as<CoalitionAspect>();
}

bool isCoalition(const Instance& instance) {
    return instance.as<CoalitionAspect>() != nullptr;
}

Expected<Why> whyOfCoalition(const Game& /*game*/, const Instance& instance, Task& task) {
    const CoalitionAspect& coalitions = coalitionsIn(instance);
    const auto answer = coalitions.answer(task);
    if (!answer) return tl::unexpected(answer.error());
    const CoalitionSubject subject{coalitions.game().names, *answer};
    return (*answer)->exact ? whyExactly(subject.exact(), subject.names) : whyFromSamples(subject);
}

/// Both traces in sequence; the second’s pseudo-code follows the first’s, with its lines renumbered.
Trace together(Trace first, const Trace& second) {
    const std::size_t lines = first.pseudoCode.size();
    first.title = say(MX_TEXT("core", "Shapley value and nucleolus"));
    first.pseudoCode.insert(first.pseudoCode.end(), second.pseudoCode.begin(), second.pseudoCode.end());
    for (Saying saying : second.steps) {
        saying.codeLine += lines;
        first.steps.push_back(std::move(saying));
    }
    return first;
}

Expected<Trace> explainCoalition(const Game& /*game*/, const Instance& instance, Task& task) {
    if (const auto* flow = instance.as<FlowAspect>()) return Trace(flowTrace(flow->network(), flow->ends()));
    if (const auto* estate = instance.as<BankruptcyAspect>())
        return Trace(vesselsTrace(estate->estate(), estate->claims(), estate->parts()));
    const CoalitionAspect& coalitions = coalitionsIn(instance);
    const auto answer = coalitions.answer(task);
    if (!answer) return tl::unexpected(answer.error());
    const CoalitionSubject subject{coalitions.game().names, *answer};
    if (!(*answer)->exact) return Trace(sampledTrace(subject));
    return together(shapleyTrace(subject), nucleolusTrace(subject));
}

} // namespace

Teller coalitionTeller() {
    return {isCoalition, whyOfCoalition, explainCoalition};
}

} // namespace mexplorer
