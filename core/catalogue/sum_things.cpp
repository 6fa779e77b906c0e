#include "core/catalogue/sum_things.h"

namespace mexplorer {

namespace {

constexpr std::size_t mostParts = 12;

/// A component as a position of its own.
struct AskedSummand {
    std::shared_ptr<const Inquiry> asked;
    const ThingsAspect* things = nullptr; ///< of `asked`, which has one (see entryOf)
};

Expected<AskedSummand> partOf(const Sum& rules, const Summand& summand) {
    auto asked = rules.asked(summand);
    if (!asked) return tl::unexpected(asked.error());
    const auto* things = (*asked)->as<ThingsAspect>();
    return AskedSummand{std::move(*asked), things};
}

void moveOn(std::optional<std::size_t>& spot, std::size_t by) {
    if (spot) *spot += by;
}

} // namespace

Expected<std::vector<Things>> SumThings::laidOut() const {
    if (auto fits = checkLaidOut(this->parsed().size(), mostParts); !fits)
        return tl::unexpected(fits.error());
    std::vector<Things> parts;
    std::size_t spots = 0;
    for (const Summand& summand : this->parsed()) {
        const auto part = partOf(this->rules(), summand);
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

Expected<ThingsMoves> SumThings::moves(const TouchedThing& touched, Task& task) const {
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

Expected<ThingsMoves> SumThings::movesIn(std::size_t component, const TouchedThing& touched,
                                         Task& task) const {
    Sum::Position option = this->parsed();
    Summand& changed = option[component];
    const auto part = partOf(this->rules(), changed);
    if (!part) return tl::unexpected(part.error());
    auto found = part->things->moves(touched, task);
    if (!found) return found;
    for (ThingsMove& move : found->moves) {
        changed.position = std::move(move.to);
        move.to = this->rules().text(option);
        move.text = this->rules().moveText(this->parsed(), {component, std::move(move.text)});
    }
    return found;
}

} // namespace mexplorer
