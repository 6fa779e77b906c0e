#include "core/rules/wythoff.h"

#include "core/theory/golden.h"

#include <algorithm>

namespace mexplorer {

namespace {

enum Line : std::size_t { equal, above, both, partner, upper, cold };

std::vector<Message> code() {
    return {say(MX_TEXT("core", "a = b: take a from both")),
            say(MX_TEXT("core", "a = aₖ, b > bₖ: lower b to bₖ")),
            say(MX_TEXT("core", "b − a = k > 0, a > aₖ: lower both to (aₖ, bₖ)")),
            say(MX_TEXT("core", "b = bₖ, a > aₖ: lower a to aₖ")),
            say(MX_TEXT("core", "a = bₖ: lower b to aₖ")),
            say(MX_TEXT("core", "otherwise (a, b) is itself a cold pair: P"))};
}

/// The proof while it is written, of a hot pair low ≤ high. Every winning move is told by exactly one case:
/// of equal heaps too, where cases 4 and 5 lower the one and the other.
class HotPair {
public:
    HotPair(std::uint64_t low, std::uint64_t high, std::vector<ProofStep>& steps)
        : low_(low), high_(high), mate_(coldPartner(low)), steps_(steps) {}

    void write() {
        step(equal,
             low_ == high_
                 ? say(MX_TEXT("core",
                               "Case 1 applies: the heaps are equal. Take %1 from both; (0, 0) is left."),
                       low_)
                 : say(MX_TEXT("core", "Case 1 does not apply: %1 and %2 differ."), low_, high_));
        step(above, sayAbove());
        step(both, sayBoth());
        step(partner, sayPartner());
        step(upper, sayUpper());
    }

private:
    void step(Line line, Message reason) { steps_.push_back({std::move(reason), line}); }

    [[nodiscard]] Message sayAbove() const {
        if (mate_ < low_) {
            return say(MX_TEXT("core", "Case 2 does not apply: %1 is the larger number of its cold pair, "
                                       "(%2, %1)."),
                       low_, mate_);
        }
        return mate_ < high_
                   ? say(MX_TEXT("core", "Case 2 applies: %1 is the smaller number of the cold pair "
                                         "(%1, %2). Lower %3 to %2."),
                         low_, mate_, high_)
                   : say(MX_TEXT("core", "Case 2 does not apply: in the cold pair (%1, %2), %2 is "
                                         "not below %3."),
                         low_, mate_, high_);
    }
    [[nodiscard]] Message sayBoth() const {
        if (low_ == high_)
            return say(MX_TEXT("core", "Case 3 does not apply: the difference is 0, which is case 1."));
        const auto [a, b] = coldPair(high_ - low_);
        return a < low_
                   ? say(MX_TEXT("core", "Case 3 applies: the difference is %1, and the cold pair of that "
                                         "difference is (%2, %3). Take %4 from both."),
                         high_ - low_, a, b, low_ - a)
                   : say(MX_TEXT("core", "Case 3 does not apply: the difference is %1, and in the cold "
                                         "pair of that difference, (%2, %3), %2 is not below %4."),
                         high_ - low_, a, b, low_);
    }
    [[nodiscard]] Message sayPartner() const {
        const std::uint64_t under = coldPartner(high_);
        return under < low_
                   ? say(MX_TEXT("core", "Case 4 applies: %1 is the larger number of the cold pair (%2, %1). "
                                         "Lower %3 to %2."),
                         high_, under, low_)
                   : say(MX_TEXT("core", "Case 4 does not apply: no number below %1 makes a cold pair with "
                                         "%2."),
                         low_, high_);
    }
    [[nodiscard]] Message sayUpper() const {
        if (mate_ >= low_) {
            return say(MX_TEXT("core", "Case 5 does not apply: %1 is no larger number of a cold pair."),
                       low_);
        }
        return low_ == high_
                   ? say(MX_TEXT("core", "Case 5 applies as well: the heaps are equal, so the other one may "
                                         "be lowered from %1 to %2 instead."),
                         low_, mate_)
                   : say(MX_TEXT("core", "Case 5 applies: %1 is the larger number of the cold pair (%2, %1). "
                                         "Lower %3 to %2."),
                         low_, mate_, high_);
    }

    std::uint64_t low_;
    std::uint64_t high_;
    std::uint64_t mate_; ///< what makes a cold pair with low
    std::vector<ProofStep>& steps_;
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
    if (high == 0) {
        proof.steps.push_back(nothingLeft(Play::normal, cold));
        return proof;
    }
    const auto step = [&](Message reason) { proof.steps.push_back({std::move(reason), cold}); };
    step(say(MX_TEXT("core", "(%1, %2) is itself a cold pair: ⌊kφ⌋ and ⌊kφ⌋ + k with k = %3."), low, high,
             high - low));
    step(say(MX_TEXT("core", "Lowering one number leaves the other, which is in no other cold pair; "
                             "lowering both leaves the difference, which no other cold pair "
                             "has.")));
    step(say(MX_TEXT("core", "So no move leads to a cold pair, while from any pair that is not cold some "
                             "move does: P.")));
    return proof;
}

} // namespace mexplorer
