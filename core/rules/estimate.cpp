#include "core/rules/estimate.h"

#include <cstdlib>

namespace mexplorer {

Score Estimate::worth() const {
    const Score difference = mine - theirs;
    const Score size = (2 * std::abs(difference) + parts) / (2 * parts);
    return difference < 0 ? -size : size;
}

std::vector<EstimateShare> turned(std::vector<EstimateShare> shares) {
    for (EstimateShare& share : shares)
        share.points = -share.points;
    return shares;
}

Score winBeside(Score mostEstimated) {
    Score win = 1;
    while (win <= mostEstimated)
        win *= 10;
    return win;
}

} // namespace mexplorer
