#pragma once

#include "core/rules/board_picture.h"
#include "core/theory/score.h"

#include <vector>

namespace mexplorer {

/// What a position seems to be worth, at a glance: what speaks for one player less what speaks for the other,
/// or the mean of several such differences.
struct Estimate {
    Score mine = 0;   ///< what speaks for the player that it is told to,
    Score theirs = 0; ///< and for the other
    Score parts = 1;  ///< it is the mean of so many: at least 1

    /// Rounded; a half, away from 0.
    [[nodiscard]] Score worth() const;
    /// As the other player sees it.
    [[nodiscard]] Estimate turned() const { return {theirs, mine, parts}; }
    friend bool operator==(const Estimate&, const Estimate&) = default;
};

/// What a piece on a board adds to an estimate.
struct EstimateShare {
    BoardCell cell;
    Score points = 0; ///< to the player that it is told to
    friend bool operator==(const EstimateShare&, const EstimateShare&) = default;
};

/// As the other player sees them.
[[nodiscard]] std::vector<EstimateShare> turned(std::vector<EstimateShare> shares);

/// What a win counts beside estimates of at most so much: the least power of ten above all of them.
[[nodiscard]] Score winBeside(Score mostEstimated);

} // namespace mexplorer
