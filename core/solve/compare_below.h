#pragma once

#include "core/solve/comparison.h"

namespace mexplorer {

/// The most positions that are compared below one; of the moves between them, what the budget allows.
inline constexpr std::uint64_t mostComparedBelow = 1'000'000;

/// Values every position below `position` by the definition, mex over its options (or, where the last move
/// does not decide, the outcome from theirs), and compares them with the theorem; and with the solvers, where
/// the theorem is silent or tells only who wins. O(positions + moves) and the questions. Errors: too many of
/// either, or too much memory; as of Game::evaluate.
[[nodiscard]] Expected<Comparison<std::string>> compareBelow(const Game& game, const std::string& position,
                                                             Task& task);

} // namespace mexplorer
