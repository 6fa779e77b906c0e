#include "core/explain/coalition/coalition_words.h"

#include "core/coalition/amounts.h"
#include "core/text/printable.h"

#include <fmt/format.h>

#include <cmath>

namespace mexplorer {

namespace {
constexpr std::size_t mostListed = 8;
constexpr unsigned mostSpelt = 5; // members
} // namespace

std::string coalitionName(Coalition coalition, std::span<const std::string> names) {
    return printable(sizeOf(coalition) > mostSpelt ? briefText(coalition, names)
                                                   : coalitionText(coalition, names));
}

std::string shownExact(const Rational& number) {
    if (number >= 0) return rationalText(number);
    std::string text = "−";
    text += rationalText(-number);
    return text;
}

Message paymentsText(const Payments& payments) {
    std::string text;
    for (const Rational& pay : payments)
        text += (text.empty() ? "" : ", ") + shownExact(pay);
    return listed(std::move(text));
}

std::string worthName(const CoalitionSubject& subject, Coalition coalition) {
    return fmt::format("{}({})", subject.isOfCosts() ? 'c' : 'v', coalitionName(coalition, subject.names));
}

std::string shownWorth(const CoalitionSubject& subject, Coalition coalition) {
    return shownExact(subject.told(subject.values().value(coalition)));
}

Message coalitionsList(std::span<const Coalition> coalitions, std::span<const std::string> names) {
    std::vector<Message> list;
    for (std::size_t i = 0; i < coalitions.size() && i < mostListed; ++i)
        list.push_back(
            about({topic::coalition, coalitions[i]}, verbatim(coalitionName(coalitions[i], names))));
    if (coalitions.size() > mostListed) list.push_back(verbatim("…"));
    return listed(std::move(list));
}

Message playerName(unsigned player, std::span<const std::string> names) {
    return about({topic::player, player}, verbatim(printable(names[player])));
}

Message playersList(Coalition coalition, std::span<const std::string> names) {
    std::vector<Message> list;
    for (const unsigned player : membersOf(coalition))
        list.push_back(playerName(player, names));
    return listed(std::move(list));
}

Message sayWhatIsDivided(const CoalitionSubject& subject) {
    if (subject.kind == CoalitionKind::vote && subject.majorities.size() == 1) {
        const Majority& majority = subject.majorities.front();
        return say(MX_TEXT("core", "Power in a vote of %1 out of %2"),
                   unitsText(majority.quota, majority.parts), unitsText(majority.total(), majority.parts));
    }
    if (subject.kind == CoalitionKind::vote)
        return say(MX_TEXT("core", "Power in a vote of %1 majorities at once"), subject.majorities.size());
    if (!subject.answer->exact)
        return say(MX_TEXT("core", "What each of %1 players gets"), subject.names.size());
    const Rational whole = subject.values().value(subject.values().all());
    switch (subject.kind) {
    case CoalitionKind::costs:
        return say(MX_TEXT("core", "How a cost of %1 is shared"), shownExact(-whole));
    case CoalitionKind::airport:
        return say(MX_TEXT("core", "How the cost of a runway, %1, is shared"), shownExact(-whole));
    case CoalitionKind::bankruptcy:
        return say(MX_TEXT("core", "How an estate of %1 is divided"), shownExact(whole));
    default:
        return say(MX_TEXT("core", "How a worth of %1 is divided"), shownExact(whole));
    }
}

std::string estimateText(double number) {
    const std::string size = fmt::format("{:.4f}", std::abs(number));
    const bool isNothing = size.find_first_not_of("0.") == std::string::npos;
    return number < 0 && !isNothing ? "−" + size : size;
}

} // namespace mexplorer
