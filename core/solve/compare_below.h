#pragma once

#include "core/solve/comparison.h"

namespace mexplorer {

/// The most positions, and moves between them, that are compared below one position.
inline constexpr std::uint64_t mostComparedBelow = 1'000'000;
inline constexpr std::uint64_t mostMovesBelow = 50'000'000;

/// What is said of a position and the positions below it, beside the definition.
struct BelowComparison {
    Comparison<std::string> comparison;
    bool byTheorem = false; ///< a theorem was asked of those it speaks of; otherwise the solvers of all
};

/// Values every position below `position` by the definition, mex over its options (or, where the last move
/// does not decide, the outcome from theirs), and compares them with the theorem, or where that is silent of
/// all of them, with the solvers: by value where one is told, else by who wins. O(positions + moves) and the
/// questions. Errors: too many of either, or too much memory; as of Game::evaluate.
[[nodiscard]] Expected<BelowComparison> compareBelow(const Game& game, const std::string& position,
                                                     Task& task);

} // namespace mexplorer
