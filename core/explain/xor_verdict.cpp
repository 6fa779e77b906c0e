#include "core/explain/xor_verdict.h"

#include "core/rules/proof.h"

namespace mexplorer {

namespace {

bool isMoveOfMisere(const XorSubject& subject) {
    return subject.move && sumAfter(subject, *subject.move) != 0;
}

Message sayMisere(const XorSubject& subject) {
    const Large found = largest(subject);
    if (found == Large::none)
        return say(MX_TEXT("core", "misère play: no value is above 1, so odd and even change places"));
    if (isMoveOfMisere(subject))
        return say(MX_TEXT("core", "misère play: won as in normal play, but not by the same move"));
    return found == Large::above
               ? say(MX_TEXT("core", "misère play: as in normal play, because a value is above 1"))
               : say(MX_TEXT("core",
                             "misère play: as in normal play, because a value counts as one above 1"));
}

Message sayVerdict(const XorSubject& subject, Play play, Outcome outcome, std::uint64_t options) {
    if (subject.move) return {};
    if (options == 0) return sayNothingLeft(play);
    if (outcome == Outcome::N) {
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

} // namespace

XorVerdict xorVerdict(const XorSubject& subject, Play play, Outcome outcome, std::uint64_t options) {
    XorVerdict verdict{.line = sayVerdict(subject, play, outcome, options)};
    if (play == Play::normal) return verdict;
    verdict.misere = sayMisere(subject);
    verdict.differs = largest(subject) == Large::none || isMoveOfMisere(subject);
    return verdict;
}

Message sayXorMove(const XorSubject& subject, const ComponentMove& move) {
    // Only in misère play does a winning move leave an odd column.
    if (sumAfter(subject, move) != 0) {
        return say(MX_TEXT("core", "The move: %1. No value above 1 is left, and then misère play wants an "
                                   "odd number of ones."),
                   move.move);
    }
    return say(MX_TEXT("core", "%1 ⊕ %2 = %3: %4, and every column is even."),
               subject.components[move.component].value, subject.sum, move.newValue, move.move);
}

Message sayNoXorMove(const Message& name) {
    return say(MX_TEXT("core", "No move in %1 wins."), name);
}

} // namespace mexplorer
