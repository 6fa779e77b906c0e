#include "core/explain/coalition/sampled_trace.h"

#include "core/explain/coalition/coalition_words.h"
#include "core/text/printable.h"

namespace mexplorer {

Message sayEstimate(const CoalitionSubject& subject, unsigned player) {
    const Estimated& share = subject.answer->sampled->shapley[player];
    const Estimated& power = subject.answer->sampled->banzhaf[player];
    return say(MX_TEXT("core", "Player %1: Shapley value %2 ± %3, Banzhaf value %4 ± %5."),
               printable(subject.names[player]), estimateText(share.mean), estimateText(share.error),
               estimateText(power.mean), estimateText(power.error));
}

CoalitionTrace sampledTrace(const CoalitionSubject& subject) {
    CoalitionTrace trace(say(MX_TEXT("core", "Shapley values from samples")),
                         {say(MX_TEXT("core", "repeat: a random order of the players")),
                          say(MX_TEXT("core", "    each arrives, and adds v(S ∪ {i}) − v(S)")),
                          say(MX_TEXT("core", "φ ← the mean of what each adds"))},
                         subject);
    for (unsigned player = 0; player < subject.names.size(); ++player)
        trace.add({sayEstimate(subject, player), 2}, {.sampled = player});
    return trace;
}

} // namespace mexplorer
