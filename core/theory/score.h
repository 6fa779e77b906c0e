#pragma once

#include <cstdint>
#include <optional>

namespace mexplorer {

/// What the end of a game is worth to a player: more is better, and worth as much less to the other. Where
/// only winning counts, 1 is won, 0 drawn and −1 lost.
using Score = std::int64_t;

/// More than any score.
inline constexpr Score infiniteScore = INT64_MAX;

/// What a game comes to if both play their best: each for the highest score; of equal ones, whoever wins for
/// the soonest end, whoever does not for the latest.
struct BestPlay {
    Score score = 0;
    /// Moves until the end; nothing if these are not known, or if play never ends.
    std::optional<std::uint64_t> plies = {};

    friend bool operator==(const BestPlay&, const BestPlay&) = default;
};

} // namespace mexplorer
