#include "core/partizan/notation.h"
#include "core/partizan/thermograph.h"
#include "plain_facts.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

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

    /// Between their corners, too, which are at multiples of 1/8 for games born by day 4, and beyond them.
    void wallsAreTheStopsOfTheTaxedGame() {
        constexpr unsigned seed = 20261129;
        qInfo("seed %u", seed);
        Random random(seed);
        Task task;
        ShortGames games(task);
        Thermographs thermographs(games);
        PlainFacts facts;
        int hot = 0;
        for (int i = 0; i < 500; ++i) {
            const PlainForm plain = randomGame(3 + i % 2, random);
            const PlainFacts::Kept form = facts.of(plain);
            const Thermograph& found = thermographs.of(canonical(plain, games));
            hot += found.temperature > 0 ? 1 : 0;
            for (int sixteenths = 0; sixteenths <= 4 * 16; ++sixteenths) {
                const PlainFacts::Stops stops = facts.stops(form, PlainFacts::unit / 16 * sixteenths);
                const Rational tax(sixteenths, 16);
                QCOMPARE(found.left.at(tax), Rational(Integer(stops.left), Integer(PlainFacts::unit)));
                QCOMPARE(found.right.at(tax), Rational(Integer(stops.right), Integer(PlainFacts::unit)));
            }
        }
        QVERIFY(hot > 50);
    }

    void theMeanOfASumIsTheSumOfTheMeans() {
        constexpr unsigned seed = 7;
        qInfo("seed %u", seed);
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
