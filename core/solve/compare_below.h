#pragma once

#include "core/game/game.h"
#include "core/game/inquiry.h"
#include "core/solve/comparison.h"

namespace mexplorer {

/// The most positions below one that are compared, and the most moves between them: to meet more takes longer
/// than a refusal may.
inline constexpr std::uint64_t mostComparedBelow = 500'000;
inline constexpr std::uint64_t mostMovesComparedBelow = 2'000'000;

/// Evaluates every position below the one asked about by the definition: mex over its options (or, in scored
/// games, the outcome from theirs). Compares that with the theorem; and with the solvers, if the theorem is
/// silent or tells only who wins. O(positions + moves), plus the time of the solvers. Errors: too many of
/// either, or too much memory; as for Inquiry::evaluation.
[[nodiscard]] Expected<Comparison<std::string>> compareBelow(const Game& game, const Inquiry& asked,
                                                             Task& task);

} // namespace mexplorer
