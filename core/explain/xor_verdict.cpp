#include "core/explain/xor_verdict.h"

#include "core/explain/say_position.h"
#include "core/rules/proof.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer {

namespace {

bool isMoveOfMisere(const ColumnsSubject& subject) {
    return subject.move && sumAfter(subject, *subject.move) != 0;
}

Message sayMisere(const ColumnsSubject& subject) {
    const Large found = largest(subject);
    if (found == Large::none)
        return say(MX_TEXT("core", "misère play: no value is above 1, so odd and even change places"));
    if (isMoveOfMisere(subject)) return sayOtherMoveOfMisere();
    return found == Large::above
               ? say(MX_TEXT("core", "misère play: as in normal play, because a value is above 1"))
               : say(MX_TEXT("core",
                             "misère play: as in normal play, because a value counts as one above 1"));
}

Message sayVerdict(const ColumnsSubject& subject, Play play, Outcome outcome, std::uint64_t options) {
    if (subject.move) return {};
    if (options == 0) return sayNothingLeft(play);
    if (isWon(outcome)) {
        return say(MX_TEXT("core", "S = %1 is not 0: the player to move wins. The moves are too many to try "
                                   "them all, and among those tried none makes it 0."),
                   subject.sum);
    }
    if (play == Play::misere && largest(subject) == Large::none) {
        return say(MX_TEXT("core", "No value is above 1 and the number of ones is odd: in misère play the "
                                   "player to move loses."));
    }
    return say(MX_TEXT("core", "Every column is even: the player to move loses."));
}

/// It changes one row.
Message nameOfTurn(const ColumnsTurn& turn) {
    return about({topic::row, turn.changes.front().component}, turn.move);
}

} // namespace

Message sayOtherMoveOfMisere() {
    return say(MX_TEXT("core", "misère play: won as in normal play, but not by the same move"));
}

XorVerdict xorVerdict(const ColumnsSubject& subject, Play play, Outcome outcome, std::uint64_t options) {
    XorVerdict verdict{.line = sayVerdict(subject, play, outcome, options)};
    if (play == Play::normal) return verdict;
    verdict.misere = sayMisere(subject);
    verdict.hasClasses = std::all_of(subject.components.begin(), subject.components.end(),
                                     [](const Component& c) { return c.isHeap && c.large == (c.value > 1); });
    verdict.differs = largest(subject) == Large::none || isMoveOfMisere(subject);
    return verdict;
}

Message sayClassOfHeap(const Message& name, Nimber value) {
    return value == 1 ? say(MX_TEXT("core", "%1: lonely"), name) : say(MX_TEXT("core", "%1: rich"), name);
}

Message sayMisereClass(const ColumnsSubject& subject) {
    const auto count = [&](auto test) {
        return std::count_if(subject.components.begin(), subject.components.end(),
                             [&](const Component& component) { return test(component.value); });
    };
    const auto rich = count([](Nimber value) { return value > 1; });
    const auto lonely = count([](Nimber value) { return value == 1; });
    const bool isLost = (rich == 0) == (subject.sum != 0); // with one rich heap the sum is never 0
    const Message name = verbatim(fmt::format("{}{}", subject.sum == 0 ? 'T' : 'S', std::min<long>(rich, 2)));
    return isLost
               ? say(MX_TEXT("core", "Rich heaps, above 1: %1. Lonely heaps, of 1: %2. S = %3: this is class "
                                     "%4, lost in misère play."),
                     rich, lonely, subject.sum, name)
               : say(MX_TEXT("core", "Rich heaps, above 1: %1. Lonely heaps, of 1: %2. S = %3: this is class "
                                     "%4, won in misère play."),
                     rich, lonely, subject.sum, name);
}

Message sayMoore(const std::string& position, std::uint64_t modulus, std::optional<Outcome> outcome) {
    std::string k;
    for (const char digit : std::to_string(modulus - 1))
        k += {'\xE2', '\x82', static_cast<char>('\x80' + (digit - '0'))}; // subscripts in UTF-8
    const Message named = verbatim(fmt::format("Nim{} {}", k, shown(position)));
    return outcome ? sayOutcome(named, *outcome) : named;
}

Message sayXorMove(const ColumnsSubject& subject, const ColumnsTurn& turn) {
    // Only in misère play may a winning move leave an odd column.
    if (sumAfter(subject, turn) != 0) {
        return say(MX_TEXT("core", "The move: %1. No value above 1 is left, and then misère play wants an "
                                   "odd number of ones."),
                   nameOfTurn(turn));
    }
    const RowChange& change = turn.changes.front();
    return say(MX_TEXT("core", "%1 ⊕ %2 = %3: %4, and every column is even."),
               subject.components[change.component].value, subject.sum, change.newValue, nameOfTurn(turn));
}

Message sayNoXorMove(const Message& name) {
    return say(MX_TEXT("core", "No move in %1 wins."), name);
}

Message sayRowInBrief(const Component& component, const Message& name) {
    const Message text = sayPosition(component.text);
    const std::string powers = powersOf(component.value);
    if (component.isHeap) return say(MX_TEXT("core", "%1: %2 = %3"), name, text, powers);
    return say(MX_TEXT("core", "%1: %2, SG value %3 = %4"), name, text, component.value, powers);
}

Message sayRowThatWins(const Message& row, const Message& move) {
    return say(MX_TEXT("core", "%1 · wins: %2"), row, move);
}

Message sayRowWithoutWin(const Message& row) {
    return say(MX_TEXT("core", "%1 · no move here wins"), row);
}

} // namespace mexplorer
