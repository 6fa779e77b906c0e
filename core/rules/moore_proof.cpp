#include "core/rules/moore.h"

namespace mexplorer {

namespace {

void countColumns(const Heaps& heaps, std::uint64_t modulus, std::vector<ProofStep>& steps) {
    for (unsigned bit = columnsOf(heaps); bit-- > 0;)
        steps.push_back({sayColumn(bit, onesInColumn(heaps, bit), modulus), ColumnLine::count});
}

} // namespace

std::optional<Proof> Moore::proof(const Heaps& heaps) const {
    Proof proof{say(MX_TEXT("core", "The columns mod %1"), modulus()), columnCode()};
    std::vector<ProofStep>& steps = proof.steps;
    if (optionCount(heaps) == 0) {
        steps.push_back(
            nothingLeft(play_, play_ == Play::normal ? ColumnLine::zero : ColumnLine::misereSmall));
        return proof;
    }
    const bool small = play_ == Play::misere && isAllSmall(heaps);
    if (small) {
        steps.push_back({saySmallColumn(onesInColumn(heaps, 0), modulus()), ColumnLine::misereSmall});
    } else {
        countColumns(heaps, modulus(), steps);
    }
    if (isLost(closedForm(heaps)->outcome)) {
        if (!small) steps.push_back({sayColumnsLost(modulus()), ColumnLine::zero});
        steps.push_back(everyOptionIsN(ColumnLine::zero));
        return proof;
    }
    const Heaps left = leftBy(columnWork(heaps), heaps);
    proof.move = moveText(heaps, turnTo(heaps, left));
    const Message move = about({topic::move}, proof.move);
    steps.push_back(
        small
            ? ProofStep{say(MX_TEXT("core", "The remainder is not 1: the player to move wins. The move: %1."),
                            move),
                        ColumnLine::misereSmall}
            : ProofStep{
                  say(MX_TEXT("core", "Some count is not a multiple: the player to move wins. The move: %1."),
                      move),
                  ColumnLine::move});
    if (play_ == Play::misere && isAllSmall(left)) {
        steps.push_back({sayMisereEnd(onesInColumn(left, 0), modulus()), ColumnLine::misereSmall});
        return proof;
    }
    countColumns(left, modulus(), steps);
    steps.push_back({sayColumnsRight(modulus()), ColumnLine::move});
    return proof;
}

} // namespace mexplorer
