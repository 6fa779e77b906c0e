#include "core/rules/fibonacci.h"

#include "core/text/parse.h"
#include "core/theory/zeckendorf.h"

namespace mexplorer {

namespace {

enum Line : std::size_t { decompose, outOfReach, take, twice };

std::vector<Message> code(Play play) {
    return {play == Play::normal ? say(MX_TEXT("core", "n ← F₁ + F₂ + … + Fₖ, the largest first"))
                                 : say(MX_TEXT("core", "n − 1 ← F₁ + F₂ + … + Fₖ, the largest first")),
            say(MX_TEXT("core", "if Fₖ may not be taken: no winning move")), say(MX_TEXT("core", "take Fₖ")),
            say(MX_TEXT("core", "Fₖ₋₁ > 2 · Fₖ: it may not be taken"))};
}

void proveWon(const LimitedHeap& position, const std::vector<std::uint64_t>& parts,
              std::vector<Proof::Step>& steps) {
    const std::uint64_t smallest = parts.back();
    steps.push_back({say(MX_TEXT("core", "The smallest part, %1, may be taken, as at most %2 may."), smallest,
                         position.most),
                     outOfReach});
    steps.push_back({say(MX_TEXT("core", "Take %1 and leave %2. Then at most %3 may be taken."), smallest,
                         position.heap - smallest, 2 * smallest),
                     take});
    if (parts.size() == 1) {
        steps.push_back({say(MX_TEXT("core", "It was the only part: nothing is left to win by.")), take});
        return;
    }
    steps.push_back({say(MX_TEXT("core", "The parts are no neighbours, so the next one is more than twice as "
                                         "large: %1 is above 2 · %2 and may not be taken."),
                         parts[parts.size() - 2], smallest),
                     twice});
    steps.push_back(
        {say(MX_TEXT("core", "Whatever less than that part the other player takes, the smallest part "
                             "of the rest is at most twice as much: again you may take it. So you "
                             "take the last part of all.")),
         twice});
}

void proveLost(const LimitedHeap& position, std::uint64_t smallest, std::vector<Proof::Step>& steps) {
    steps.push_back({say(MX_TEXT("core", "The smallest part, %1, may not be taken, as at most %2 may."),
                         smallest, position.most),
                     outOfReach});
    steps.push_back(
        {say(MX_TEXT("core", "Whatever less than that part is taken, the smallest part of the rest is "
                             "at most twice as much: the other player may take it, and after that "
                             "the next part is again too large.")),
         twice});
}

} // namespace

std::optional<Proof> Fibonacci::proof(const LimitedHeap& position) const {
    Proof proof{say(MX_TEXT("core", "The smallest part of %1"), position.heap), code(play_)};
    if (position.most == 0) {
        if (position.heap > 0) {
            proof.steps.push_back(
                {say(MX_TEXT("core", "The first turn must leave something, so nothing may be taken.")),
                 outOfReach});
        }
        proof.steps.push_back({sayNothingLeft(play_), outOfReach});
        return proof;
    }
    std::uint64_t heap = position.heap;
    if (play_ == Play::misere) {
        proof.steps.push_back(
            {say(MX_TEXT("core", "Taking the whole heap loses and leaving one wins: play is "
                                 "normal play with one less, %1."),
                 --heap),
             decompose});
    }
    const std::vector<std::uint64_t> parts = zeckendorfParts(heap);
    if (parts.empty()) {
        proof.steps.push_back(
            {say(MX_TEXT("core", "Only the last one is left, and it must be taken.")), outOfReach});
        return proof;
    }
    proof.steps.push_back({say(MX_TEXT("core", "%1 = %2: Fibonacci numbers, no two of them neighbours."),
                               heap, joined(parts, " + ")),
                           decompose});
    if (parts.back() <= position.most) {
        proof.move = moveText(position, parts.back());
        proveWon(position, parts, proof.steps);
    } else {
        proveLost(position, parts.back(), proof.steps);
    }
    return proof;
}

} // namespace mexplorer
