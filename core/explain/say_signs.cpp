#include "core/explain/say_signs.h"

#include <fmt/format.h>

namespace mexplorer {

Message sayMeaning(Outcome outcome) {
    switch (outcome) {
    case Outcome::P:
        return say(MX_TEXT("core", "P: lost for the player to move"));
    case Outcome::N:
        return say(MX_TEXT("core", "N: won"));
    case Outcome::L:
        return say(MX_TEXT("core", "L: won for Left, whoever is to move"));
    case Outcome::R:
        return say(MX_TEXT("core", "R: won for Right, whoever is to move"));
    case Outcome::draw:
        break;
    }
    return say(MX_TEXT("core", "draw"));
}

Message sayWinningMove() {
    return say(MX_TEXT("core", "a winning move"));
}

Message sayValueName(Play play) {
    return play == Play::normal ? say(MX_TEXT("core", "SG")) : say(MX_TEXT("core", "misère value"));
}

Message sayValue(Nimber value, Play play) {
    return play == Play::normal ? say(MX_TEXT("core", "SG %1"), value)
                                : say(MX_TEXT("core", "misère value %1"), value);
}

Message sayValueBriefly(Nimber value, Play play) {
    return verbatim(fmt::format("{} {}", play == Play::normal ? "SG" : "G⁻", value));
}

Message sayValueOf(const std::string& position, std::optional<Nimber> value, Play play) {
    const bool isInParentheses = position.starts_with('(') && position.ends_with(')');
    return verbatim(fmt::format("{}{} = {}", play == Play::normal ? "SG" : "G⁻",
                                isInParentheses ? position : "(" + position + ")",
                                value ? std::to_string(*value) : "?"));
}

Message sayCandidate(Nimber candidate) {
    return say(MX_TEXT("core", "g = %1"), candidate);
}

Message sayCompared(Nimber candidate, bool isInSet) {
    return verbatim(fmt::format("{} {} S", candidate, isInSet ? "∈" : "∉"));
}

} // namespace mexplorer
