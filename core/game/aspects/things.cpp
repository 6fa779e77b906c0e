#include "core/game/aspects/things.h"

namespace mexplorer {

std::vector<std::size_t> firstSpots(const std::vector<Things>& parts) {
    std::vector<std::size_t> firsts;
    std::size_t next = 0;
    for (const Things& things : parts) {
        firsts.push_back(next);
        next += things.spots.size();
    }
    return firsts;
}

} // namespace mexplorer
