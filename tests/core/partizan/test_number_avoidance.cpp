#include "against_plain.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace mexplorer;

/// Sums x + G of a number and a game that is none (Siegel, Combinatorial Game Theory, 2013, II.3).
class TestNumberAvoidance : public QObject {
    Q_OBJECT

private slots:
    void sumsOfANumberAndAnotherGame() {
        int others = 0;
        checkRandomGames(22, [&](const RandomGame& sample) {
            if (sample.against.plain().number(sample.form)) return;
            ++others;
            // −4, −15/4 … 4
            const Dyadic number =
                Dyadic::of(static_cast<std::int64_t>(sample.random.below(33)) - 16, 2).value();
            numberMovesOptionsAndStops(sample, number);
            for (const bool isLeft : {true, false})
                gameIsPlayedAndNotTheNumber(sample, number, isLeft);
        });
        QVERIFY(others > 1000);
    }

private:
    static std::set<ShortGames::Id> optionsOf(ShortGames::Id game, bool isLeft, ShortGames& games) {
        const ShortGames::Options options = isLeft ? games.left(game) : games.right(game);
        return {options.begin(), options.end()};
    }

    /// Number translation: x + G = {x + G^L | x + G^R}; both stops are moved by x.
    static void numberMovesOptionsAndStops(const RandomGame& sample, Dyadic number) {
        ShortGames& games = sample.games;
        const ShortGames::Id x = games.number(number);
        const ShortGames::Id sum = games.sum(x, sample.game);
        const PlainFacts::Parts moved = AgainstPlain::partsOf(number);
        const PlainFacts::Stops stops = sample.against.plain().stops(sample.form);
        QCOMPARE(AgainstPlain::partsOf(games.leftStop(sum)), stops.left + moved);
        QCOMPARE(AgainstPlain::partsOf(games.rightStop(sum)), stops.right + moved);
        for (const bool isLeft : {true, false}) {
            std::set<ShortGames::Id> expected;
            for (const ShortGames::Id option : optionsOf(sample.game, isLeft, games))
                expected.insert(games.sum(x, option));
            QVERIFY(optionsOf(sum, isLeft, games) == expected);
        }
    }

    /// Number avoidance: who wins x + G by moving first does so by a move in G; and the program’s order says
    /// so of the sum and of its options.
    static void gameIsPlayedAndNotTheNumber(const RandomGame& sample, Dyadic number, bool isLeft) {
        ShortGames& games = sample.games;
        PlainFacts& plain = sample.against.plain();
        const PlainFacts::Kept negative = sample.against.formOf(games.number(-number));
        QVERIFY(plain.number(negative) == -AgainstPlain::partsOf(number));
        const bool wins = plain.wins(sample.form, negative, isLeft); // G − (−x)
        const auto winsBy = [&](PlainFacts::Kept option) { return !plain.wins(option, negative, !isLeft); };
        QCOMPARE(std::ranges::any_of(plain.options(sample.form, isLeft), winsBy), wins);

        const ShortGames::Id x = games.number(number);
        // 0 or better for the player who is not to move
        const auto isWon = [&](ShortGames::Id game, bool byLeft) {
            return byLeft ? games.isAtMost(games.zero(), game) : games.isAtMost(game, games.zero());
        };
        QCOMPARE(!isWon(games.sum(x, sample.game), !isLeft), wins);
        const auto isWonBy = [&](ShortGames::Id option) { return isWon(games.sum(x, option), isLeft); };
        QCOMPARE(std::ranges::any_of(optionsOf(sample.game, isLeft, games), isWonBy), wins);
    }
};

MEXPLORER_TEST(TestNumberAvoidance)
#include "test_number_avoidance.moc"
