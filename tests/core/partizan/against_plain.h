#pragma once

#include "core/partizan/thermograph.h"
#include "plain_facts.h"

#include <QString>
#include <QTest>

#include <cstdlib>

namespace mexplorer {

/// What the program finds of games, against PlainFacts.
class AgainstPlain {
public:
    using Kept = PlainFacts::Kept;
    using Parts = PlainFacts::Parts;

    explicit AgainstPlain(ShortGames& games) : games_(games), thermographs_(games) {}

    [[nodiscard]] PlainFacts& plain() { return plain_; }
    /// The program’s game as it stands, option by option.
    [[nodiscard]] Kept formOf(ShortGames::Id game) {
        if (const auto known = forms_.find(game); known != forms_.end()) return known->second;
        const auto formsOf = [&](ShortGames::Options ids) {
            PlainFacts::Options forms;
            for (const ShortGames::Id id : std::vector<ShortGames::Id>(ids.begin(), ids.end()))
                forms.push_back(formOf(id));
            return forms;
        };
        PlainFacts::Options left = formsOf(games_.left(game));
        const Kept form = plain_.form(std::move(left), formsOf(games_.right(game)));
        forms_.emplace(game, form);
        return form;
    }

    /// The first thing that the program finds otherwise of its game than the definitions say of the form;
    /// empty if there is none.
    [[nodiscard]] QString difference(Kept form, ShortGames::Id game) {
        if (plain_.order(form, formOf(game)) != GameOrder::equal) return QString("the value");
        if (plain_.simplest(form) != formOf(game)) return QString("the canonical form");
        if (games_.birthday(game) != plain_.birthday(form)) return QString("the birthday");
        const PlainFacts::Stops stops = plain_.stops(form);
        if (partsOf(games_.leftStop(game)) != stops.left) return QString("the left stop");
        if (partsOf(games_.rightStop(game)) != stops.right) return QString("the right stop");
        const Thermograph& graph = thermographs_.of(game);
        const PlainFacts::Mast mast = plain_.mast(form);
        if (partsOf(graph.mean) != mast.mean) return QString("the mean");
        if (partsOf(graph.temperature) != mast.temperature) return QString("the temperature");
        if (!isWall(graph.left, form, true)) return QString("the left wall");
        if (!isWall(graph.right, form, false)) return QString("the right wall");
        return {};
    }

    /// Nothing if it is no whole number of them.
    [[nodiscard]] static std::optional<Parts> partsOf(const Rational& number) {
        return wholeNumber(Rational(number * Rational(PlainFacts::unit)));
    }
    /// Requires a number that is born by day 30.
    [[nodiscard]] static Parts partsOf(Dyadic number) {
        return number.numerator() * (PlainFacts::unit >> number.halvings());
    }

private:
    /// It is if it is one at its corners: between them both walls are upright or slant by one, and after the
    /// last one it has the mean.
    [[nodiscard]] bool isWall(const Wall& wall, Kept form, bool isLeft) {
        std::optional<std::pair<Parts, Parts>> before;
        for (const Wall::Corner& corner : wall.corners) {
            const auto tax = partsOf(corner.tax);
            const auto value = partsOf(corner.value);
            if (!tax || !value) return false;
            const PlainFacts::Stops stops = plain_.stops(form, *tax);
            if (*value != (isLeft ? stops.left : stops.right)) return false;
            const Parts moved = before ? std::abs(*value - before->second) : 0;
            if (moved != 0 && moved != *tax - before->first) return false;
            before = std::pair(*tax, *value);
        }
        return before && before->second == plain_.mast(form).mean && wall.corners.front().tax == 0;
    }

    ShortGames& games_;
    Thermographs thermographs_;
    PlainFacts plain_;
    std::unordered_map<ShortGames::Id, Kept> forms_;
};

/// A random game, and where it is compared.
struct RandomGame {
    PlainForm plain;
    PlainFacts::Kept form;
    ShortGames::Id game;
    ShortGames& games;
    AgainstPlain& against;
    Random& random;
};

/// Checks 10,000 random games of days 3 and 4, by turns, until something fails. They have up to three options
/// for each player, so that most forms of day 2 come again and are played out once; the games are compared in
/// lots, so that what is known of them does not grow.
template <class Check>
void checkRandomGames(unsigned seed, Check&& check) {
    qInfo("seed %u", seed);
    Random random(seed);
    for (int lot = 0; lot < 10; ++lot) {
        Task task;
        ShortGames games(task);
        AgainstPlain against(games);
        for (int i = 0; i < 1000 && !QTest::currentTestFailed(); ++i) {
            const PlainForm plain = randomGame(3 + i % 2, random);
            const PlainFacts::Kept form = against.plain().of(plain);
            check(RandomGame{plain, form, canonical(plain, games), games, against, random});
        }
    }
}

} // namespace mexplorer
