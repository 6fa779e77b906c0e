#include "core/rules/staircase.h"

#include <algorithm>

namespace mexplorer {

namespace {

enum Line : std::size_t { odd, sum, zero, answer };
constexpr std::size_t mostStairsListed = 12;

std::vector<Message> code() {
    return {say(MX_TEXT("core", "heaps ← the coins on stairs 1, 3, 5 …")),
            say(MX_TEXT("core", "S ← their XOR")),
            say(MX_TEXT("core", "if S = 0: no winning move (misère: see Nim)")),
            say(MX_TEXT("core", "coins that come down to an odd stair: move them on"))};
}

} // namespace

std::optional<Proof> Staircase::proof(const Heaps& stairs) const {
    Proof proof{say(MX_TEXT("core", "The odd stairs")), code()};
    Heaps heaps;
    std::uint64_t even = 0;
    for (std::size_t stair = 0; stair < stairs.size(); ++stair) {
        if (stair % 2 == 0)
            heaps.push_back(stairs[stair]);
        else
            even += stairs[stair];
    }
    if (heaps.size() > mostStairsListed) return std::nullopt;
    proof.steps.push_back(
        {say(MX_TEXT("core", "On the odd stairs lie %1: the heaps of Nim."), joined(heaps, ", ")), odd});
    if (even > 0) {
        proof.steps.push_back(
            {say(MX_TEXT("core", "The %1 coins on even stairs count nothing: who moves some to the "
                                 "odd stair below makes its heap larger, and the other player "
                                 "moves as many on from there."),
                 even),
             answer});
    }
    proof.steps.push_back({say(MX_TEXT("core", "The XOR of the odd stairs is %1."), nimSum(heaps)), sum});
    const auto moves = *winningMoves(stairs);
    if (closedForm(stairs)->outcome == Outcome::P) {
        proof.steps.push_back(
            {play_ == Play::normal
                 ? say(MX_TEXT("core", "S = 0: every change of one odd stair makes the XOR "
                                       "different from 0, and the other player mends it."))
                 : say(MX_TEXT("core", "Misère Nim with these heaps is lost, and so is this.")),
             zero});
        return proof;
    }
    if (moves.empty()) {
        proof.steps.push_back(
            {say(MX_TEXT("core", "No move is left: in misère play the player to move has won.")), zero});
        return proof;
    }
    // Rather from an odd stair: the others are said to count nothing.
    const auto fromOdd =
        std::find_if(moves.begin(), moves.end(), [](const Move& m) { return m.stair % 2 == 0; });
    const Move& move = fromOdd == moves.end() ? moves.front() : *fromOdd;
    proof.move = moveText(stairs, move);
    const Heaps left = after(stairs, move);
    Heaps lost;
    for (std::size_t stair = 0; stair < left.size(); stair += 2)
        lost.push_back(left[stair]);
    proof.steps.push_back(
        {say(MX_TEXT("core", "The move: %1. It leaves %2 on the odd stairs, which is lost in Nim."),
             proof.move, joined(lost, ", ")),
         zero});
    return proof;
}

} // namespace mexplorer
