#pragma once

#include <cstdint>

namespace mexplorer {

/// The most moves that are tried one by one.
inline constexpr std::uint64_t mostTakesTried = 1U << 24U;
/// The same where an option is evaluated by looking at all its parts; fewer of large ones (see workOfMoveTo).
inline constexpr std::uint64_t mostMovesTried = 1U << 22U;
/// Where there are more moves, as much work is spent on some of them, to find one that wins: a second or so.
inline constexpr std::uint64_t mostTriedOfMany = 1U << 18U;

} // namespace mexplorer
