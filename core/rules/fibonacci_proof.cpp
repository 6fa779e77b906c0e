#include "core/rules/fibonacci.h"

#include "core/rules/said_heap.h"
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

Message sayPartsAdded(const std::vector<std::uint64_t>& parts) {
    std::vector<Message> said;
    for (const std::uint64_t part : parts) {
        if (!said.empty()) said.push_back(verbatim(" + "));
        said.push_back(sayPart(part));
    }
    return inTurn(std::move(said));
}

/// `parts`: the Zeckendorf parts of the heap, in misère play of the heap less one.
void proveWon(const LimitedHeap& position, const std::vector<std::uint64_t>& parts, Play play,
              std::vector<ProofStep>& steps) {
    const std::uint64_t smallest = parts.back();
    steps.push_back({say(MX_TEXT("core", "The smallest part, %1, may be taken, as at most %2 may."),
                         sayPart(smallest), position.most),
                     outOfReach});
    const std::uint64_t left = position.heap - smallest;
    if (parts.size() == 1 && play == Play::misere) {
        steps.push_back({say(MX_TEXT("core", "Take %1. Only the one set aside is left: the other player must "
                                             "take it and loses."),
                             smallest),
                         take});
        return;
    }
    if (parts.size() == 1) {
        steps.push_back({say(MX_TEXT("core", "Take %1: nothing is left, and the other player cannot move."),
                             sayPart(smallest)),
                         take});
        return;
    }
    steps.push_back(
        {play == Play::normal
             ? say(MX_TEXT("core", "Take %1 and leave %2. Then at most %3 may be taken."), sayPart(smallest),
                   sayHeap(left), 2 * smallest)
             : say(MX_TEXT("core", "Take %1 and leave %2, which is %3 and the one set aside. Then at most %4 "
                                   "may be taken."),
                   sayPart(smallest), sayHeap(left), left - 1, 2 * smallest),
         take});
    steps.push_back({say(MX_TEXT("core", "No two parts are neighbours, so the next one is more than twice as "
                                         "large: %1 is above 2 · %2 and may not be taken."),
                         sayPart(parts[parts.size() - 2]), sayPart(smallest)),
                     twice});
    steps.push_back(
        {play == Play::normal
             ? say(MX_TEXT("core",
                           "If the other player takes less than that part, the smallest part of the rest is "
                           "at most twice as much: again you may take it. So you take the last part of all."))
             : say(MX_TEXT("core",
                           "If the other player takes less than that part, the smallest part of the rest is "
                           "at most twice as much: again you may take it. So you take the last part of all, "
                           "and the one that is set aside falls to the other player, who loses.")),
         twice});
}

void proveLost(const LimitedHeap& position, std::uint64_t smallest, std::vector<ProofStep>& steps) {
    steps.push_back({say(MX_TEXT("core", "The smallest part, %1, may not be taken, as at most %2 may."),
                         sayPart(smallest), position.most),
                     outOfReach});
    steps.push_back(
        {say(MX_TEXT("core",
                     "If less than that part is taken, the smallest part of the rest is at most twice as "
                     "much: the other player may take it, and after that the next part is again too large.")),
         twice});
}

} // namespace

std::optional<Proof> Fibonacci::proof(const LimitedHeap& position) const {
    std::uint64_t heap = position.heap;
    Proof proof{say(MX_TEXT("core", "The smallest part of %1"), heap), code(play_)};
    if (position.most == 0) {
        if (position == opening(1)) {
            proof.steps.push_back(
                {say(MX_TEXT("core", "The first turn must leave something, so nothing may be taken.")),
                 outOfReach});
        } else if (position.heap > 0) {
            proof.steps.push_back(
                {say(MX_TEXT("core", "%1 are left, but the limit is 0: nothing may be taken."),
                     position.heap),
                 outOfReach});
        }
        proof.steps.push_back(nothingLeft(play_, outOfReach));
        return proof;
    }
    if (play_ == Play::misere && heap == 1) {
        proof.steps.push_back({sayOnlyLastLeft(), outOfReach});
        return proof;
    }
    if (play_ == Play::misere) {
        --heap;
        proof.title = say(MX_TEXT("core", "The smallest part of n − 1 = %1"), heap);
        proof.steps.push_back(
            {say(MX_TEXT("core", "Whoever takes the last one loses, so set one aside: whoever takes the last "
                                 "of the rest, %1, wins. With that rest play goes as in normal play."),
                 heap),
             decompose});
    }
    const std::vector<std::uint64_t> parts = zeckendorfParts(heap);
    proof.steps.push_back(
        {parts.size() == 1
             ? say(MX_TEXT("core", "%1 is a Fibonacci number: it is its own only part."), sayHeap(heap))
             : say(MX_TEXT("core", "%1 = %2: Fibonacci numbers, no two of them neighbours."), sayHeap(heap),
                   sayPartsAdded(parts)),
         decompose});
    if (parts.back() <= position.most) {
        proof.move = moveText(position, parts.back());
        proveWon(position, parts, play_, proof.steps);
    } else {
        proveLost(position, parts.back(), proof.steps);
    }
    return proof;
}

} // namespace mexplorer
