#pragma once

#include "core/explain/thermograph_trace.h"
#include "tests/core/explain/sentences/sides.h"

// Games of two sides: how their thermographs are built.
namespace mexplorer::sentences {

/// How a thermograph comes about, against those of the canonical form’s options and play without a tax.
inline Checks heatChecks() {
    struct Heat {
        explicit Heat(const Said& s)
            : worth(worthIn(s)), game(worth.of(s.position)), told(s.as<ThermographTrace>().subject),
              whole(worth.thermograph(game)) {}
        /// The best that a player’s options offer at this tax.
        Rational offered(bool isLeft, const Rational& tax) {
            const auto options = isLeft ? worth.games().left(game) : worth.games().right(game);
            std::optional<Rational> best;
            for (const ShortGames::Id option : std::vector<ShortGames::Id>(options.begin(), options.end())) {
                const Thermograph& heat = worth.thermograph(option);
                const Rational value = isLeft ? heat.right.at(tax) : heat.left.at(tax);
                if (!best || (isLeft ? value > *best : value < *best)) best = value;
            }
            return best.value();
        }
        [[nodiscard]] const Wall& wall(bool isLeft) const { return isLeft ? whole.left : whole.right; }
        /// Some taxes up to the temperature, and one above it.
        [[nodiscard]] std::vector<Rational> taxes() const {
            return {0, Rational(whole.temperature / Rational(3)), Rational(whole.temperature / Rational(2)),
                    whole.temperature, Rational(whole.temperature + 1)};
        }

        Worth& worth;
        ShortGames::Id game;
        const ShortGameHeat& told;
        Thermograph whole;
    };
    const auto offers = [](bool isLeft) {
        return [isLeft](const Said& s) {
            Heat heat(s);
            const Wall& scaffold = isLeft ? heat.told.leftScaffold : heat.told.rightScaffold;
            return std::ranges::all_of(heat.taxes(), [&](const Rational& tax) {
                return scaffold.at(tax) == heat.offered(isLeft, tax);
            });
        };
    };
    const auto pays = [](bool isLeft) {
        return [isLeft](const Said& s) {
            Heat heat(s);
            return std::ranges::all_of(heat.taxes(), [&](const Rational& tax) {
                const Rational paid = heat.offered(isLeft, tax) + (isLeft ? Rational(-tax) : tax);
                return tax > heat.whole.temperature || heat.wall(isLeft).at(tax) == paid;
            });
        };
    };
    const auto is = [](const Said& s, std::size_t i, const Rational& number) {
        return Said::plain(s.text(i)) == rationalText(number);
    };
    const auto areStops = [](const Said& s, Heat& heat, std::size_t first) {
        return Said::plain(s.text(first)) == heat.worth.stop(heat.game, true).text() &&
               Said::plain(s.text(first + 1)) == heat.worth.stop(heat.game, false).text();
    };
    return {
        {"%1 has the left options %2 and the right options %3.",
         [](const Said& s) {
             Heat heat(s);
             const ShortGames::Id named = heat.worth.read(s.text(0));
             return named == heat.game && heat.worth.form(s.text(1), s.text(2)) == named &&
                    heat.told.left.size() == heat.worth.games().left(named).size() &&
                    heat.told.right.size() == heat.worth.games().right(named).size();
         }},
        {"%1 is a number: whoever moves in it loses by that. Nobody moves even without a tax, and its "
         "thermograph is a mast alone.",
         [](const Said& s) {
             Heat heat(s);
             return heat.worth.games().asNumber(heat.game) && heat.worth.read(s.text(0)) == heat.game;
         }},
        {"After Left’s move it is Right’s turn: what counts at each tax is the largest right wall of Left’s "
         "options.",
         offers(true)},
        {"After Right’s move it is Left’s turn: what counts at each tax is the smallest left wall of Right’s "
         "options.",
         offers(false)},
        {"Left pays the tax t for the move: %1 is that minus t.", pays(true)},
        {"Right pays the tax t for the move: %1 is that plus t.", pays(false)},
        {"Without a tax the walls stand at the stops: Left’s is %1, Right’s is %2.",
         [areStops](const Said& s) {
             Heat heat(s);
             return areStops(s, heat, 0);
         }},
        {"%1 turns at t = %2, over %3.",
         [is](const Said& s) {
             Heat heat(s);
             const bool isLeft = s.text(0).starts_with("Left");
             const Wall::Corner turn = s.state<ThermographTrace>().turn.value();
             const Wall& wall = heat.wall(isLeft);
             const Rational little(1, 1 << 20);
             const Rational bend = wall.at(turn.tax - little) + wall.at(turn.tax + little);
             return is(s, 1, turn.tax) && is(s, 2, wall.at(turn.tax)) && bend != 2 * wall.at(turn.tax);
         }},
        {"The walls meet at t = %1: at this tax nobody gains by a move. It is the temperature.",
         [is](const Said& s) {
             Heat heat(s);
             const Rational& hot = heat.whole.temperature;
             return is(s, 0, hot) && heat.wall(true).at(hot) == heat.wall(false).at(hot);
         }},
        {"Above it the mast stands over the mean, %1: with a higher tax nobody moves.",
         [is](const Said& s) {
             Heat heat(s);
             return is(s, 0, heat.whole.mean) &&
                    heat.wall(true).at(heat.whole.temperature + 1) == heat.whole.mean;
         }},
        {"%1: left stop %2, right stop %3, mean %4, temperature %5.",
         [is, areStops](const Said& s) {
             Heat heat(s);
             return heat.worth.read(s.text(0)) == heat.game && areStops(s, heat, 1) &&
                    is(s, 3, heat.whole.mean) && is(s, 4, heat.whole.temperature);
         }},
    };
}

} // namespace mexplorer::sentences
