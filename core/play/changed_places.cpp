#include "core/play/changed_places.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// What lies in each place, whatever its number.
std::vector<std::vector<Pile>> contentsOf(const Things& things) {
    std::vector<std::vector<Pile>> contents(things.spots.size());
    for (Pile pile : things.piles) {
        std::vector<Pile>& place = contents[pile.spot];
        pile.spot = 0;
        place.push_back(std::move(pile));
    }
    return contents;
}

/// The places of one part that differ, from 0.
std::vector<std::size_t> differing(const Things& things, const Things& other) {
    const auto here = contentsOf(things);
    const auto there = contentsOf(other);
    std::vector<std::size_t> places;
    if (here.size() == there.size()) {
        for (std::size_t place = 0; place < here.size(); ++place)
            if (here[place] != there[place]) places.push_back(place);
        return places;
    }
    const auto front = std::ranges::mismatch(here, there).in1;
    const auto back =
        std::mismatch(here.rbegin(), std::make_reverse_iterator(front), there.rbegin(), there.rend())
            .first.base();
    for (auto place = front; place < back; ++place)
        places.push_back(static_cast<std::size_t>(place - here.begin()));
    return places;
}

} // namespace

std::vector<std::size_t> changedPlaces(const std::vector<Things>& parts, const std::vector<Things>& others) {
    std::vector<std::size_t> places;
    if (parts.size() != others.size()) return places;
    std::size_t first = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        for (const std::size_t place : differing(parts[i], others[i]))
            places.push_back(first + place);
        first += parts[i].spots.size();
    }
    return places;
}

} // namespace mexplorer
