#include "core/sum/hot_play.h"

#include "core/partizan/notation.h"
#include "core/partizan/thermograph.h"

#include <optional>

namespace mexplorer {

namespace {

using Id = ShortGames::Id;

/// The hottest component, the first of several; nothing if none is hot.
std::optional<std::size_t> hottest(const std::vector<Id>& components, Thermographs& thermographs) {
    std::optional<std::size_t> found;
    Rational most = 0;
    for (std::size_t i = 0; i < components.size(); ++i) {
        const Rational& temperature = thermographs.of(components[i]).temperature;
        if (temperature <= most) continue;
        most = temperature;
        found = i;
    }
    return found;
}

/// The option whose wall is furthest in the player’s direction, where the mast of the game begins.
Id bestAt(Id game, Side mover, ShortGames& games, Thermographs& thermographs) {
    const Rational at = thermographs.of(game).temperature;
    const ShortGames::Options span = mover == Side::left ? games.left(game) : games.right(game);
    std::optional<Id> best;
    Rational worth;
    for (const Id option : std::vector<Id>(span.begin(), span.end())) {
        const Thermograph& then = thermographs.of(option);
        const Rational here = mover == Side::left ? then.right.at(at) : Rational(-then.left.at(at));
        if (best && here <= worth) continue;
        best = option;
        worth = here;
    }
    return best.value(); // a hot game has options of both
}

/// Errors: the name is too long.
Expected<HotPlay::Part> partOf(Id game, ShortGames& games, Thermographs& thermographs) {
    auto name = nameOf(game, games);
    if (!name) return tl::unexpected(name.error());
    const Thermograph& heat = thermographs.of(game);
    return HotPlay::Part{std::move(*name), heat.mean, heat.temperature};
}

} // namespace

std::vector<HotPlay::Part> HotPlay::partsAfter(std::size_t count) const {
    std::vector<Part> parts = start;
    for (std::size_t i = 0; i < count; ++i)
        parts[turns[i].component] = turns[i].to;
    return parts;
}

Expected<HotPlay> hottestFirst(std::vector<Id> components, Side first, ShortGames& games) {
    Thermographs thermographs(games);
    HotPlay play;
    Id all = games.zero();
    for (const Id game : components)
        all = games.sum(all, game);
    if (games.stopped()) return tl::unexpected(*games.stopped());
    const Thermograph& whole = thermographs.of(all);
    play.exact = first == Side::left ? whole.left.at(0) : whole.right.at(0);
    for (const Id game : components) {
        auto part = partOf(game, games, thermographs);
        if (!part) return tl::unexpected(part.error());
        play.start.push_back(std::move(*part));
    }
    for (Side mover = first; const auto at = hottest(components, thermographs); mover = opponentOf(mover)) {
        Id& game = components[*at];
        const Id option = bestAt(game, mover, games, thermographs);
        auto from = partOf(game, games, thermographs);
        if (!from) return tl::unexpected(from.error());
        auto to = partOf(option, games, thermographs);
        if (!to) return tl::unexpected(to.error());
        play.turns.push_back({mover, *at, std::move(*from), std::move(*to)});
        game = option;
    }
    for (const Id game : components)
        play.stop += thermographs.of(game).mean;
    if (games.stopped()) return tl::unexpected(*games.stopped());
    return play;
}

} // namespace mexplorer
