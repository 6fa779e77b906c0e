#include "core/coalition/majority.h"

#include <numeric>

namespace mexplorer {

std::int64_t Majority::total() const {
    return std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
}

std::vector<Rational> Majority::shares() const {
    std::vector<Rational> shares;
    for (const std::int64_t weight : weights)
        shares.emplace_back(weight, total());
    return shares;
}

} // namespace mexplorer
