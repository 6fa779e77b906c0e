#include "ui/views/play/thing_names.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace mexplorer::ui {

ThingNames::ThingNames(const PlayPicture& picture, const MadeMove* made)
    : picture_(picture), before_(made ? *made->before : picture), made_(made) {
    if (!made) return;
    touched_.resize(before_.layout.spots().size());
    for (const ThingChange& change : made->move.changes)
        for (const auto& spot : {change.from, change.to})
            if (spot) touched_[*spot] = true;
    if (isBefore()) return;
    origins_.resize(picture.layout.spots().size());
    if (picture.parts.size() != before_.parts.size()) return;
    for (std::size_t part = 0; part < picture.parts.size(); ++part)
        findOrigins(part);
}

std::optional<ThingNames::Origin> ThingNames::originOf(std::size_t spot) const {
    return isBefore() ? Origin{.spot = spot} : origins_[spot];
}

bool ThingNames::isTouched(std::size_t spot) const {
    if (!made_) return false;
    const auto origin = originOf(spot);
    return origin && touched_[origin->spot];
}

const ThingChange* ThingNames::changeOf(std::size_t spotBefore) const {
    if (!made_) return nullptr;
    const auto& changes = made_->move.changes;
    const auto found = std::ranges::find(changes, std::optional(spotBefore), &ThingChange::from);
    return found == changes.end() ? nullptr : &*found;
}

bool ThingNames::keepsPlaces(std::size_t part) const {
    return part < before_.parts.size() &&
           before_.parts[part].spots.size() == picture_.parts[part].spots.size();
}

MotionKey ThingNames::place(std::string_view kind, std::size_t spot, std::uint64_t index) const {
    const auto origin = originOf(spot);
    const bool isKnown = origin && !origin->isNew && !origin->piece;
    return {kind, isKnown ? origin->spot : before_.layout.spots().size() + spot, index};
}

MotionKey ThingNames::piece(std::size_t spot, std::size_t index) {
    return {"piece", spot, index};
}

/// Things that came to others lie above them, in the order in which they lay.
MotionKey ThingNames::thing(std::size_t spot, const Thing& thing, std::uint64_t index) const {
    const Origin origin = originOf(spot).value();
    if (origin.piece) return piece(origin.spot, *origin.piece);
    const std::uint64_t at = index + origin.first;
    if (isBefore()) return nameBefore(origin.spot, thing, at);
    const auto& changes = made_->move.changes;
    const auto came = std::ranges::find_if(changes, [&](const ThingChange& change) {
        return change.to == origin.spot && change.becomes == thing;
    });
    if (came == changes.end()) return nameBefore(origin.spot, thing, at);
    if (came->from == origin.spot) return nameBefore(origin.spot, came->thing, at); // it was turned
    const std::uint64_t others = countBefore(origin.spot, thing);
    if (at < others) return nameBefore(origin.spot, thing, at);
    if (!came->from) return {"new thing", spot, index};
    const std::uint64_t stayed = countBefore(*came->from, came->thing) - came->count;
    return nameBefore(*came->from, came->thing, stayed + at - others);
}

std::uint64_t ThingNames::countBefore(std::size_t spot, const Thing& thing) const {
    const std::vector<Pile> piles = before_.pilesIn(spot);
    const auto found = std::ranges::find(piles, thing, &Pile::thing);
    return found == piles.end() ? 0 : found->count;
}

MotionKey ThingNames::nameBefore(std::size_t spot, const Thing& thing, std::uint64_t index) const {
    constexpr std::uint64_t mostKinds = 16; // in one place
    const std::vector<Pile> piles = before_.pilesIn(spot);
    const auto kind = std::ranges::find(piles, thing, &Pile::thing) - piles.begin();
    return {"thing", spot, index * mostKinds + static_cast<std::uint64_t>(kind)};
}

/// The changes with the part’s own numbers of places.
std::vector<ThingChange> ThingNames::changesIn(std::size_t part) const {
    const std::size_t first = before_.firstSpots[part];
    const std::size_t end = first + before_.parts[part].spots.size();
    std::vector<ThingChange> own;
    for (ThingChange change : made_->move.changes) {
        const std::size_t spot = change.from ? *change.from : *change.to;
        if (spot < first || spot >= end) continue;
        if (change.from) *change.from -= first;
        if (change.to) *change.to -= first;
        own.push_back(std::move(change));
    }
    return own;
}

/// Where the part has got other places than the move leaves, those of graphs and boards keep their names; the
/// things keep their order, unless some only mark the edge of a board.
void ThingNames::findOrigins(std::size_t part) {
    const Things& now = picture_.parts[part];
    const Things left = changed(before_.parts[part], changesIn(part));
    const std::vector<Origin> places = placesAfter(part);
    if (places.size() != left.spots.size()) return; // single squares that lay beside the cake that is cut
    const auto tell = [&](std::size_t spot, std::size_t place) {
        origins_[picture_.firstSpots[part] + spot] = places[place];
    };
    if (left.spots == now.spots) {
        for (std::size_t spot = 0; spot < now.spots.size(); ++spot)
            tell(spot, spot);
        return;
    }
    if (!std::holds_alternative<PlainGround>(now.ground)) {
        std::map<std::string, std::size_t> names;
        for (std::size_t place = 0; place < left.spots.size(); ++place)
            names.emplace(left.spots[place].english(), place);
        for (std::size_t spot = 0; spot < now.spots.size(); ++spot) {
            const auto found = names.find(now.spots[spot].english());
            if (found != names.end()) tell(spot, found->second);
        }
    }
    for (std::size_t i = 0; left.piles.size() == now.piles.size() && i < now.piles.size(); ++i)
        tell(now.piles[i].spot, left.piles[i].spot);
}

/// The places that the move leaves of a part.
std::vector<ThingNames::Origin> ThingNames::placesAfter(std::size_t part) const {
    const std::size_t first = before_.firstSpots[part];
    const std::size_t end = first + before_.parts[part].spots.size();
    std::vector<Origin> places;
    for (std::size_t spot = first; spot < end; ++spot) {
        const ThingChange* change = changeOf(spot);
        if (!change) {
            places.push_back({.spot = spot});
        } else if (change->pieces.empty()) {
            addRows(places, spot, *change);
        } else {
            for (std::size_t i = 0; i < change->pieces.size(); ++i)
                if (change->pieces[i] != Cake{}) places.push_back({.spot = spot, .piece = i});
            if (end == first + 1 && places.empty()) places.push_back({.spot = spot, .piece = 0});
        }
    }
    return places;
}

/// A row of pins breaks, or gets shorter, where it was pointed at.
void ThingNames::addRows(std::vector<Origin>& places, std::size_t spot, const ThingChange& change) const {
    const LaidSpot& laid = before_.layout.spots()[spot];
    const std::vector<std::uint64_t> rows =
        change.leaves.size() > 1 ? change.leaves
                                 : std::vector{laid.count - std::min(laid.count, change.count)};
    const bool isPointed = laid.step.x() != 0 && made_->by && made_->by->spot == spot;
    const auto pointed = isPointed ? pinsLeftOf(change, laid.count, made_->by->index) : std::nullopt;
    const std::uint64_t left = pointed.value_or(rows.front());
    const auto leftmost = std::ranges::find(rows, left);
    std::uint64_t next = left + change.count;
    for (auto row = rows.begin(); row != rows.end(); ++row) {
        const bool isLeftmost = row == leftmost;
        places.push_back({.spot = spot, .first = isLeftmost ? 0 : next, .isNew = row != rows.begin()});
        if (!isLeftmost) next += *row;
    }
}

} // namespace mexplorer::ui
