#pragma once

#include <cstdint>

namespace mexplorer {

/// What the end of a game is worth to a player: more is better, and worth as much less to the other. Where
/// only winning counts, 1 is won, 0 drawn and −1 lost.
using Score = std::int64_t;

/// More than any score.
inline constexpr Score infiniteScore = INT64_MAX;

} // namespace mexplorer
