#include "core/explain/coalition/shares_trace.h"

#include "core/explain/coalition/coalition_words.h"
#include "core/explain/say_matrix.h"
#include "core/text/printable.h"

namespace mexplorer {

namespace {

std::vector<Message> countingCode() {
    return {say(MX_TEXT("core", "c(s, w) ← how many sets of s players weigh w together")),
            say(MX_TEXT("core", "for each player i: c′(s, w) ← c(s, w) − c′(s − 1, w − w(i)), the sets "
                                "without him")),
            say(MX_TEXT("core", "    φ(i) ← the sum of s! (n − s − 1)! / n! · c′(s, w) · what he adds to "
                                "such a set"))};
}

std::vector<Message> sharesCode(const CoalitionSubject& subject) {
    if (subject.answer->sampled) {
        return {say(MX_TEXT("core", "repeat: a random order of the players")),
                say(MX_TEXT("core", "    each arrives, and adds v(S ∪ {i}) − v(S)")),
                say(MX_TEXT("core", "φ ← the mean of what each adds, and those who are alike"))};
    }
    if (subject.kind == CoalitionKind::airport) {
        return {say(MX_TEXT("core", "for each part of the runway, from its beginning:")),
                say(MX_TEXT("core", "    all who need it share its cost alike")),
                say(MX_TEXT("core", "φ(i) ← what i pays for all the parts that he needs"))};
    }
    if (subject.kind == CoalitionKind::gloves) {
        return {say(MX_TEXT("core", "for l left and r right gloves of others:")),
                say(MX_TEXT("core", "    one more makes a pair if there are fewer of its kind")),
                say(MX_TEXT("core", "φ(i) ← the share of orders in which he makes a pair"))};
    }
    return countingCode();
}

Message sayWho(const CoalitionSubject& subject, const std::vector<unsigned>& group) {
    constexpr std::size_t most = 8;
    std::vector<Message> list;
    for (std::size_t i = 0; i < std::min(most, group.size()); ++i)
        list.push_back(playerName(group[i], subject.names));
    if (group.size() == 1) return say(MX_TEXT("core", "Player %1"), list.front());
    if (group.size() <= most) return say(MX_TEXT("core", "Each of the players %1"), listed(std::move(list)));
    list.push_back(verbatim("…"));
    return say(MX_TEXT("core", "Each of the %1 players %2"), group.size(), listed(std::move(list)));
}

/// How the values are found, as the name of a section.
Message sayWay(const CoalitionSubject& subject) {
    if (subject.answer->sampled) return say(MX_TEXT("core", "sample"));
    if (subject.kind == CoalitionKind::airport) return say(MX_TEXT("core", "parts"));
    if (subject.kind == CoalitionKind::gloves) return say(MX_TEXT("core", "pairs"));
    return say(MX_TEXT("core", "count"));
}

} // namespace

Message sayShare(const CoalitionSubject& subject, std::size_t group) {
    const std::vector<unsigned>& players = subject.alike[group];
    const unsigned first = players.front();
    if (const auto& sampled = subject.answer->sampled) {
        const Estimated& share = sampled->shapley[first];
        const Estimated& power = sampled->banzhaf[first];
        return say(MX_TEXT("core", "%1: Shapley value %2 ± %3, absolute Banzhaf value %4 ± %5."),
                   sayWho(subject, players), estimateText(share.mean), estimateText(share.error),
                   estimateText(power.mean), estimateText(power.error));
    }
    const PowerValues& power = *subject.answer->counted;
    const auto normalised = power.normalisedBanzhaf();
    if (normalised.empty()) {
        return say(MX_TEXT("core", "%1: Shapley value %2, absolute Banzhaf value %3."),
                   sayWho(subject, players), shownRational(power.shapley[first]),
                   shownRational(power.banzhaf[first]));
    }
    return say(MX_TEXT("core", "%1: Shapley value %2, absolute Banzhaf value %3, normalised %4."),
               sayWho(subject, players), shownRational(power.shapley[first]),
               shownRational(power.banzhaf[first]), shownRational(normalised[first]));
}

Message sayHowShared(const CoalitionSubject& subject) {
    if (const auto& sampled = subject.answer->sampled) {
        return say(MX_TEXT("core",
                           "Coalitions weigh too many different amounts to be counted: each value is "
                           "the mean of %1 random orders (seed %2), and is as near as ± says in about "
                           "95 of 100 cases."),
                   sampled->orders, sampled->seed);
    }
    if (subject.kind == CoalitionKind::airport)
        return say(MX_TEXT("core", "Exactly: each part of the runway is shared by those who need it."));
    if (subject.kind == CoalitionKind::gloves)
        return say(MX_TEXT("core", "Exactly: a glove makes a pair whenever there are fewer of its kind."));
    return say(MX_TEXT("core", "Exactly: coalitions are counted by their size and by what they weigh."));
}

CoalitionTrace sharesTrace(const CoalitionSubject& subject) {
    CoalitionTrace trace(subject.answer->sampled ? say(MX_TEXT("core", "Shapley values from samples"))
                                                 : say(MX_TEXT("core", "Shapley values of many players")),
                         sharesCode(subject), subject);
    trace.begin(sayWay(subject));
    trace.add({sayHowShared(subject), 0}, {});
    trace.begin(say(MX_TEXT("core", "shares")));
    for (std::size_t group = 0; group < subject.alike.size(); ++group)
        trace.add({sayShare(subject, group), 2}, {.alike = group});
    return trace;
}

} // namespace mexplorer
