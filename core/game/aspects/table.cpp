#include "core/game/aspects/table.h"

namespace mexplorer {

std::vector<std::size_t> firstSpots(const std::vector<Table>& tables) {
    std::vector<std::size_t> firsts;
    std::size_t next = 0;
    for (const Table& table : tables) {
        firsts.push_back(next);
        next += table.spots.size();
    }
    return firsts;
}

} // namespace mexplorer
