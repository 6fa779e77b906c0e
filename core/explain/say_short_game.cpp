#include "core/explain/say_short_game.h"

#include <string_view>

namespace mexplorer {

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
    return about(gameTopic(name), verbatim(printedGame(name)));
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
