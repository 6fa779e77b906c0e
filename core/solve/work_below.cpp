#include "core/solve/work_below.h"

#include "core/theory/saturating.h"

#include <algorithm>

namespace mexplorer {

namespace {

tl::unexpected<Error> tooManyMoves(std::uint64_t moves) {
    return tooLarge(
        say(MX_TEXT("core", "There are %1 moves or more below this position: too many to look at them all."),
            moves));
}

} // namespace

tl::unexpected<Error> tooManyPositionsBelow(std::uint64_t positions) {
    return tooLarge(
        say(MX_TEXT("core", "There are %1 positions or more below this one: too many to look at them all."),
            positions));
}

Expected<void> WorkBelow::check(std::uint64_t moves, std::uint64_t workOfEach) const {
    const std::uint64_t left = budget_.moves - std::min(budget_.moves, work_);
    if (saturatedProduct(moves, workOfEach) <= left) return {};
    return tooManyMoves(saturatedSum(moves_, moves));
}

tl::unexpected<Error> WorkBelow::refusal(std::uint64_t positions) const {
    if (work_ > budget_.moves) return tooManyMoves(moves_);
    if (positions > budget_.positions) return tooManyPositionsBelow(budget_.positions);
    return tooLarge(say(MX_TEXT("core", "The positions below this one would take more than %1 MB."),
                        budget_.bytes >> 20U));
}

} // namespace mexplorer
