#include "core/catalogue/things/colouring.h"

namespace mexplorer {

Thing NodeThings::lettered(Side side) {
    return {side == Side::left ? ThingKind::lefts : ThingKind::rights, nameOf(side)};
}

Expected<Things> NodeThings::laidOut() const {
    auto drawn = rules_.drawn(board_);
    if (!drawn) return tl::unexpected(drawn.error());
    Things things{.ground = PlainGround::row, .spots = {}, .piles = {}};
    for (const DrawnGraph::Node& node : drawn->graph.nodes) {
        if (node.colour) things.piles.push_back({things.spots.size(), lettered(*node.colour)});
        things.spots.push_back(verbatim(node.name));
    }
    things.ground = std::move(drawn->graph);
    return things;
}

std::vector<ThingChange> NodeThings::changesOf(const CellMove& move) {
    return {{.to = move.cell, .thing = lettered(move.side), .becomes = lettered(move.side)}};
}

} // namespace mexplorer
