#include "core/rules/staircase.h"

#include <algorithm>

namespace mexplorer {

namespace {

enum Line : std::size_t { odd, sum, zero, answer, inNim, misereSmall };
constexpr std::size_t mostStairsListed = 12;

std::vector<Message> code(Play play) {
    std::vector<Message> lines = {say(MX_TEXT("core", "heaps ← the coins on stairs 1, 3, 5 …")),
                                  say(MX_TEXT("core", "S ← their XOR")), sayLostAtZero(),
                                  say(MX_TEXT("core", "coins that come down to an odd stair: move them on")),
                                  say(MX_TEXT("core", "otherwise: a winning move of Nim on the odd stairs"))};
    if (play == Play::misere) lines.push_back(sayLeaveOddOnes());
    return lines;
}

std::size_t countAbove(const Heaps& heaps, std::uint64_t size) {
    return static_cast<std::size_t>(
        std::count_if(heaps.begin(), heaps.end(), [&](std::uint64_t heap) { return heap > size; }));
}

/// Why the odd stairs are a lost position of Nim.
ProofStep lostStep(const Heaps& heaps, Play play) {
    if (play == Play::normal) {
        return {say(MX_TEXT("core", "S = 0: every change of one odd stair makes the XOR "
                                    "different from 0, and the other player mends it.")),
                zero};
    }
    if (countAbove(heaps, 1) == 0) {
        return {say(MX_TEXT("core",
                            "No odd stair holds more than 1, and the number of ones, %1, is odd: the last of "
                            "them is left to the player to move, who loses. So in misère play this is lost "
                            "although S is not 0."),
                    countAbove(heaps, 0)),
                misereSmall};
    }
    return {
        say(MX_TEXT("core", "S = 0, and more than one odd stair holds more than 1: the other player makes "
                            "S 0 again as in normal play, until a single stair above 1 is left to him. "
                            "Then he chooses to leave an odd number of ones.")),
        zero};
}

/// Which rule wins in misère play. `heaps`: the odd stairs; `left`: these after the move.
Message sayMisereRule(const Heaps& heaps, const Heaps& left) {
    if (countAbove(heaps, 1) == 0) {
        return say(MX_TEXT("core",
                           "No odd stair holds more than 1. Here misère play differs from normal play: "
                           "whoever leaves an odd number of ones wins, and now their number, %1, is even."),
                   countAbove(heaps, 0));
    }
    if (countAbove(left, 1) == 0) {
        return say(MX_TEXT("core",
                           "Only one odd stair holds more than 1. Here misère play differs from normal "
                           "play: the move decides how many ones are left, and must leave an odd "
                           "number."));
    }
    return say(MX_TEXT("core", "Another odd stair holds more than 1 as well: misère play goes as normal play "
                               "does, and the move makes S 0."));
}

} // namespace

std::optional<Proof> Staircase::proof(const Heaps& stairs) const {
    Proof proof{say(MX_TEXT("core", "The odd stairs")), code(play_)};
    Heaps heaps;
    std::uint64_t even = 0;
    for (std::size_t stair = 0; stair < stairs.size(); ++stair) {
        if (stair % 2 == 0)
            heaps.push_back(stairs[stair]);
        else
            even += stairs[stair];
    }
    if (heaps.size() > mostStairsListed) return std::nullopt;
    if (optionCount(stairs) == 0) {
        proof.steps.push_back(nothingLeft(play_, play_ == Play::normal ? zero : misereSmall));
        return proof;
    }
    proof.steps.push_back(
        {say(MX_TEXT("core", "On the odd stairs lie %1: the heaps of Nim."), listed(joined(heaps, ", "))),
         odd});
    if (even > 0) {
        proof.steps.push_back(
            {say(MX_TEXT(
                     "core",
                     "What lies on even stairs, %1 in all, counts for nothing: whoever moves some to the odd "
                     "stair below makes its heap larger, and the other player moves as many on from there."),
                 even),
             answer});
    }
    proof.steps.push_back({say(MX_TEXT("core", "The XOR of the odd stairs is %1."), nimSum(heaps)), sum});
    if (isLost(closedForm(stairs)->outcome)) {
        proof.steps.push_back(lostStep(heaps, play_));
        return proof;
    }
    const auto moves = *winningMoves(stairs);
    // Prefer a move from an odd stair, as the proof says that the others do not count.
    const auto fromOdd =
        std::find_if(moves.begin(), moves.end(), [](const Move& m) { return m.stair % 2 == 0; });
    const Move& move = fromOdd == moves.end() ? moves.front() : *fromOdd;
    proof.move = moveText(stairs, move);
    const Heaps left = after(stairs, move);
    Heaps lost;
    for (std::size_t stair = 0; stair < left.size(); stair += 2)
        lost.push_back(left[stair]);
    if (play_ == Play::normal) {
        proof.steps.push_back(
            {say(MX_TEXT("core", "The move: %1. It leaves %2 on the odd stairs, which is lost in Nim."),
                 proof.move, listed(joined(lost, ", "))),
             inNim});
        return proof;
    }
    const bool isOfOnes = countAbove(lost, 1) == 0;
    proof.steps.push_back({sayMisereRule(heaps, lost), misereSmall});
    proof.steps.push_back(
        {say(MX_TEXT("core", "The move: %1. It leaves %2 on the odd stairs, which is lost in misère Nim."),
             proof.move, listed(joined(lost, ", "))),
         isOfOnes ? misereSmall : inNim});
    return proof;
}

} // namespace mexplorer
