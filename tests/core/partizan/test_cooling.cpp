#include "core/partizan/cooling.h"
#include "core/partizan/notation.h"
#include "core/partizan/rational_of.h"
#include "plain_forms.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestCooling : public QObject {
    Q_OBJECT

private slots:
    /// Each up is an option of the next: so many would take the stack.
    void manyUpsAreNotHeated() {
        Task task;
        ShortGames games(task);
        QVERIFY(Heating(Dyadic(1), games).of(games.of({.ups = 300})) != ShortGames::none);
        QVERIFY(!games.stopped());
        QCOMPARE(Heating(Dyadic(1), games).of(games.of({.ups = 1'000'000})), ShortGames::none);
        QVERIFY(games.stopped());
    }

    void gamesOfBooks_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("tax");
        QTest::addColumn<QString>("cooled");
        QTest::newRow("a switch") << "+-1"
                                  << "1/2"
                                  << "+-1/2";
        QTest::newRow("at its temperature") << "+-1"
                                            << "1"
                                            << "*";
        QTest::newRow("frozen") << "+-1"
                                << "3/2"
                                << "0";
        QTest::newRow("a number") << "5/8"
                                  << "2"
                                  << "5/8";
        QTest::newRow("without a tax") << "^3*"
                                       << "0"
                                       << "^3*";
        QTest::newRow("an infinitesimal") << "1^3*"
                                          << "1/1024"
                                          << "1";
        QTest::newRow("to its mean") << "{3||1|-2}"
                                     << "2"
                                     << "5/4";
        // As CGSuite 2.1’s own tests state them.
        QTest::newRow("by 0") << "{3||2*|1*}"
                              << "0"
                              << "{3||2*|1*}";
        QTest::newRow("by 1/4") << "{3||2*|1*}"
                                << "1/4"
                                << "{11/4||2|3/2}";
        QTest::newRow("by 1/2") << "{3||2*|1*}"
                                << "1/2"
                                << "{5/2|2*}";
        QTest::newRow("by 5/8") << "{3||2*|1*}"
                                << "5/8"
                                << "{19/8|17/8}";
        QTest::newRow("by 3/4") << "{3||2*|1*}"
                                << "3/4"
                                << "9/4*";
        QTest::newRow("by 70") << "{3||2*|1*}"
                               << "70"
                               << "9/4";
        QTest::newRow("by its temperature") << "{2|0}"
                                            << "1"
                                            << "1*";
    }
    void gamesOfBooks() {
        QFETCH(QString, game);
        QFETCH(QString, tax);
        QFETCH(QString, cooled);
        Task task;
        ShortGames games(task);
        const auto read = [&](const QString& text) { return readGame(text.toStdString(), games).value(); };
        QCOMPARE(Cooling(*games.asNumber(read(tax)), games).of(read(game)), read(cooled));
    }

    /// The same tax cools a sum as it cools its components; cooled twice, a game is cooled by both taxes.
    void coolingAddsUp() {
        constexpr unsigned seed = 5;
        qInfo("seed %u", seed);
        Random random(seed);
        Task task;
        ShortGames games(task);
        for (const Dyadic tax : {*Dyadic::of(1, 2), *Dyadic::of(1, 1), Dyadic(1), *Dyadic::of(3, 1)}) {
            Cooling cooling(tax, games);
            Cooling twice(*tax.plus(tax), games);
            for (int i = 0; i < 300; ++i) {
                const auto one = canonical(randomGame(3, random), games);
                const auto other = canonical(randomGame(2, random), games);
                QCOMPARE(cooling.of(games.sum(one, other)), games.sum(cooling.of(one), cooling.of(other)));
                QCOMPARE(cooling.of(cooling.of(one)), twice.of(one));
            }
        }
    }

    /// What cooling leaves has the walls of the thermograph as its stops.
    void theWallsAreTheStops() {
        constexpr unsigned seed = 6;
        qInfo("seed %u", seed);
        Random random(seed);
        Task task;
        ShortGames games(task);
        Thermographs thermographs(games);
        for (int quarters = 0; quarters <= 8; ++quarters) {
            const Dyadic tax = *Dyadic::of(quarters, 2);
            Cooling cooling(tax, games);
            for (int i = 0; i < 200; ++i) {
                const auto game = canonical(randomGame(3, random), games);
                if (games.asNumber(game)) continue;
                const Thermograph graph = thermographs.of(game);
                QCOMPARE(rationalOf(games.leftStop(cooling.of(game))), graph.left.at(rationalOf(tax)));
                QCOMPARE(rationalOf(games.rightStop(cooling.of(game))), graph.right.at(rationalOf(tax)));
            }
        }
    }

    void heatingTakesCoolingBackUpToInfinitesimals() {
        constexpr unsigned seed = 7;
        qInfo("seed %u", seed);
        Random random(seed);
        Task task;
        ShortGames games(task);
        const Dyadic tax = *Dyadic::of(1, 10);
        Cooling cooling(tax, games);
        Heating heating(tax, games);
        for (int i = 0; i < 500; ++i) {
            const auto game = canonical(randomGame(3, random), games);
            const auto difference = games.difference(heating.of(cooling.of(game)), game);
            QCOMPARE(games.leftStop(difference), Dyadic());
            QCOMPARE(games.rightStop(difference), Dyadic());
        }
    }

    void heatedGames() {
        Task task;
        ShortGames games(task);
        const auto heated = [&](const char* game, Dyadic prize) {
            const auto made = Heating(prize, games).of(readGame(game, games).value());
            return nameOf(made, games).value();
        };
        QCOMPARE(heated("*", Dyadic(1)), std::string("+-1"));
        QCOMPARE(heated("5/8", Dyadic(1)), std::string("5/8"));
        // As CGSuite 2.1’s own tests state them.
        QCOMPARE(heated("{3||2*|1*}", *Dyadic::of(1, 1)), std::string("{7/2|||5/2|3/2||+-1/2}"));
        QCOMPARE(heated("{3||2*|1*}", Dyadic(1)), std::string("{4|||3|1||0|-2}"));
    }
};

MEXPLORER_TEST(TestCooling)
#include "test_cooling.moc"
