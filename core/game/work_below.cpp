#include "core/game/work_below.h"

#include "core/theory/saturating.h"

namespace mexplorer {

namespace {

/// The error that `work`, the cost of `moves` moves or more, is above `most`.
tl::unexpected<Error> tooManyMoves(std::uint64_t moves, std::uint64_t work, std::uint64_t most) {
    if (work == moves) return tooManyMovesBelow(moves, most);
    return tooLarge(say(MX_TEXT("core", "There are %1 moves or more below this position, as much work as %2 "
                                        "between small positions; at most %3 are looked at."),
                        moves, work, most));
}

} // namespace

tl::unexpected<Error> tooManyPositionsBelow(std::uint64_t positions) {
    return tooLarge(say(
        MX_TEXT("core", "There are more than %1 positions below this one; at most so many are looked at."),
        positions));
}

tl::unexpected<Error> tooManyMovesBelow(std::uint64_t moves, std::uint64_t most) {
    return tooLarge(
        say(MX_TEXT("core", "There are %1 moves or more below this position; at most %2 are looked at."),
            moves, most));
}

Expected<void> WorkBelow::check(std::uint64_t moves, std::uint64_t workOfEach) const {
    const std::uint64_t work = saturatedSum(work_, saturatedProduct(moves, workOfEach));
    if (work <= budget_.moves) return {};
    return tooManyMoves(saturatedSum(moves_, moves), work, budget_.moves);
}

tl::unexpected<Error> WorkBelow::refusal(std::uint64_t positions) const {
    if (work_ > budget_.moves) return tooManyMoves(moves_, work_, budget_.moves);
    if (positions > budget_.positions) return tooManyPositionsBelow(budget_.positions);
    return tooLarge(say(MX_TEXT("core", "The positions below this one would take more than %1 MB."),
                        budget_.bytes >> 20U));
}

} // namespace mexplorer
