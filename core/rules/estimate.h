#pragma once

#include "core/rules/board_picture.h"
#include "core/theory/score.h"

#include <vector>

namespace mexplorer {

/// A heuristic value of a position: what favours one player less what favours the other, or the mean of
/// several such differences.
struct Estimate {
    Score mine = 0;   ///< what favours the player for whom it is made
    Score theirs = 0; ///< what favours the other
    Score parts = 1;  ///< how many differences it is the mean of: at least 1

    /// (mine − theirs) / parts, rounded; a half away from 0.
    [[nodiscard]] Score worth() const;
    /// As the other player sees it.
    [[nodiscard]] Estimate turned() const { return {theirs, mine, parts}; }
    friend bool operator==(const Estimate&, const Estimate&) = default;
};

/// What a piece on a board adds to an estimate.
struct EstimateShare {
    BoardCell cell;
    Score points = 0; ///< for the player for whom the estimate is made
    friend bool operator==(const EstimateShare&, const EstimateShare&) = default;
};

/// As the other player sees them.
[[nodiscard]] std::vector<EstimateShare> turned(std::vector<EstimateShare> shares);

/// The score of a win, so that no estimate of at most `mostEstimated` reaches it: the next power of ten.
[[nodiscard]] Score winBeside(Score mostEstimated);

} // namespace mexplorer
