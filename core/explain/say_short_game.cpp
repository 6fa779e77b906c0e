#include "core/explain/say_short_game.h"

#include <charconv>
#include <string_view>

namespace mexplorer {

namespace {

/// A whole number; nothing if the name is that of another game.
std::optional<std::int64_t> wholeNumberIn(const std::string& name) {
    std::int64_t number = 0;
    const char* const end = name.data() + name.size();
    const auto [read, failed] = std::from_chars(name.data(), end, number);
    return failed == std::errc() && read == end ? std::optional(number) : std::nullopt;
}

/// A longer name would leave no room for what is said of it, nor for the picture.
constexpr std::size_t longestSaid = 60; // characters

/// The beginning and the end, if it is long.
std::string saidName(const std::string& name) {
    if (name.size() <= longestSaid) return printedGame(name);
    std::size_t begin = longestSaid / 2;
    if (name[begin - 1] == '+') --begin; // not parted from its minus
    return printedGame(name.substr(0, begin)) + "…" + printedGame(name.substr(name.size() - longestSaid / 2));
}

/// Whoever is two ups ahead wins.
Message sayAtomicWeight(const std::string& weight) {
    const Message printed = verbatim(printedGame(weight));
    const std::optional<std::int64_t> ups = wholeNumberIn(weight);
    if (!ups) return say(MX_TEXT("core", "Its atomic weight is %1."), printed);
    if (*ups >= 2)
        return say(MX_TEXT("core",
                           "Its atomic weight is %1: two ups ahead is enough for Left to win, whoever "
                           "begins."),
                   printed);
    if (*ups <= -2)
        return say(MX_TEXT("core",
                           "Its atomic weight is %1: two ups ahead is enough for Right to win, whoever "
                           "begins."),
                   printed);
    return say(MX_TEXT("core", "Its atomic weight is %1: so many ups it is like. Only whoever is two ahead "
                               "wins for sure."),
               printed);
}

} // namespace

std::string printedGame(const std::string& name) {
    std::string printed;
    for (std::size_t at = 0; at < name.size(); ++at) {
        const bool isSwitch = name.compare(at, 2, "+-") == 0;
        if (isSwitch) ++at;
        switch (name[at]) {
        case '-':
            printed += isSwitch ? "±" : "−";
            break;
        case '^':
            printed += "↑";
            break;
        case 'v':
            printed += "↓";
            break;
        case '*':
            printed += "∗";
            break;
        default:
            printed += name[at];
        }
    }
    return printed;
}

Topic gameTopic(std::string name) {
    return {.kind = "game", .text = std::move(name)};
}

Message saidGame(const std::string& name) {
    return about(gameTopic(name), verbatim(saidName(name)));
}

Message sayShortGame(const ShortGameFacts& facts) {
    const Message name = verbatim(printedGame(facts.canonical));
    const auto printed = [](const std::string& number) { return verbatim(printedGame(number)); };
    if (facts.isNumber) return say(MX_TEXT("core", "Its value is the number %1."), name);
    if (facts.nimber) return say(MX_TEXT("core", "Its value is the nimber %1."), name);
    return say(MX_TEXT("core", "Its value is %1, with stops %2 and %3, mean %4 and temperature %5."), name,
               printed(facts.leftStop), printed(facts.rightStop), printed(facts.mean),
               printed(facts.temperature));
}

std::vector<Message> saySmallParts(const ShortGameFacts& facts) {
    std::vector<Message> said;
    if (facts.reduced && facts.leftStop != facts.rightStop)
        said.push_back(say(MX_TEXT("core", "Without infinitesimals it is %1, its reduced canonical form."),
                           verbatim(printedGame(*facts.reduced))));
    if (facts.atomicWeight) said.push_back(sayAtomicWeight(*facts.atomicWeight));
    return said;
}

std::string withMinus(const std::string& text) {
    constexpr std::string_view before = ",( ;:{|";
    std::string all;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool begins = i == 0 || before.find(text[i - 1]) != std::string_view::npos;
        const bool isNumber = i + 1 < text.size() && text[i + 1] >= '0' && text[i + 1] <= '9';
        if (text[i] == '-' && begins && isNumber)
            all += "−";
        else
            all += text[i];
    }
    return all;
}

} // namespace mexplorer
