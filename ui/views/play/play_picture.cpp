#include "ui/views/play/play_picture.h"

#include "core/game/aspects/mover.h"
#include "core/play/changed_places.h"
#include "ui/figure/graph/graph_places.h"

#include <algorithm>

namespace mexplorer::ui {

std::size_t PlayPicture::partOf(std::size_t spot) const {
    const auto next = std::ranges::upper_bound(firstSpots, spot);
    return static_cast<std::size_t>(next - firstSpots.begin()) - 1;
}

const Message& PlayPicture::nameOf(std::size_t spot) const {
    const std::size_t part = partOf(spot);
    return parts[part].spots[spot - firstSpots[part]];
}

std::vector<Pile> PlayPicture::pilesIn(std::size_t spot) const {
    const std::size_t part = partOf(spot);
    const std::size_t own = spot - firstSpots[part];
    const auto& piles = parts[part].piles;
    auto pile = std::ranges::lower_bound(piles, own, {}, &Pile::spot);
    std::vector<Pile> found;
    for (; pile != piles.end() && pile->spot == own; ++pile)
        found.push_back(*pile);
    return found;
}

Expected<std::shared_ptr<const PlayPicture>> playPictureOf(const Inquiry& asked, Task& task,
                                                           const Inquiry* before) {
    const auto* aspect = asked.as<ThingsAspect>();
    auto parts = aspect->laidOut();
    if (!parts) return tl::unexpected(parts.error());
    auto moves = aspect->moves({}, task);
    if (!moves) return tl::unexpected(moves.error());
    PlayLayout layout(*parts, placesOf(ofBoth(asked)));
    auto firsts = firstSpots(*parts);
    const auto old = before ? before->as<ThingsAspect>()->laidOut() : Expected<std::vector<Things>>();
    auto last = before && old ? changedPlaces(*parts, *old) : std::vector<std::size_t>();
    return std::make_shared<const PlayPicture>(
        PlayPicture{asked.position(), std::move(*parts), std::move(firsts), std::move(*moves),
                    std::move(layout), std::move(last), moverOf(asked)});
}

} // namespace mexplorer::ui
