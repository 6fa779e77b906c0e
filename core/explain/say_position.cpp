#include "core/explain/say_position.h"

namespace mexplorer {

std::string shown(const std::string& position) {
    if (position.find(',') == std::string::npos || position.find(':') != std::string::npos) return position;
    std::string spaced = "(";
    for (const char c : position) {
        spaced += c;
        if (c == ',') spaced += ' ';
    }
    return spaced + ")";
}

Message sayOutcome(const std::string& position, Outcome outcome) {
    switch (outcome) {
    case Outcome::P:
        return say(MX_TEXT("core", "%1 is P"), shown(position));
    case Outcome::N:
        return say(MX_TEXT("core", "%1 is N"), shown(position));
    case Outcome::draw:
        break;
    }
    return say(MX_TEXT("core", "%1 is a draw"), shown(position));
}

} // namespace mexplorer
