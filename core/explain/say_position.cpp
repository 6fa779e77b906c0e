#include "core/explain/say_position.h"

#include "core/explain/say_short_game.h"
#include "core/text/long_values.h"
#include "core/text/printable.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t longestPosition = 200; // bytes

/// The position or, if it is long, only its first whole numbers.
std::string beginningOf(const std::string& position) {
    if (position.size() <= longestPosition) return printable(position);
    const auto comma = position.rfind(',', longestPosition);
    if (comma == std::string::npos) return printable(position, longestPosition);
    return printable(position.substr(0, comma + 1)) + "…";
}

} // namespace

std::string shown(const std::string& position) {
    std::string text = withMinus(beginningOf(withoutLongValues(position)));
    const auto holds = [&](char c) { return std::find(text.begin(), text.end(), c) != text.end(); };
    if (!holds(',') || holds(':') || holds('(') || holds(';') || holds('{')) return text;
    std::string spaced = "(";
    for (const char c : text) {
        spaced += c;
        if (c == ',') spaced += ' ';
    }
    return spaced + ")";
}

Message sayPosition(const std::string& position) {
    return about(positionTopic(position), verbatim(shown(position)));
}

Message sayMove(const Message& move, const std::string& to) {
    return about(positionTopic(to), move);
}

Message sayOutcome(const std::string& position, Outcome outcome) {
    return sayOutcome(sayPosition(position), outcome);
}

Message sayOutcome(const Message& position, Outcome outcome) {
    switch (outcome) {
    case Outcome::P:
        return say(MX_TEXT("core", "%1 is P"), position);
    case Outcome::N:
        return say(MX_TEXT("core", "%1 is N"), position);
    case Outcome::L:
    case Outcome::R:
        return say(MX_TEXT("core", "%1 is %2"), position, verbatim(nameOf(outcome)));
    case Outcome::draw:
        break;
    }
    return say(MX_TEXT("core", "%1 is a draw"), position);
}

Message sayOutcomeAlone(Outcome outcome) {
    switch (outcome) {
    case Outcome::P:
        return say(MX_TEXT("core", "This position is P"));
    case Outcome::N:
        return say(MX_TEXT("core", "This position is N"));
    case Outcome::L:
    case Outcome::R:
        return say(MX_TEXT("core", "This position is %1"), verbatim(nameOf(outcome)));
    case Outcome::draw:
        break;
    }
    return say(MX_TEXT("core", "This position is a draw"));
}

} // namespace mexplorer
