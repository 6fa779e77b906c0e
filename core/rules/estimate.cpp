#include "core/rules/estimate.h"

#include <cstdlib>

namespace mexplorer {

Score Estimate::worth() const {
    const Score difference = mine - theirs;
    const Score size = (2 * std::abs(difference) + parts) / (2 * parts);
    return difference < 0 ? -size : size;
}

Score winBeside(Score mostEstimated) {
    Score win = 1;
    while (win <= mostEstimated)
        win *= 10;
    return win;
}

} // namespace mexplorer
