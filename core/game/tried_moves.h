#pragma once

#include <cstdint>

namespace mexplorer {

/// The most moves that are tried one by one.
inline constexpr std::uint64_t mostTakesTried = 1U << 24U;
/// The same if evaluating an option means going through all its parts; fewer if options are large (see
/// workOfMoveTo).
inline constexpr std::uint64_t mostMovesTried = 1U << 22U;
/// If there are more moves, this much work is spent on some of them, to find one that wins: a second or so.
inline constexpr std::uint64_t mostTriedOfMany = 1U << 18U;

} // namespace mexplorer
