#include "core/partizan/notation.h"
#include "core/partizan/thermograph.h"
#include "plain_forms.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

/// The stops of a game of which each move costs `tax`, from the definition: play goes on until the game,
/// cooled by that much, is a number; that is so when the stops have met at a smaller tax.
struct Cooled {
    ShortGames& games;
    const Rational tax;

    [[nodiscard]] Rational stop(ShortGames::Id game, bool leftMoves) const {
        const auto [left, right] = scaffolds(game, tax);
        if (left > right) return leftMoves ? left : right;
        return mastOf(game);
    }
    [[nodiscard]] std::pair<Rational, Rational> scaffolds(ShortGames::Id game, const Rational& at) const {
        if (const auto number = games.asNumber(game)) {
            const Rational value(Integer(number->numerator()), Integer(1) << number->halvings());
            return {value, value};
        }
        const Cooled cooled{games, at};
        std::optional<Rational> left;
        std::optional<Rational> right;
        for (const ShortGames::Id option : games.left(game)) {
            const Rational stop = cooled.stop(option, false) - at;
            left = left ? std::max(*left, stop) : stop;
        }
        for (const ShortGames::Id option : games.right(game)) {
            const Rational stop = cooled.stop(option, true) + at;
            right = right ? std::min(*right, stop) : stop;
        }
        return {*left, *right};
    }
    /// Where the scaffolds meet, found by halving: all corners are multiples of 1/64 here.
    [[nodiscard]] Rational mastOf(ShortGames::Id game) const {
        Rational low = 0;
        Rational high = tax;
        for (auto [left, right] = scaffolds(game, low); left > right;
             std::tie(left, right) = scaffolds(game, low)) {
            const Rational step(1, 64);
            low += step;
            if (low > high) break;
        }
        return scaffolds(game, low).first;
    }
};

} // namespace

class TestThermograph : public QObject {
    Q_OBJECT

private slots:
    void meansAndTemperaturesOfBooks_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("mean");
        QTest::addColumn<QString>("temperature");
        // Berlekamp, Conway, Guy 1982; Siegel 2013.
        QTest::newRow("number") << "3"
                                << "3"
                                << "-1";
        QTest::newRow("half") << "1/2"
                              << "1/2"
                              << "-1/2";
        QTest::newRow("eighths") << "-5/8"
                                 << "-5/8"
                                 << "-1/8";
        QTest::newRow("star") << "*"
                              << "0"
                              << "0";
        QTest::newRow("up") << "^"
                            << "0"
                            << "0";
        QTest::newRow("switch") << "+-1"
                                << "0"
                                << "1";
        QTest::newRow("hot") << "{4|-2}"
                             << "1"
                             << "3";
        QTest::newRow("tiny") << "Tiny(2)"
                              << "0"
                              << "0";
        QTest::newRow("three slashes") << "{3||1|-2}"
                                       << "5/4"
                                       << "7/4";
        QTest::newRow("2 x 3 dominoes") << "{2|-1/2}"
                                        << "3/4"
                                        << "5/4";
    }
    void meansAndTemperaturesOfBooks() {
        QFETCH(QString, game);
        QFETCH(QString, mean);
        QFETCH(QString, temperature);
        Task task;
        ShortGames games(task);
        Thermographs thermographs(games);
        const Thermograph& found = thermographs.of(readGame(game.toStdString(), games).value());
        QCOMPARE(rationalText(found.mean), mean.toStdString());
        QCOMPARE(rationalText(found.temperature), temperature.toStdString());
    }

    /// {3||1|-2}: the right wall is upright up to t = 3/2.
    void wallsHaveTheirCorners() {
        Task task;
        ShortGames games(task);
        Thermographs thermographs(games);
        const Thermograph& found = thermographs.of(readGame("{3||1|-2}", games).value());
        QCOMPARE(found.left.at(0), Rational(3));
        QCOMPARE(found.right.at(0), Rational(1));
        QCOMPARE(found.right.at(Rational(3, 2)), Rational(1));
        QCOMPARE(found.right.at(Rational(13, 8)), Rational(9, 8));
        QCOMPARE(found.left.at(Rational(7, 4)), Rational(5, 4));
        QCOMPARE(found.right.corners.size(), std::size_t{3});
        QCOMPARE(found.left.corners.size(), std::size_t{2});
        QCOMPARE(found.left.at(100), Rational(5, 4));
    }

    void wallsAreTheStopsOfTheTaxedGame() {
        constexpr unsigned seed = 20261129;
        qInfo("seed %u", seed);
        Random random(seed);
        Task task;
        ShortGames games(task);
        Thermographs thermographs(games);
        int hot = 0;
        for (int i = 0; i < 60; ++i) {
            const ShortGames::Id game = canonical(randomGame(3, random), games);
            const Thermograph& found = thermographs.of(game);
            hot += found.temperature > 0;
            for (int eighths = 0; eighths < 14; ++eighths) {
                const Rational tax(eighths, 8);
                const Cooled cooled{games, tax};
                QCOMPARE(found.left.at(tax), cooled.stop(game, true));
                QCOMPARE(found.right.at(tax), cooled.stop(game, false));
            }
        }
        QVERIFY(hot > 10);
    }

    void theMeanOfASumIsTheSumOfTheMeans() {
        constexpr unsigned seed = 7;
        Random random(seed);
        Task task;
        ShortGames games(task);
        Thermographs thermographs(games);
        for (int i = 0; i < 300; ++i) {
            const ShortGames::Id one = canonical(randomGame(3, random), games);
            const ShortGames::Id other = canonical(randomGame(2, random), games);
            const ShortGames::Id sum = games.sum(one, other);
            QVERIFY(thermographs.of(sum).mean == thermographs.of(one).mean + thermographs.of(other).mean);
            QVERIFY(thermographs.of(sum).temperature <=
                    std::max(thermographs.of(one).temperature, thermographs.of(other).temperature));
        }
    }
};

MEXPLORER_TEST(TestThermograph)
#include "test_thermograph.moc"
