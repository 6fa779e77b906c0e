#include "core/explain/extensive_telling.h"

#include "core/explain/cfr_trace.h"
#include "core/explain/say_cfr.h"
#include "core/explain/say_matrix.h"
#include "core/regret/poker_aspect.h"
#include "core/text/decimal.h"
#include "core/text/say_count.h"

#include <cmath>

namespace mexplorer {

namespace {

constexpr int pokerDigits = 3;

const ExtensiveAspect& asked(const Instance& instance) {
    return *instance.as<ExtensiveAspect>();
}

Message sayKnownValue(const KnownPoker& poker, double value) {
    const std::string far = roundedText(std::abs(value - poker.value), pokerDigits);
    if (!poker.exactValue)
        return say(MX_TEXT("core", "In equilibrium it is %1, which is %2 away."), roundedText(poker.value),
                   far);
    return say(MX_TEXT("core", "In equilibrium it is %1 %2, which is %3 away."),
               shownRational(*poker.exactValue), std::string(nearly) + decimalText(poker.value), far);
}

void tellFamily(const SequenceForm& form, const CfrPoint& end, std::vector<Message>& reasons) {
    const KuhnPlace place = placeInFamily(form, end.average);
    reasons.push_back(say(
        MX_TEXT("core",
                "The nearest of Kuhn’s equilibria has α %1: no probability differs from it by more than %2."),
        std::string(nearly) + decimalText(place.alpha), roundedText(place.distance, pokerDigits)));
    reasons.push_back(
        say(MX_TEXT("core", "α, from 0 to 1/3, is how often player 1 bluffs with J; then K bets with "
                            "3 α, and Q calls with α + 1/3.")));
}

Expected<Why> tellWhy(const Game& /*game*/, const Instance& instance, Task& task) {
    const ExtensiveAspect& all = asked(instance);
    const auto run = all.run(task);
    if (!run) return tl::unexpected(run.error());
    const auto* poker = instance.as<PokerAspect>();
    const CfrPoint& end = (*run)->points.back();
    const Message headline = say(MX_TEXT("core", "Player 1 gets %1 a game"), roundedText(end.value));
    Why why{.headline = headline, .verdict = headline, .reasons = {}, .optionValues = {}, .value = {}};
    why.reasons = {sayCount(
        end.iterations, MX_TEXT("core", "This is what the average strategies of 1 iteration of %2 bring."),
        MX_TEXT("core", "This is what the average strategies of %1 iterations of %2 bring."), end.iterations,
        titleOf(all.way().method))};
    if (poker) why.reasons.push_back(sayKnownValue(poker->known(), end.value));
    why.reasons.push_back(
        say(MX_TEXT("core", "Exploitability %1: what a best reply would gain, averaged over both players "
                            "(half of NashConv)."),
            roundedText(end.exploitability, pokerDigits)));
    if (all.way().method == CfrMethod::outcomeSampling)
        why.reasons.push_back(say(MX_TEXT("core", "The plays were drawn with seed %1."), all.way().seed));
    if (solvedPoker(instance)) tellFamily(**all.form(), end, why.reasons);
    return why;
}

Expected<Trace> tellSteps(const Game& /*game*/, const Instance& instance, Task& task) {
    const ExtensiveAspect& all = asked(instance);
    if (all.way().method == CfrMethod::outcomeSampling) {
        auto trace = learningTrace(all, task);
        if (!trace) return tl::unexpected(trace.error());
        return Trace(std::move(*trace));
    }
    auto trace = cfrTrace(all, 1, task);
    if (!trace) return tl::unexpected(trace.error());
    return Trace(std::move(*trace));
}

} // namespace

Telling extensiveTelling() {
    return {tellWhy, tellSteps};
}

} // namespace mexplorer
