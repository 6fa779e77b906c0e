#include "core/catalogue/sum_things.h"

namespace mexplorer {

namespace {

constexpr std::size_t mostParts = 12;

/// A component as a position of its own.
struct AskedSummand {
    std::shared_ptr<const Inquiry> asked;
    const ThingsAspect* things = nullptr; ///< of `asked`, which has one (see entryOf)
};

Expected<AskedSummand> partOf(Expected<std::shared_ptr<const Inquiry>> asked) {
    if (!asked) return tl::unexpected(asked.error());
    const auto* things = (*asked)->as<ThingsAspect>();
    return AskedSummand{std::move(*asked), things};
}

/// A move in a component as moves of the whole.
std::vector<Sum::Move> movesOfWhole(const Sum& /*rules*/, std::size_t component, const ThingsMove& move) {
    return {{component, move.text}};
}
/// What both players may do is a move of each.
std::vector<SidedSum::Move> movesOfWhole(const SidedSum& /*rules*/, std::size_t component,
                                         const ThingsMove& move) {
    if (move.side != Side::either) return {{move.side, component, move.text}};
    return {{Side::left, component, move.text, true}, {Side::right, component, move.text, true}};
}

Side sideOf(const Sum::Move& /*move*/) {
    return Side::either;
}
Side sideOf(const SidedSum::Move& move) {
    return move.side;
}

void moveOn(std::optional<std::size_t>& spot, std::size_t by) {
    if (spot) *spot += by;
}

} // namespace

template <class R>
Expected<std::vector<Things>> SumThingsOf<R>::laidOut() const {
    if (auto fits = checkLaidOut(this->parsed().size(), mostParts); !fits)
        return tl::unexpected(fits.error());
    std::vector<Things> parts;
    std::size_t spots = 0;
    for (const Summand& summand : this->parsed()) {
        const auto part = partOf(this->rules().asked(summand));
        if (!part) return tl::unexpected(part.error());
        auto own = part->things->laidOut();
        if (!own) return tl::unexpected(own.error());
        spots += own->front().spots.size();
        own->front().title = summand.game->normal->description().title;
        parts.push_back(std::move(own->front()));
    }
    if (auto fits = checkLaidOut(spots, mostSpots); !fits) return tl::unexpected(fits.error());
    return parts;
}

template <class R>
Expected<ThingsMoves> SumThingsOf<R>::moves(const TouchedThing& touched, Task& task) const {
    const auto parts = laidOut();
    if (!parts) return tl::unexpected(parts.error());
    ThingsMoves all;
    const std::vector<std::size_t> firsts = firstSpots(*parts);
    for (std::size_t i = 0; i < firsts.size(); ++i) {
        const std::size_t end = firsts[i] + (*parts)[i].spots.size();
        if (touched.spot && (*touched.spot < firsts[i] || *touched.spot >= end)) continue;
        TouchedThing own = touched;
        if (own.spot) *own.spot -= firsts[i];
        auto found = movesIn(i, own, task);
        if (!found) return found;
        all.areAll = all.areAll && found->areAll;
        for (ThingsMove& move : found->moves) {
            if (all.moves.size() == ThingsAspect::mostMoves) {
                all.areAll = false;
                return all;
            }
            for (ThingChange& change : move.changes) {
                moveOn(change.from, firsts[i]);
                moveOn(change.to, firsts[i]);
            }
            all.moves.push_back(std::move(move));
        }
    }
    return all;
}

template <class R>
Expected<ThingsMoves> SumThingsOf<R>::movesIn(std::size_t component, const TouchedThing& touched,
                                              Task& task) const {
    std::vector<Summand> option = this->parsed();
    Summand& changed = option[component];
    const auto part = partOf(this->rules().asked(changed));
    if (!part) return tl::unexpected(part.error());
    auto found = part->things->moves(touched, task);
    if (!found) return found;
    ThingsMoves whole{{}, found->areAll};
    for (ThingsMove& move : found->moves) {
        changed.position = move.to;
        for (const auto& own : movesOfWhole(this->rules(), component, move)) {
            whole.moves.push_back({this->rules().moveText(this->parsed(), own), this->rules().text(option),
                                   move.changes, sideOf(own)});
        }
    }
    return whole;
}

template class SumThingsOf<Sum>;
template class SumThingsOf<SidedSum>;

} // namespace mexplorer
