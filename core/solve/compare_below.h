#pragma once

#include "core/solve/comparison.h"
#include "core/solve/game.h"
#include "core/solve/inquiry.h"

namespace mexplorer {

/// The most positions that are compared below one; of the moves between them, what the budget allows.
inline constexpr std::uint64_t mostComparedBelow = 1'000'000;

/// Values every position below the one asked about by the definition, mex over its options (or, where the
/// last move does not decide, the outcome from theirs), and compares them with the theorem; and with the
/// solvers, where the theorem is silent or tells only who wins. O(positions + moves) and the questions.
/// Errors: too many of either, or too much memory; as of Inquiry::evaluation.
[[nodiscard]] Expected<Comparison<std::string>> compareBelow(const Game& game, const Inquiry& asked,
                                                             Task& task);

} // namespace mexplorer
