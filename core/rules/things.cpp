#include "core/rules/things.h"

#include <algorithm>

namespace mexplorer {

namespace {

std::uint64_t countOf(const std::vector<Pile>& piles, const Pile& like) {
    const auto isHere = [&](const Pile& pile) { return pile.spot == like.spot && pile.thing == like.thing; };
    // Piles are sorted by place, and few are in one place.
    const auto first = std::ranges::lower_bound(piles, like.spot, {}, &Pile::spot);
    for (auto pile = first; pile != piles.end() && pile->spot == like.spot; ++pile)
        if (isHere(*pile)) return pile->count;
    return 0;
}

/// What `piles` have and `others` have not.
std::vector<Pile> withoutThose(const std::vector<Pile>& piles, const std::vector<Pile>& others) {
    std::vector<Pile> rest;
    for (const Pile& pile : piles) {
        const std::uint64_t other = countOf(others, pile);
        if (pile.count > other) rest.push_back({pile.spot, pile.thing, pile.count - other});
    }
    return rest;
}

bool isCoin(const Thing& thing) {
    return thing.is(ThingKind::heads) || thing.is(ThingKind::tails);
}

/// The pile of `gone` that became `come`, if any; it is removed from `gone`.
std::optional<Pile> takeOrigin(std::vector<Pile>& gone, const Pile& come) {
    const auto became = [&](const Pile& pile) {
        if (pile.count != come.count) return false;
        return isCoin(come.thing) ? pile.spot == come.spot && isCoin(pile.thing) : pile.thing == come.thing;
    };
    const auto found = std::ranges::find_if(gone, became);
    if (found == gone.end()) return std::nullopt;
    const Pile origin = *found;
    gone.erase(found);
    return origin;
}

void take(std::vector<Pile>& piles, const Pile& less) {
    const auto isIt = [&](const Pile& pile) { return pile.spot == less.spot && pile.thing == less.thing; };
    const auto found = std::ranges::find_if(piles, isIt);
    if (found == piles.end()) return;
    found->count -= std::min(found->count, less.count);
    if (found->count == 0) piles.erase(found);
}

void put(std::vector<Pile>& piles, const Pile& more) {
    if (more.count == 0) return;
    const auto isIt = [&](const Pile& pile) { return pile.spot == more.spot && pile.thing == more.thing; };
    const auto found = std::ranges::find_if(piles, isIt);
    if (found != piles.end()) {
        found->count += more.count;
        return;
    }
    piles.insert(std::ranges::upper_bound(piles, more.spot, {}, &Pile::spot), more);
}

/// Replaces the row of pins in this place by several, each in a place of its own.
void breakRow(Things& things, std::size_t spot, const std::vector<std::uint64_t>& leaves) {
    const auto row = std::ranges::find(things.piles, spot, &Pile::spot);
    if (row == things.piles.end()) return;
    const Thing pin = row->thing;
    const auto at = things.piles.erase(row);
    for (auto later = at; later != things.piles.end(); ++later)
        later->spot += leaves.size() - 1;
    std::vector<Pile> parts;
    parts.reserve(leaves.size());
    for (const std::uint64_t size : leaves)
        parts.push_back({spot + parts.size(), pin, size});
    things.piles.insert(at, parts.begin(), parts.end());
    things.spots = heapNames(things.spots.size() + leaves.size() - 1);
}

void cutCake(Things& things, std::size_t spot, const std::vector<Cake>& pieces) {
    Cakes cakes;
    for (const Pile& pile : things.piles)
        cakes.cakes.push_back(std::get<Cake>(pile.thing.kind));
    Things cut = cakesOnTable(cakes.with(spot, pieces));
    things.spots = std::move(cut.spots);
    things.piles = std::move(cut.piles);
}

} // namespace

bool touches(const ThingsMove& move, std::size_t spot) {
    return std::ranges::any_of(move.changes, [&](const ThingChange& change) {
        return !change.follows && (change.from ? change.from == spot : change.to == spot);
    });
}

bool leadsTo(const ThingsMove& move, std::size_t spot) {
    return std::ranges::any_of(move.changes, [&](const ThingChange& change) {
        return change.from && change.to == spot && change.from != spot;
    });
}

std::vector<ThingChange> changesBetween(const std::vector<Pile>& before, const std::vector<Pile>& after) {
    std::vector<Pile> gone = withoutThose(before, after);
    std::vector<ThingChange> changes;
    for (const Pile& come : withoutThose(after, before)) {
        ThingChange change{.to = come.spot, .thing = come.thing, .becomes = come.thing, .count = come.count};
        if (const auto origin = takeOrigin(gone, come)) {
            change.from = origin->spot;
            change.thing = origin->thing;
        }
        changes.push_back(std::move(change));
    }
    const bool areCaptured = !changes.empty();
    for (const Pile& pile : gone)
        changes.push_back({.from = pile.spot,
                           .thing = pile.thing,
                           .becomes = pile.thing,
                           .count = pile.count,
                           .follows = areCaptured});
    return changes;
}

Things changed(Things things, const std::vector<ThingChange>& changes) {
    for (const ThingChange& change : changes)
        if (change.from) take(things.piles, {*change.from, change.thing, change.count});
    for (const ThingChange& change : changes)
        if (change.to) put(things.piles, {*change.to, change.becomes, change.count});
    for (const ThingChange& change : changes) {
        if (change.leaves.size() > 1) breakRow(things, *change.from, change.leaves);
        if (!change.pieces.empty()) cutCake(things, *change.from, change.pieces);
    }
    return things;
}

std::optional<std::uint64_t> pinsLeftOf(const ThingChange& change, std::uint64_t size, std::uint64_t pin) {
    std::vector<std::uint64_t> parts = change.leaves;
    if (parts.empty() && size > change.count) parts = {size - change.count};
    if (parts.size() < 2) parts.push_back(0);
    for (const std::uint64_t left : parts) {
        const bool isTaken = pin >= left && pin - left < change.count;
        const bool isCutBehind = change.count == 0 && pin + 1 == left;
        if (isTaken || isCutBehind) return left;
    }
    return std::nullopt;
}

std::vector<std::uint64_t> linesCut(const ThingChange& change) {
    const Cake& whole = std::get<Cake>(change.thing.kind);
    const bool isLefts = change.pieces.front().height == whole.height;
    std::uint64_t before = isLefts ? 0 : whole.width - 1; // lines
    std::vector<std::uint64_t> lines;
    for (const Cake& piece : change.pieces) {
        before += isLefts ? piece.width : piece.height;
        lines.push_back(before - 1);
    }
    lines.pop_back(); // the edge
    return lines;
}

Expected<void> checkLaidOut(std::size_t things, std::size_t most) {
    if (things <= most) return {};
    return tooLarge(say(MX_TEXT("core", "%1 places are too many to be laid on a table: at most %2 are. "
                                        "Choose a smaller position to play by hand."),
                        things, most));
}

Things cakesOnTable(const Cakes& cakes) {
    Things things{.ground = PlainGround::cakes, .spots = {}, .piles = {}};
    for (const Cake& cake : cakes.cakes) {
        const std::size_t spot = things.spots.size();
        things.spots.push_back(cakes.cakes.size() == 1 ? say(MX_TEXT("core", "the cake"))
                                                       : say(MX_TEXT("core", "cake %1"), spot + 1));
        things.piles.push_back({spot, {cake}});
    }
    return things;
}

std::vector<Message> cellNames(std::uint32_t rows, std::uint32_t columns, std::uint32_t first) {
    std::vector<Message> names;
    for (std::uint32_t row = 0; row < rows; ++row)
        for (std::uint32_t column = 0; column < columns; ++column)
            names.push_back(say(MX_TEXT("core", "row %1, column %2"), row + first, column + first));
    return names;
}

std::vector<Message> heapNames(std::size_t heaps) {
    if (heaps == 1) return {say(MX_TEXT("core", "the heap"))};
    std::vector<Message> names;
    for (std::size_t heap = 1; heap <= heaps; ++heap)
        names.push_back(say(MX_TEXT("core", "heap %1"), heap));
    return names;
}

} // namespace mexplorer
