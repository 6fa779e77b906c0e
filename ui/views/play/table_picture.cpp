#include "ui/views/play/table_picture.h"

#include "core/play/changed_places.h"
#include "ui/figure/graph/graph_places.h"

#include <algorithm>

namespace mexplorer::ui {

std::size_t TablePicture::tableOf(std::size_t spot) const {
    const auto next = std::ranges::upper_bound(firstSpots, spot);
    return static_cast<std::size_t>(next - firstSpots.begin()) - 1;
}

const Message& TablePicture::nameOf(std::size_t spot) const {
    const std::size_t table = tableOf(spot);
    return tables[table].spots[spot - firstSpots[table]];
}

std::vector<Pile> TablePicture::pilesIn(std::size_t spot) const {
    const std::size_t table = tableOf(spot);
    const std::size_t own = spot - firstSpots[table];
    const auto& piles = tables[table].piles;
    auto pile = std::ranges::lower_bound(piles, own, {}, &Pile::spot);
    std::vector<Pile> found;
    for (; pile != piles.end() && pile->spot == own; ++pile)
        found.push_back(*pile);
    return found;
}

Expected<std::shared_ptr<const TablePicture>> tablePictureOf(const Inquiry& asked, Task& task,
                                                             const Inquiry* before) {
    const auto* aspect = asked.as<TableAspect>();
    auto tables = aspect->laidOut();
    if (!tables) return tl::unexpected(tables.error());
    auto moves = aspect->moves({}, task);
    if (!moves) return tl::unexpected(moves.error());
    TableLayout layout(*tables, placesOf(asked));
    auto firsts = firstSpots(*tables);
    const auto old = before ? before->as<TableAspect>()->laidOut() : Expected<std::vector<Table>>();
    auto last = before && old ? changedPlaces(*tables, *old) : std::vector<std::size_t>();
    return std::make_shared<const TablePicture>(TablePicture{asked.position(), std::move(*tables),
                                                             std::move(firsts), std::move(*moves),
                                                             std::move(layout), std::move(last)});
}

Expected<std::shared_ptr<const MoveWorths>> moveWorthsOf(const Inquiry& asked, Task& task) {
    const auto solution = asked.solution(task);
    if (!solution) return tl::unexpected(solution.error());
    auto worths = std::make_shared<MoveWorths>();
    for (const SolvedMove& move : (*solution)->moves)
        worths->emplace(move.to, move.evaluation.outcome);
    return worths;
}

} // namespace mexplorer::ui
