#include "core/explain/thermograph_trace.h"
#include "core/game/aspects/tempering.h"
#include "core/partizan/cooling.h"
#include "core/partizan/notation.h"
#include "core/partizan/rational_of.h"
#include "plain_forms.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace mexplorer;

namespace {

/// The options, which are still there when others are made.
std::vector<ShortGames::Id> optionsFor(bool isLeft, ShortGames::Id game, ShortGames& games) {
    const ShortGames::Options options = isLeft ? games.left(game) : games.right(game);
    return {options.begin(), options.end()};
}

/// The number at which play ends if both play well, and Left begins, or Right.
Rational playedOut(ShortGames::Id game, bool leftMoves, ShortGames& games) {
    if (const auto number = games.asNumber(game)) return rationalOf(*number);
    std::optional<Rational> best;
    for (const ShortGames::Id option : optionsFor(leftMoves, game, games)) {
        const Rational stop = playedOut(option, !leftMoves, games);
        if (!best || (leftMoves ? stop > *best : stop < *best)) best = stop;
    }
    return best.value();
}

/// What a player can reach at this tax by a move, for which he has paid.
Rational paidFor(bool isLeft, const Rational& tax, ShortGames::Id game, ShortGames& games,
                 Thermographs& thermographs) {
    std::optional<Rational> best;
    for (const ShortGames::Id option : optionsFor(isLeft, game, games)) {
        const Thermograph& heat = thermographs.of(option);
        const Rational facing = isLeft ? heat.right.at(tax) : heat.left.at(tax);
        const Rational paid = isLeft ? Rational(facing - tax) : Rational(facing + tax);
        if (!best || (isLeft ? paid > *best : paid < *best)) best = paid;
    }
    return best.value();
}

} // namespace

/// What both walls of a thermograph are at a tax.
class TestThermographWalls : public QObject {
    Q_OBJECT

private slots:
    void whatBothStopAtIsTold_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("eighths");
        QTest::addColumn<QString>("told");
        const auto add = [](const char* game, int eighths, const char* told) {
            QTest::addRow("%s at %d/8", game, eighths) << game << eighths << told;
        };
        // Left’s wall is 3 − t, Right’s is 1 up to t = 3/2; they meet over 5/4.
        add("{3||1|-2}", 0, "tax t = 0: Left stops at 3, Right at 1");
        add("{3||1|-2}", 8, "tax t = 1: Left stops at 2, Right at 1");
        add("{3||1|-2}", 12, "tax t = 3/2: Left stops at 3/2, Right at 1");
        add("{3||1|-2}", 13, "tax t = 13/8: Left stops at 11/8, Right at 9/8");
        add("{3||1|-2}", 14, "tax t = 7/4: both stop at 5/4");
        add("{3||1|-2}", 100, "tax t = 25/2: both stop at 5/4");
        add("+-1", 4, "tax t = 1/2: Left stops at 1/2, Right at −1/2");
        add("-1/2", 24, "tax t = 3: both stop at −1/2");
        add("1^*", 1, "tax t = 1/8: both stop at 1");
    }
    void whatBothStopAtIsTold() {
        QFETCH(const QString, game);
        QFETCH(const int, eighths);
        QFETCH(const QString, told);
        Task task;
        ShortGames games(task);
        Thermographs thermographs(games);
        const Thermograph& heat = thermographs.of(readGame(game.toStdString(), games).value());
        QCOMPARE(sayStopsAt(heat, Rational(eighths, 8)).english(), told.toStdString());
    }

    /// Left’s wall is the left stop of the game cooled by the tax, Right’s the right stop.
    void theWallsAreTheStopsOfTheCooledGame() {
        constexpr unsigned seed = 20261130;
        qInfo("seed %u", seed);
        Random random(seed);
        Task task;
        ShortGames games(task);
        Thermographs thermographs(games);
        std::vector<ShortGames::Id> some;
        for (int i = 0; i < 60; ++i)
            some.push_back(canonical(randomGame(3, random), games));
        for (int sixteenths = 0; sixteenths <= 40; ++sixteenths) {
            const Dyadic tax = *Dyadic::of(sixteenths, 4);
            Cooling cooling(tax, games);
            for (const ShortGames::Id game : some) {
                const Thermograph& heat = thermographs.of(game);
                const ShortGames::Id cooled = cooling.of(game);
                QCOMPARE(heat.left.at(rationalOf(tax)), playedOut(cooled, true, games));
                QCOMPARE(heat.right.at(rationalOf(tax)), playedOut(cooled, false, games));
            }
        }
    }

    /// From the definition, at any rational tax: below the temperature a wall is the best that a move leads
    /// to, with its tax paid, and Left’s is above Right’s; from there on nobody moves.
    void theWallsComeFromThoseOfTheOptions() {
        constexpr unsigned seed = 1976;
        qInfo("seed %u", seed);
        Random random(seed);
        Task task;
        ShortGames games(task);
        Thermographs thermographs(games);
        int below = 0;
        for (int i = 0; i < 2000; ++i) {
            const ShortGames::Id game = canonical(randomGame(3, random), games);
            const Rational tax(static_cast<int>(random.below(12)), static_cast<int>(random.between(4, 16)));
            const Thermograph heat = thermographs.of(game);
            if (tax >= heat.temperature) {
                QCOMPARE(heat.left.at(tax), heat.mean);
                QCOMPARE(heat.right.at(tax), heat.mean);
                continue;
            }
            ++below;
            const Rational left = paidFor(true, tax, game, games, thermographs);
            const Rational right = paidFor(false, tax, game, games, thermographs);
            QVERIFY(left > right);
            QCOMPARE(heat.left.at(tax), left);
            QCOMPARE(heat.right.at(tax), right);
        }
        QVERIFY(below > 50);
    }

    /// The walls meet there for the first time.
    void theyMeetAtTheTemperature() {
        constexpr unsigned seed = 1982;
        qInfo("seed %u", seed);
        Random random(seed);
        Task task;
        ShortGames games(task);
        Thermographs thermographs(games);
        for (int i = 0; i < 1000; ++i) {
            const ShortGames::Id game = canonical(randomGame(3, random), games);
            if (games.asNumber(game)) continue;
            const Thermograph heat = thermographs.of(game);
            QCOMPARE(paidFor(true, heat.temperature, game, games, thermographs), heat.mean);
            QCOMPARE(paidFor(false, heat.temperature, game, games, thermographs), heat.mean);
        }
    }

    void aTaxIsReadFromItsSetting() {
        Task task;
        const auto read = [&task](const char* text) { return taxOf({{taxId, text}}, task); };
        QCOMPARE(taxParameter().fallback, std::string());
        for (const char* none : {"", " "}) {
            const auto tax = read(none);
            QVERIFY2(tax && !*tax, none);
        }
        for (const auto& [text, number] : {std::pair("0", Rational(0)), {"3/8", Rational(3, 8)}}) {
            const auto tax = read(text);
            QVERIFY2(tax && *tax, text);
            QCOMPARE(**tax, number);
        }
        for (const char* wrong : {"-1", "*", "1/3", "x", "{2|1}"}) {
            const auto tax = read(wrong);
            QVERIFY2(!tax, wrong);
            QCOMPARE(tax.error().field, std::string(taxId));
        }
    }
};

MEXPLORER_TEST(TestThermographWalls)
#include "test_thermograph_walls.moc"
