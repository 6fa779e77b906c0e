#pragma once

#include "core/catalogue/laid_out_of.h"
#include "core/rules/coin_place.h"

namespace mexplorer {

/// Rules whose positions are coins on stairs or in a row: `coinPlaces(position)` and `coinsAreOnStairs`,
/// which are as in CoinsAspect.
template <class R>
concept PlacesCoins = Rules<R> && requires(const typename R::Position& position) {
    { R::coinPlaces(position) } -> std::same_as<std::vector<CoinPlace>>;
    { R::coinsAreOnStairs } -> std::convertible_to<bool>;
};

template <PlacesCoins R>
class ThingsOf<R> {
public:
    ThingsOf(const R& /*rules*/, const typename R::Position& position) : position_(position) {}

    [[nodiscard]] Expected<Things> laidOut() const {
        const std::size_t places = R::coinPlaces(position_).size();
        if (auto fits = checkLaidOut(places, R::coinsAreOnStairs ? mostHeapsLaidOut : mostInRow); !fits)
            return tl::unexpected(fits.error());
        Things things{.ground = R::coinsAreOnStairs ? PlainGround::stairs : PlainGround::row,
                      .spots = {},
                      .piles = piles(position_)};
        for (std::size_t place = 1; place <= places; ++place)
            things.spots.push_back(R::coinsAreOnStairs ? say(MX_TEXT("core", "stair %1"), place)
                                                       : say(MX_TEXT("core", "coin %1"), place));
        return things;
    }

    [[nodiscard]] std::vector<Pile> piles(const typename R::Position& option) const {
        std::vector<Pile> piles;
        const std::vector<CoinPlace> places = R::coinPlaces(option);
        for (std::size_t place = 0; place < places.size(); ++place) {
            const std::uint64_t coins = places[place].coins;
            if (!R::coinsAreOnStairs)
                piles.push_back({place, {coins > 0 ? ThingKind::heads : ThingKind::tails}});
            else if (coins > 0)
                piles.push_back({place, {ThingKind::coin}, coins});
        }
        return piles;
    }

private:
    const typename R::Position& position_;
};

} // namespace mexplorer
