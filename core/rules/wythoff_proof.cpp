#include "core/rules/wythoff.h"

#include "core/theory/golden.h"

#include <algorithm>

namespace mexplorer {

namespace {

enum Line : std::size_t { equal, above, between, partner, upper };

std::vector<Message> code() {
    return {say(MX_TEXT("core", "a = b: take a from both")),
            say(MX_TEXT("core", "a = aₖ, b > bₖ: lower b to bₖ")),
            say(MX_TEXT("core", "a = aₖ, b < bₖ: lower both to the cold pair of difference b − a")),
            say(MX_TEXT("core", "b = bₖ, a > aₖ: lower a to aₖ")),
            say(MX_TEXT("core", "a = bₖ: lower b to aₖ"))};
}

/// The proof while it is written, of a hot pair low ≤ high.
class HotPair {
public:
    HotPair(std::uint64_t low, std::uint64_t high, std::vector<Proof::Step>& steps)
        : low_(low), high_(high), steps_(steps) {}

    void write() {
        if (low_ == high_) {
            step(equal,
                 say(MX_TEXT("core",
                             "Case 1 applies: the heaps are equal. Take %1 from both; (0, 0) is left."),
                     low_));
            return; // the other cases lead to nothing that is needed
        }
        step(equal, say(MX_TEXT("core", "Case 1 does not apply: %1 and %2 differ."), low_, high_));
        const std::uint64_t mate = coldPartner(low_);
        if (mate >= low_) {
            step(above, mate < high_
                            ? say(MX_TEXT("core", "Case 2 applies: %1 is the smaller number of the cold pair "
                                                  "(%1, %2). Lower %3 to %2."),
                                  low_, mate, high_)
                            : say(MX_TEXT("core", "Case 2 does not apply: in the cold pair (%1, %2), %2 is "
                                                  "not below %3."),
                                  low_, mate, high_));
            if (mate > high_) {
                const auto [a, b] = coldPair(high_ - low_);
                step(between,
                     say(MX_TEXT("core", "Case 3 applies: the difference is %1, and the cold pair of that "
                                         "difference is (%2, %3). Take %4 from both."),
                         high_ - low_, a, b, low_ - a));
            }
        } else {
            step(partner,
                 say(MX_TEXT("core", "Cases 2 and 3 do not apply: %1 is the larger number of its cold pair, "
                                     "(%2, %1)."),
                     low_, mate));
        }
        const std::uint64_t under = coldPartner(high_);
        if (under < low_) {
            step(partner,
                 say(MX_TEXT("core", "Case 4 applies: %1 is the larger number of the cold pair (%2, %1). "
                                     "Lower %3 to %2."),
                     high_, under, low_));
        } else {
            step(partner,
                 say(MX_TEXT("core", "Case 4 does not apply: no number below %1 makes a cold pair with %2."),
                     low_, high_));
        }
        step(upper,
             mate < low_
                 ? say(MX_TEXT("core", "Case 5 applies: %1 is the larger number of the cold pair (%2, %1). "
                                       "Lower %3 to %2."),
                       low_, mate, high_)
                 : say(MX_TEXT("core", "Case 5 does not apply: %1 is no larger number of a cold pair."),
                       low_));
    }

private:
    void step(Line line, Message reason) { steps_.push_back({std::move(reason), line}); }

    std::uint64_t low_;
    std::uint64_t high_;
    std::vector<Proof::Step>& steps_;
};

} // namespace

std::optional<Proof> Wythoff::proof(const Cell& cell) const {
    if (play() == Play::misere) return std::nullopt;
    const auto [low, high] = std::minmax(cell.a, cell.b);
    Proof proof{say(MX_TEXT("core", "The cold pairs (aₖ, bₖ) in reach of (%1, %2)"), low, high), code()};
    if (!isColdPair(low, high)) {
        HotPair(low, high, proof.steps).write();
        proof.move = moveText(cell, winningMoves(cell)->front());
        return proof;
    }
    proof.steps.push_back(
        {say(MX_TEXT("core", "(%1, %2) is itself a cold pair: ⌊kφ⌋ and ⌊kφ⌋ + k with k = %3."), low, high,
             high - low),
         above});
    proof.steps.push_back(
        {say(MX_TEXT("core", "Lowering one number leaves the other, which is in no other cold pair; "
                             "lowering both leaves the difference, which no other cold pair "
                             "has.")),
         partner});
    proof.steps.push_back(
        {say(MX_TEXT("core", "So no move leads to a cold pair, and from any other pair the next one "
                             "does: P.")),
         upper});
    return proof;
}

} // namespace mexplorer
