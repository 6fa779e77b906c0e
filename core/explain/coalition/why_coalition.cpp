#include "core/explain/coalition/why_coalition.h"

#include "core/coalition/amounts.h"
#include "core/coalition/coalition_aspect.h"
#include "core/explain/coalition/coalition_words.h"
#include "core/explain/coalition/flow_trace.h"
#include "core/explain/coalition/nucleolus_trace.h"
#include "core/explain/coalition/shapley_trace.h"
#include "core/explain/coalition/shares_trace.h"
#include "core/explain/coalition/vessels_trace.h"
#include "core/text/parse.h"
#include "core/text/printable.h"

#include <algorithm>

namespace mexplorer {

namespace {

Message sayBalanced(const CoalitionSubject& subject) {
    const CoalitionValues& values = subject.values();
    std::vector<Coalition> coalitions;
    Payments weights;
    Rational worth = 0;
    for (const auto& [coalition, weight] : subject.exact().core.balanced) {
        coalitions.push_back(coalition);
        weights.push_back(weight);
        worth += weight * values.value(coalition);
    }
    constexpr std::size_t mostWeights = 8;
    const std::string together = shownExact(subject.told(worth));
    const std::string all = shownWorth(subject, values.all());
    if (weights.size() > mostWeights) {
        return subject.isOfCosts()
                   ? say(MX_TEXT("core",
                                 "%1 coalitions, with weights that over each player add up to 1, cost "
                                 "%2 together, less than c(N) = %3."),
                         weights.size(), together, all)
                   : say(MX_TEXT("core", "%1 coalitions, with weights that over each player add up to 1, are "
                                         "worth %2 together, more than v(N) = %3."),
                         weights.size(), together, all);
    }
    return subject.isOfCosts()
               ? say(MX_TEXT("core",
                             "The coalitions %1 with the weights %2, which over each player add up to "
                             "1, cost %3 together, less than c(N) = %4."),
                     coalitionsList(coalitions, subject.names), paymentsText(weights), together, all)
               : say(MX_TEXT("core",
                             "The coalitions %1 with the weights %2, which over each player add up to "
                             "1, are worth %3 together, more than v(N) = %4."),
                     coalitionsList(coalitions, subject.names), paymentsText(weights), together, all);
}

void sayCore(const CoalitionSubject& subject, std::vector<Message>& reasons) {
    const ExactAnswer& answer = subject.exact();
    if (answer.core.isEmpty) {
        const std::string least = shownExact(answer.core.leastExcess);
        reasons.push_back(
            subject.isOfCosts()
                ? say(MX_TEXT("core", "The core is empty: however the costs are divided, some coalition pays "
                                      "at least %1 more than it would cost alone."),
                      least)
                : say(MX_TEXT("core", "The core is empty: whatever is paid, some coalition gets at least %1 "
                                      "less than it is worth."),
                      least));
        reasons.push_back(sayBalanced(subject));
        return;
    }
    reasons.push_back(say(MX_TEXT("core", "The core is not empty: at (%1) no coalition would rather leave."),
                          paymentsText(subject.told(answer.core.payments))));
    const Excess& worst = answer.shapleyExcess;
    if (worst.excess <= 0) {
        reasons.push_back(say(MX_TEXT("core", "The Shapley value is in the core, too.")));
        return;
    }
    const std::string leaving = printable(coalitionText(worst.coalition, subject.names));
    const std::string paid = shownExact(subject.told(paidTo(answer.power.shapley, worst.coalition)));
    const std::string worth = shownWorth(subject, worst.coalition);
    reasons.push_back(
        subject.isOfCosts()
            ? say(MX_TEXT("core", "The Shapley value is not in the core: the coalition %1 pays %2 and would "
                                  "cost %3 alone."),
                  leaving, paid, worth)
            : say(MX_TEXT("core", "The Shapley value is not in the core: the coalition %1 gets %2 and is "
                                  "worth %3."),
                  leaving, paid, worth));
}

void sayNucleolus(const CoalitionSubject& subject, std::vector<Message>& reasons) {
    const Nucleolus& found = subject.exact().nucleolus;
    reasons.push_back(
        say(MX_TEXT("core", "The nucleolus is (%1)."), paymentsText(subject.told(found.payments))));
    if (found.isRational) return;
    reasons.push_back(
        subject.isOfCosts()
            ? say(MX_TEXT("core", "All together cost more than all alone, added up: somebody has to pay more "
                                  "than alone, and the nucleolus is that without this condition."))
            : say(MX_TEXT("core", "All together are worth less than all alone, added up: somebody has to get "
                                  "less than alone, and the nucleolus is that without this condition.")));
}

Message sayBroken(const CoalitionSubject& subject, const Witness& witness, const char* sentence) {
    const auto [first, second] = witness;
    const Coalition both = first | second;
    return say(sentence, worthName(subject, first), shownWorth(subject, first), worthName(subject, second),
               shownWorth(subject, second), worthName(subject, both), shownWorth(subject, both));
}

Message sayJoining(const CoalitionSubject& subject) {
    const CoalitionProperties& found = subject.exact().properties;
    if (!found.notConvex)
        return say(MX_TEXT("core", "The game is convex: the larger a coalition is, the more it pays to join "
                                   "it."));
    if (!found.notSuperadditive)
        return say(MX_TEXT("core", "The game is superadditive: it never costs two coalitions anything to "
                                   "join. It is not convex."));
    return sayBroken(subject, *found.notSuperadditive,
                     MX_TEXT("core", "The game is not superadditive: %1 = %2 and %3 = %4, but %5 = %6."));
}

Message sayJoiningCosts(const CoalitionSubject& subject) {
    const CoalitionProperties& found = subject.exact().properties;
    if (!found.notConvex)
        return say(MX_TEXT("core",
                           "The costs are concave: the larger a coalition is, the less they rise when "
                           "a player joins it."));
    if (!found.notSuperadditive)
        return say(MX_TEXT("core", "The costs are subadditive: two coalitions never cost more together than "
                                   "apart. They are not concave."));
    return sayBroken(subject, *found.notSuperadditive,
                     MX_TEXT("core", "The costs are not subadditive: %1 = %2 and %3 = %4, but %5 = %6."));
}

void sayIndices(const PowerIndices& indices, std::vector<Message>& reasons) {
    reasons.push_back(
        say(MX_TEXT("core", "The Deegan–Packel index is (%1): each minimal winning coalition is "
                            "as likely as any other, and its members share one alike."),
            paymentsText(indices.deeganPackel)));
    reasons.push_back(say(MX_TEXT("core", "The public good index (Holler) is (%1): what part a player has in "
                                          "all memberships of minimal winning coalitions."),
                          paymentsText(indices.publicGood)));
    reasons.push_back(say(MX_TEXT("core", "The Johnston index is (%1): each coalition that somebody can make "
                                          "lose is as likely as any other, and those who can share one "
                                          "alike."),
                          paymentsText(indices.johnston)));
}

void sayProperties(const CoalitionSubject& subject, std::vector<Message>& reasons) {
    const CoalitionProperties& found = subject.exact().properties;
    reasons.push_back(subject.isOfCosts() ? sayJoiningCosts(subject) : sayJoining(subject));
    const bool isSimple = found.isSimple && !subject.isOfCosts();
    if (isSimple && found.veto == 0)
        reasons.push_back(say(MX_TEXT("core", "The game is simple: a coalition wins or loses. Nobody has a "
                                              "veto.")));
    if (isSimple && found.veto != 0) {
        reasons.push_back(say(MX_TEXT("core", "The game is simple: a coalition wins or loses. Without these "
                                              "players no coalition wins: %1."),
                              playersList(found.veto, subject.names)));
    }
    if (found.dummies != 0) {
        const Message players = playersList(found.dummies, subject.names);
        reasons.push_back(
            subject.isOfCosts()
                ? say(MX_TEXT("core", "Players who add to every coalition what they cost alone: %1."),
                      players)
                : say(MX_TEXT("core", "Players who add to every coalition what they are worth alone: %1."),
                      players));
    }
}

void sayBanzhaf(const CoalitionSubject& subject, std::vector<Message>& reasons) {
    const PowerValues& power = subject.exact().power;
    const auto normalised = power.normalisedBanzhaf();
    reasons.push_back(say(MX_TEXT("core", "The absolute Banzhaf value is (%1)."),
                          paymentsText(subject.told(power.banzhaf))));
    if (normalised.empty()) return;
    reasons.push_back(say(MX_TEXT("core", "Normalised, so that it adds up to 1, the Banzhaf value is (%1)."),
                          paymentsText(normalised)));
}

Why whyExactly(const CoalitionSubject& subject) {
    const ExactAnswer& answer = subject.exact();
    Why why;
    why.headline =
        say(MX_TEXT("core", "Shapley value (%1)"), paymentsText(subject.told(answer.power.shapley)));
    why.verdict = why.headline;
    sayBanzhaf(subject, why.reasons);
    if (answer.indices) sayIndices(*answer.indices, why.reasons);
    sayNucleolus(subject, why.reasons);
    sayCore(subject, why.reasons);
    sayProperties(subject, why.reasons);
    return why;
}

Why whyOfMany(const CoalitionSubject& subject) {
    constexpr std::size_t mostTold = 20;
    Why why;
    why.headline =
        subject.answer->sampled
            ? say(MX_TEXT("core", "The Shapley value of %1 players, from samples"), subject.names.size())
            : say(MX_TEXT("core", "The Shapley value of %1 players"), subject.names.size());
    why.verdict = why.headline;
    why.reasons.push_back(sayHowShared(subject));
    for (std::size_t group = 0; group < std::min(subject.alike.size(), mostTold); ++group)
        why.reasons.push_back(sayShare(subject, group));
    if (subject.alike.size() > mostTold)
        why.reasons.push_back(say(MX_TEXT("core", "The others are in the table.")));
    return why;
}

/// Both traces in sequence; the second’s pseudo-code follows the first’s, with its lines renumbered, and its
/// first section has its name.
Trace together(Trace first, const Trace& second) {
    const std::size_t lines = first.pseudoCode.size();
    for (const Trace::Section& section : second.sections)
        first.sections.push_back({first.steps.size() + section.step,
                                  section.step == 0 ? say(MX_TEXT("core", "nucleolus")) : section.name});
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
    const CoalitionAspect& coalitions = *instance.as<CoalitionAspect>();
    const auto answer = coalitions.answer(task);
    if (!answer) return tl::unexpected(answer.error());
    const CoalitionSubject subject = coalitionSubject(coalitions.game(), *answer);
    if (!(*answer)->exact) return Trace(sharesTrace(subject));
    return together(shapleyTrace(subject), nucleolusTrace(subject));
}

/// Nobody owns the arrows.
Why whyOfPlainFlow(const FlowAspect& flow) {
    const FlowTrace trace = flowTrace(flow.network(), flow.ends());
    const auto name = [&](std::uint32_t node) { return shortened(flow.network().nodes[node].name); };
    Why why;
    why.headline = say(MX_TEXT("core", "The largest flow from %1 to %2 is %3"), name(flow.ends().source),
                       name(flow.ends().sink), unitsText(trace.subject.cut.capacity, flow.network().parts));
    why.verdict = why.headline;
    why.reasons.push_back(trace.steps.back().reason); // the cut
    return why;
}

Expected<Why> whyOfCoalition(const Game& /*game*/, const Instance& instance, Task& task) {
    const auto* coalitions = instance.as<CoalitionAspect>();
    if (!coalitions) return whyOfPlainFlow(*instance.as<FlowAspect>());
    const auto answer = coalitions->answer(task);
    if (!answer) return tl::unexpected(answer.error());
    const CoalitionSubject subject = coalitionSubject(coalitions->game(), *answer);
    return (*answer)->exact ? whyExactly(subject) : whyOfMany(subject);
}

} // namespace

Telling coalitionTelling() {
    return {whyOfCoalition, explainCoalition};
}

Message sayNobodyOwnsArrows() {
    return say(MX_TEXT("core", "Nobody owns the arrows of this network, so there are no coalitions; "
                               "`mexplorer solve` tells its largest flow."));
}

} // namespace mexplorer
