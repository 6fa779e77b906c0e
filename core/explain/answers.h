#pragma once

#include "core/explain/told_move.h"
#include "core/game/inquiry.h"

namespace mexplorer {

/// A P-position with more options than this gets no answers.
inline constexpr std::size_t mostAnswered = 12;

/// How an option of a P-position is answered.
struct Answer {
    Message sentence;
    std::size_t option = 0; ///< its index among the position's options
    std::optional<std::size_t> move =
        {}; ///< index of the reply among that option's moves; none if the game is over there
};

/// One for each option of a P-position, in their order. Empty for an N-position, or with more than
/// `mostAnswered` options. Errors: as for Inquiry::solution.
[[nodiscard]] Expected<std::vector<Answer>> answers(const Inquiry& asked, Task& task,
                                                    TellMoves how = TellMoves::byPosition);

} // namespace mexplorer
