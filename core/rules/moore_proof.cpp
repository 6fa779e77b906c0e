#include "core/rules/moore.h"
#include "core/text/say_count.h"

#include <bit>

namespace mexplorer {

namespace {

enum Line : std::size_t { count, zero, misereSmall, lower };

std::vector<Message> code() {
    return {say(MX_TEXT("core", "for each column: c ← its ones mod (k + 1)")),
            say(MX_TEXT("core", "if every c = 0: no winning move")),
            say(MX_TEXT("core", "misère, no heap above 1: no winning move if the ones leave 1")),
            say(MX_TEXT("core", "from the highest column down: lower heaps until c = 0"))};
}

void countColumns(const Heaps& heaps, std::uint64_t modulus, std::vector<ProofStep>& steps) {
    std::uint64_t any = 0;
    for (const std::uint64_t heap : heaps)
        any |= heap;
    for (auto bit = static_cast<unsigned>(std::bit_width(any)); bit-- > 0;) {
        const std::uint64_t ones = onesInColumn(heaps, bit);
        steps.push_back({say(MX_TEXT("core", "The ones in column %1: %2, and %2 mod %3 = %4."),
                             std::uint64_t{1} << bit, ones, modulus, ones % modulus),
                         count});
    }
}

bool isSmall(const Heaps& heaps) {
    return std::all_of(heaps.begin(), heaps.end(), [](std::uint64_t heap) { return heap <= 1; });
}

} // namespace

std::optional<Proof> Moore::proof(const Heaps& heaps) const {
    const std::uint64_t modulus = std::uint64_t{most_} + 1;
    Proof proof{say(MX_TEXT("core", "The columns mod %1"), modulus), code()};
    std::vector<ProofStep>& steps = proof.steps;
    if (optionCount(heaps) == 0) {
        steps.push_back(nothingLeft(play_, play_ == Play::normal ? zero : misereSmall));
        return proof;
    }
    const bool lost = closedForm(heaps)->outcome == Outcome::P;
    const bool small = play_ == Play::misere && isSmall(heaps);
    if (small) {
        const std::uint64_t ones = onesInColumn(heaps, 0);
        steps.push_back(
            {say(MX_TEXT("core", "No heap is above 1. The number of ones is %1, and %1 mod %2 = %3: in "
                                 "misère play that is lost exactly when the remainder is 1."),
                 ones, modulus, ones % modulus),
             misereSmall});
    } else {
        countColumns(heaps, modulus, steps);
    }
    if (lost) {
        if (!small) {
            steps.push_back(
                {sayCount(most_,
                          MX_TEXT("core", "Every count is a multiple of %1. A turn changes one heap, and in "
                                          "the highest column that changes takes its one away, so it is no "
                                          "multiple any more."),
                          MX_TEXT("core", "Every count is a multiple of %1. A turn changes at most %2 heaps, "
                                          "and in the highest column that changes only takes ones away: "
                                          "1 to %2 of them, so it is no multiple any more."),
                          modulus, most_),
                 zero});
        }
        steps.push_back(everyOptionIsN(zero));
        return proof;
    }
    const Move move = winningMoves(heaps)->front();
    proof.move = moveText(heaps, move);
    const Heaps left = after(heaps, move);
    steps.push_back(
        small
            ? ProofStep{say(MX_TEXT("core", "The remainder is not 1: the player to move wins. The move: %1."),
                            proof.move),
                        misereSmall}
            : ProofStep{
                  say(MX_TEXT("core", "Some count is no multiple: the player to move wins. The move: %1."),
                      proof.move),
                  lower});
    if (play_ == Play::misere && isSmall(left)) {
        const std::uint64_t ones = onesInColumn(left, 0);
        steps.push_back(
            {say(MX_TEXT("core", "It leaves nothing above 1. The number of ones is %1 then, and %1 mod %2 = "
                                 "1, which is what loses in misère play."),
                 ones, modulus),
             misereSmall});
        return proof;
    }
    countColumns(left, modulus, steps);
    steps.push_back(
        {say(MX_TEXT("core", "Every count is a multiple of %1 now: the other player is at P."), modulus),
         lower});
    return proof;
}

} // namespace mexplorer
