#include "core/catalogue/laid_out_of.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::uint64_t triedBetweenChecks = 64;

bool isMeant(const ThingsMove& move, const TouchedThing& touched) {
    if (!touched.spot) return true;
    if (!touched.count) return touches(move, *touched.spot);
    return std::ranges::any_of(move.changes, [&](const ThingChange& change) {
        return !change.follows && change.from == touched.spot && change.count == touched.count;
    });
}

} // namespace

Expected<std::vector<Things>> LaidOut::laidOut() const {
    return things()->laidOut().map([](Things&& things) { return std::vector<Things>{std::move(things)}; });
}

Expected<ThingsMoves> LaidOut::moves(const TouchedThing& touched, Task& task) const {
    const auto things = this->things();
    const auto laid = things->laidOut();
    if (!laid) return tl::unexpected(laid.error());
    const AnyRules& rules = *asked_.rules();
    ThingsMoves found;
    std::uint64_t tried = 0;
    const auto visit = [&](AnyMove move, AnyPosition option) {
        if (++tried > mostTriedHere() || (tried % triedBetweenChecks == 0 && task.cancelled())) {
            found.areAll = false;
            return false;
        }
        ThingsMove made{{}, {}, things->changes(laid->piles, move, option)};
        if (!isMeant(made, touched)) return true;
        found.areAll = found.moves.size() < mostMoves;
        if (!found.areAll) return false;
        made.text = rules.moveText(asked_.parsed(), move);
        made.to = rules.text(option);
        made.side = rules.sideOf(move);
        found.moves.push_back(std::move(made));
        return true;
    };
    if (!touched.spot || !things->forEachMoveAt(*touched.spot, visit))
        rules.forEachOption(asked_.parsed(), visit);
    if (task.cancelled()) return cancelled();
    return found;
}

/// Fewer for a position of many things, each move of which takes longer.
std::uint64_t LaidOut::mostTriedHere() const {
    return std::max<std::uint64_t>(mostTried / (1 + asked_.position().size() / 64), mostMoves);
}

} // namespace mexplorer
