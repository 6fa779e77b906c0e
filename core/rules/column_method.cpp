#include "core/rules/column_method.h"

#include "core/text/say_count.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

bool hasOne(std::uint64_t heap, unsigned bit) {
    return ((heap >> bit) & 1U) != 0;
}

/// The marked heaps (see ColumnWork).
struct Marked {
    std::vector<std::size_t> heaps; ///< in the order in which they were marked
    std::vector<bool> has;          ///< by heap: whether it is among them
};

/// Fills in `given`, `got` and `marked`.
void workOut(ColumnWork& work, const Heaps& left, Marked& marked, std::size_t most) {
    const std::uint64_t modulus = std::uint64_t{most} + 1;
    const std::uint64_t tooMany = (work.ones % modulus + modulus - work.wanted) % modulus;
    if (tooMany == 0) return;
    std::vector<std::size_t> without;
    for (const std::size_t heap : marked.heaps)
        (hasOne(left[heap], work.bit) ? work.given : without).push_back(heap);
    if (tooMany <= work.given.size()) {
        work.given.resize(tooMany);
        return;
    }
    if (modulus - tooMany <= without.size()) {
        without.resize(modulus - tooMany);
        work.given.clear();
        work.got = std::move(without);
        return;
    }
    for (std::size_t heap = 0; work.given.size() + work.marked.size() < tooMany; ++heap) {
        if (marked.has[heap] || !hasOne(left[heap], work.bit)) continue;
        marked.has[heap] = true;
        marked.heaps.push_back(heap);
        work.marked.push_back(heap);
    }
}

void carryOut(const ColumnWork& work, Heaps& left) {
    const std::uint64_t one = std::uint64_t{1} << work.bit;
    for (const auto* heaps : {&work.given, &work.got, &work.marked})
        for (const std::size_t heap : *heaps)
            left[heap] ^= one;
}

} // namespace

std::vector<ColumnWork> columnMethod(const Heaps& heaps, std::size_t most, Play play) {
    std::vector<ColumnWork> works;
    Heaps left = heaps;
    Marked marked{{}, std::vector<bool>(heaps.size(), false)};
    for (unsigned bit = columnsOf(heaps); bit-- > 0;) {
        const bool isMisereEnd = bit == 0 && play == Play::misere && isAllSmall(left);
        ColumnWork work{
            .bit = bit, .ones = onesInColumn(left, bit), .wanted = isMisereEnd ? std::uint64_t{1} : 0};
        workOut(work, left, marked, most);
        carryOut(work, left);
        works.push_back(std::move(work));
    }
    return works;
}

Heaps leftBy(const std::vector<ColumnWork>& works, Heaps heaps) {
    for (const ColumnWork& work : works)
        carryOut(work, heaps);
    return heaps;
}

std::uint64_t onesInColumn(const Heaps& heaps, unsigned bit) {
    return static_cast<std::uint64_t>(
        std::count_if(heaps.begin(), heaps.end(), [bit](std::uint64_t heap) { return hasOne(heap, bit); }));
}

unsigned columnsOf(const Heaps& heaps) {
    std::uint64_t any = 0;
    for (const std::uint64_t heap : heaps)
        any |= heap;
    return static_cast<unsigned>(std::bit_width(any));
}

bool isAllSmall(const Heaps& heaps) {
    return std::all_of(heaps.begin(), heaps.end(), [](std::uint64_t heap) { return heap <= 1; });
}

std::vector<Message> columnCode() {
    return {say(MX_TEXT("core", "for each column: c ← its ones mod (k + 1)")),
            say(MX_TEXT("core", "if every c = 0: no winning move")),
            say(MX_TEXT("core", "misère, no heap above 1: no winning move if the ones leave 1")),
            say(MX_TEXT("core", "from the highest column down, where c > 0:")),
            say(MX_TEXT("core", "marked heaps give c ones, or get k + 1 − c")),
            say(MX_TEXT("core", "if they cannot: mark heaps that have a one, to give it")),
            say(MX_TEXT("core", "move the marked heaps"))};
}

Message sayWeight(unsigned bit) {
    return about(Topic{topic::column, bit}, argument(std::uint64_t{1} << bit));
}

Message sayColumn(unsigned bit, std::uint64_t ones, std::uint64_t modulus) {
    return say(MX_TEXT("core", "The ones in column %1: %2, and %2 mod %3 = %4."), sayWeight(bit), ones,
               modulus, ones % modulus);
}

Message saySmallColumn(std::uint64_t ones, std::uint64_t modulus) {
    return say(MX_TEXT("core", "No heap is above 1. The number of ones is %1, and %1 mod %2 = %3: in misère "
                               "play that is lost exactly when the remainder is 1."),
               ones, modulus, ones % modulus);
}

Message sayColumnsLost(std::uint64_t modulus) {
    const std::uint64_t most = modulus - 1;
    return sayCount(
        most,
        MX_TEXT("core", "Every count is a multiple of %1. A turn changes one heap, and in the highest column "
                        "that changes takes its one away, so it is no longer a multiple."),
        MX_TEXT("core",
                "Every count is a multiple of %1. A turn changes at most %2 heaps, and in the highest column "
                "that changes only takes ones away: 1 to %2 of them, so it is no longer a multiple."),
        modulus, most);
}

Message sayColumnsRight(std::uint64_t modulus) {
    return say(MX_TEXT("core", "Every count is a multiple of %1 now: the other player is at P."), modulus);
}

Message sayMisereEnd(std::uint64_t ones, std::uint64_t modulus) {
    return say(MX_TEXT("core", "It leaves nothing above 1. The number of ones is %1 then, and %1 mod %2 = 1, "
                               "which is what loses in misère play."),
               ones, modulus);
}

} // namespace mexplorer
