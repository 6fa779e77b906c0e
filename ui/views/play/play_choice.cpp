#include "ui/views/play/play_choice.h"

#include <algorithm>
#include <set>

namespace mexplorer::ui {

namespace {

std::size_t touchedThings(const ThingsMove& move) {
    return static_cast<std::size_t>(
        std::ranges::count_if(move.changes, [](const ThingChange& change) { return !change.follows; }));
}

} // namespace

void PlayChoice::setPicture(std::shared_ptr<const PlayPicture> picture) {
    picture_ = std::move(picture);
    moves_.reset();
    pointed_.reset();
    held_.clear();
    candidates_.clear();
    chosen_.reset();
}

void PlayChoice::setMoves(std::shared_ptr<const ThingsMoves> moves) {
    moves_ = std::move(moves);
    findCandidates();
}

void PlayChoice::point(std::optional<ThingAt> thing, bool byKey) {
    if (thing) thing = meant(*thing);
    if (thing == pointed_) return;
    isChosenByKey_ = byKey;
    const bool isElsewhere = !thing || !pointed_ || thing->spot != pointed_->spot;
    if (isElsewhere) moves_.reset();
    pointed_ = thing;
    findCandidates();
}

void PlayChoice::hold() {
    if (!pointed_ || !move()) return;
    const std::size_t spot = pointed_->spot;
    std::erase_if(held_, [&](const Held& held) { return held.thing.spot == spot; });
    const auto count = isStack(spot) ? std::optional(countAt(*move(), spot)) : std::nullopt;
    held_.push_back({*pointed_, count});
}

void PlayChoice::letGo() {
    held_.clear();
    findCandidates();
}

void PlayChoice::step(int by) {
    if (!chosen_ || candidates_.size() < 2) return;
    const auto count = static_cast<std::ptrdiff_t>(candidates_.size());
    isChosenByKey_ = true;
    chosen_ = static_cast<std::size_t>((static_cast<std::ptrdiff_t>(*chosen_) + by % count + count) % count);
}

bool PlayChoice::choose(std::uint64_t number) {
    if (!pointed_) return false;
    isChosenByKey_ = true;
    if (isStack(pointed_->spot)) {
        const auto found = std::ranges::find_if(candidates_, [&](const ThingsMove& candidate) {
            return countAt(candidate, pointed_->spot) == number;
        });
        if (found == candidates_.end()) return false;
        chosen_ = static_cast<std::size_t>(found - candidates_.begin());
        return true;
    }
    if (number == 0 || number > candidates_.size()) return false;
    chosen_ = number - 1;
    return true;
}

std::vector<std::size_t> PlayChoice::heldSpots() const {
    std::vector<std::size_t> spots;
    for (const Held& held : held_)
        spots.push_back(held.thing.spot);
    return spots;
}

bool PlayChoice::asksWhere() const {
    if (!pointed_ || candidates_.size() < 2 || isChosenByKey_ || isStack(pointed_->spot)) return false;
    std::set<std::size_t> targets;
    for (const ThingsMove& candidate : candidates_) {
        const auto leads = std::ranges::find_if(candidate.changes, [&](const ThingChange& change) {
            return change.from == pointed_->spot && change.to && !change.isTurn();
        });
        if (leads == candidate.changes.end()) return false;
        targets.insert(*leads->to);
    }
    return targets.size() > 1;
}

bool PlayChoice::canTouch(const ThingAt& thing) const {
    if (!picture_->moves.areAll) return !picture_->pilesIn(thing.spot).empty();
    return std::ranges::any_of(picture_->moves.moves, [&](const ThingsMove& candidate) {
        const bool leads = !held_.empty() && leadsTo(candidate, thing.spot);
        return fitsHeld(candidate) && (leads || (touches(candidate, thing.spot) && cuts(candidate, thing)));
    });
}

/// True for all but a line of a cake along which the move does not cut.
bool PlayChoice::cuts(const ThingsMove& move, const ThingAt& thing) const {
    if (picture_->layout.spots()[thing.spot].lines.empty()) return true;
    return std::ranges::any_of(move.changes, [&](const ThingChange& change) {
        if (change.from != thing.spot) return false;
        const auto lines = linesCut(change);
        return std::ranges::binary_search(lines, thing.index);
    });
}

std::uint64_t PlayChoice::countAt(const ThingsMove& move, std::size_t spot) {
    const auto found = std::ranges::find_if(
        move.changes, [&](const ThingChange& change) { return change.from == spot && !change.follows; });
    return found == move.changes.end() ? 0 : found->count;
}

bool PlayChoice::isStack(std::size_t spot) const {
    return picture_->layout.spots()[spot].step.y() != 0;
}

/// In an upright frame a disc falls through its column: pointing anywhere in it means where the disc ends up.
ThingAt PlayChoice::meant(const ThingAt& thing) const {
    const std::size_t part = picture_->partOf(thing.spot);
    const auto* board = std::get_if<BoardPicture>(&picture_->parts[part].ground);
    if (!board || board->ground != BoardGround::frame) return thing;
    const std::size_t first = picture_->firstSpots[part];
    const std::size_t column = (thing.spot - first) % board->columns;
    for (const ThingsMove& move : picture_->moves.moves) {
        const auto& to = move.changes.front().to;
        if (to && !move.changes.front().from && (*to - first) % board->columns == column) return {*to};
    }
    return thing;
}

bool PlayChoice::fits(const ThingsMove& move, const ThingAt& thing) const {
    if (!held_.empty() && leadsTo(move, thing.spot)) return true;
    if (!touches(move, thing.spot) || !cuts(move, thing)) return false;
    const LaidSpot& place = picture_->layout.spots()[thing.spot];
    if (place.step.x() == 0) return true;
    const auto change = std::ranges::find(move.changes, std::optional(thing.spot), &ThingChange::from);
    return change != move.changes.end() && pinsLeftOf(*change, place.count, thing.index);
}

bool PlayChoice::fitsHeld(const ThingsMove& move) const {
    return std::ranges::all_of(held_, [&](const Held& held) {
        return touches(move, held.thing.spot) &&
               (!held.count || countAt(move, held.thing.spot) == *held.count);
    });
}

/// Moves that change the fewest things come first.
void PlayChoice::findCandidates() {
    candidates_.clear();
    chosen_.reset();
    if (!picture_ || !pointed_) return;
    for (const ThingsMove& move : moves_ ? moves_->moves : picture_->moves.moves)
        if (fits(move, *pointed_) && fitsHeld(move)) candidates_.push_back(move);
    std::ranges::stable_sort(candidates_, {}, [&](const ThingsMove& move) {
        return std::pair(touchedThings(move), countAt(move, pointed_->spot));
    });
    propose();
}

/// In a stack, proposes to take as many as are above the point; else the next larger number, else the most.
void PlayChoice::propose() {
    if (candidates_.empty()) return;
    chosen_ = 0;
    if (!isStack(pointed_->spot)) return;
    const std::size_t least = touchedThings(candidates_.front());
    for (std::size_t i = 0; i < candidates_.size() && touchedThings(candidates_[i]) == least; ++i) {
        chosen_ = i;
        if (countAt(candidates_[i], pointed_->spot) > pointed_->index) return;
    }
}

} // namespace mexplorer::ui
