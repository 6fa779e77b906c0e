#pragma once

#include <cstdint>
#include <optional>

namespace mexplorer {

/// What the end of a game is worth to a player: more is better, and the other player gets the negative. Where
/// only winning counts, 1 is won, 0 drawn and −1 lost.
using Score = std::int64_t;

/// More than any score.
inline constexpr Score infiniteScore = INT64_MAX;

/// The result of best play: both play for the highest score and, among equal scores, a winner for the soonest
/// end, anyone else for the latest.
struct BestPlay {
    Score score = 0;
    /// Moves until the end; nothing if unknown, or if play never ends.
    std::optional<std::uint64_t> plies = {};

    friend bool operator==(const BestPlay&, const BestPlay&) = default;
};

} // namespace mexplorer
