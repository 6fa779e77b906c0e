#include "core/explain/say_short_game.h"

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

} // namespace mexplorer
