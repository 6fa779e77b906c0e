#include "core/partizan/cooling.h"
#include "core/partizan/notation.h"
#include "core/partizan/reduced_form.h"
#include "plain_forms.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestReducedForm : public QObject {
    Q_OBJECT

private slots:
    void gamesOfBooks_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("reduced");
        QTest::newRow("a number") << "5/8"
                                  << "5/8";
        QTest::newRow("an infinitesimal") << "^^*2"
                                          << "0";
        QTest::newRow("beside a number") << "3/4*"
                                         << "3/4";
        QTest::newRow("a switch") << "{2*|v}"
                                  << "{2|0}";
        // As CGSuite 2.1’s own tests state them.
        QTest::newRow("within a game") << "{3||2*|1*}"
                                       << "{3||2|1}";
        QTest::newRow("on both sides") << "{3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}}"
                                       << "{3/2|1/2||{0|-3},{-1/2|-1||-5/2}}";
        QTest::newRow("the empty 4 x 4 board of Domineering") << "+-{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}"
                                                              << "0";
    }
    void gamesOfBooks() {
        QFETCH(QString, game);
        QFETCH(QString, reduced);
        Task task;
        ShortGames games(task);
        const auto form = ReducedForms(games).of(readGame(game.toStdString(), games).value());
        QCOMPARE(nameOf(form, games).value(), reduced.toStdString());
    }

    /// It differs from the game by an infinitesimal; games that differ so have the same; and it is what
    /// cooling and heating by a tax that is small enough leave.
    void itIsOneForAllThatDifferByAnInfinitesimal() {
        constexpr unsigned seed = 8;
        qInfo("seed %u", seed);
        Random random(seed);
        Task task;
        ShortGames games(task);
        ReducedForms reduced(games);
        const Dyadic tax = *Dyadic::of(1, 12);
        Cooling cooling(tax, games);
        Heating heating(tax, games);
        const std::vector<ShortGames::Id> infinitesimals{
            games.star(2), games.of({.ups = 1}), upPower(2, games), tiny(games.number(Dyadic(1)), games)};
        int hot = 0;
        for (int i = 0; i < 1500; ++i) {
            const auto game = canonical(randomGame(3 + i % 2, random), games);
            const auto form = reduced.of(game);
            hot += games.asNumber(form) ? 0 : 1;
            const auto difference = games.difference(form, game);
            QCOMPARE(games.leftStop(difference), Dyadic());
            QCOMPARE(games.rightStop(difference), Dyadic());
            QCOMPARE(reduced.of(form), form);
            QCOMPARE(reduced.of(games.sum(game, infinitesimals[random.below(infinitesimals.size())])), form);
            QCOMPARE(heating.of(cooling.of(game)), form);
        }
        QVERIFY(hot > 300);
    }
};

MEXPLORER_TEST(TestReducedForm)
#include "test_reduced_form.moc"
