#include "core/partizan/cooling.h"

#include "core/partizan/rational_of.h"

#include <cstdlib>

namespace mexplorer {

namespace {

using Id = ShortGames::Id;

constexpr std::int64_t mostUps = 500; // each is an option of the next

/// {made L + added | made R − added} for all options.
template <class Make>
Id withOptions(Id game, Dyadic added, ShortGames& games, const Make& make) {
    const auto all = [&](ShortGames::Options options, Dyadic number) {
        std::vector<Id> made;
        for (const Id option : options)
            made.push_back(games.sum(make(option), games.number(number)));
        return made;
    };
    std::vector<Id> left = all(games.left(game), added);
    return games.of(std::move(left), all(games.right(game), -added));
}

} // namespace

Id Cooling::of(Id game) {
    if (const auto known = known_.find(game); known != known_.end()) return known->second;
    const Id cooled = games_.stopped() || game == ShortGames::none ? ShortGames::none : make(game);
    known_.emplace(game, cooled);
    return cooled;
}

Id Cooling::make(Id game) {
    if (tax_.sign() == 0 || games_.asNumber(game)) return game;
    const Thermograph& thermograph = thermographs_.of(game);
    if (games_.stopped()) return ShortGames::none;
    if (rationalOf(tax_) > thermograph.temperature) {
        const auto mean = dyadicOf(thermograph.mean);
        return mean ? games_.number(*mean) : ShortGames::none;
    }
    return withOptions(game, -tax_, games_, [&](Id option) { return of(option); });
}

Id Heating::of(Id game) {
    if (const auto known = known_.find(game); known != known_.end()) return known->second;
    const NumberUpStar* sum = game == ShortGames::none ? nullptr : games_.asSum(game);
    if (sum && std::abs(sum->ups) > mostUps) games_.stop(formOutOfReach().value());
    Id heated = games_.stopped() ? ShortGames::none : game;
    if (!games_.stopped() && game != ShortGames::none && !games_.asNumber(game))
        heated = withOptions(game, prize_, games_, [&](Id option) { return of(option); });
    known_.emplace(game, heated);
    return heated;
}

} // namespace mexplorer
