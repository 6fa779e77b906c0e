#pragma once

#include "core/game/inquiry.h"

namespace mexplorer {

/// The most options that a solution lists, and the most bytes of their positions' texts in total; beyond
/// either, only winning moves are listed, up to the same limits.
inline constexpr std::uint64_t mostMovesListed = 100'000;
inline constexpr std::uint64_t mostTextListed = std::uint64_t{1} << 25U;

/// Whether a solution may list all moves: whether they fit if the options' texts are as long as the
/// position's. Known before anything is solved.
[[nodiscard]] inline bool mayListAll(const Inquiry& asked) {
    const std::uint64_t moves = asked.optionCount();
    return moves <= 1 ||
           (moves <= mostMovesListed && moves <= mostTextListed / (asked.position().size() + 1));
}

} // namespace mexplorer
