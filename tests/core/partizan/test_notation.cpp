#include "core/partizan/notation.h"

#include "core/explain/say_short_game.h"
#include "plain_forms.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestNotation : public QObject {
    Q_OBJECT

private slots:
    void namesAreRead_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("braces"); ///< the same, by the definition
        QTest::newRow("zero") << "0"
                              << "{|}";
        QTest::newRow("whole") << "2"
                               << "{{{|}|}|}";
        QTest::newRow("dyadic") << "3/4"
                                << "{1/2|1}";
        QTest::newRow("next whole") << "{5|}"
                                    << "6";
        QTest::newRow("whole before") << "{|-2}"
                                      << "-3";
        QTest::newRow("above a half") << "{1/2|}"
                                      << "1";
        QTest::newRow("above a negative") << "{-3|}"
                                          << "0";
        QTest::newRow("half") << "{0|1}"
                              << "1/2";
        QTest::newRow("simplest") << "{0,1/4|1,5/8}"
                                  << "1/2";
        QTest::newRow("star") << "*"
                              << "{0|0}";
        QTest::newRow("nimber") << "*3"
                                << "{0,*,*2|0,*,*2}";
        QTest::newRow("up") << "^"
                            << "{0|*}";
        QTest::newRow("up star") << "^*"
                                 << "{0,*|0}";
        QTest::newRow("two ups") << "^^"
                                 << "{0|^*}";
        QTest::newRow("two ups star") << "^^*"
                                      << "{0|^}";
        QTest::newRow("bypassed") << "{^|^}"
                                  << "^^*";
        QTest::newRow("bypassed again") << "{^^|^^}"
                                        << "^3*";
        QTest::newRow("dominated when bypassed") << "{^,^^*|0}"
                                                 << "{^^*|0}";
        QTest::newRow("three ups") << "^3"
                                   << "^+^+^";
        QTest::newRow("five ups") << "^^^^^"
                                  << "5.^";
        QTest::newRow("down") << "v"
                              << "{*|0}";
        QTest::newRow("downs") << "vv3"
                               << "v+v+3";
        QTest::newRow("sum of powers") << "^[2]"
                                       << "{^|*}";
        QTest::newRow("power") << "^<2>"
                               << "{0|v*}";
        QTest::newRow("sums of powers") << "^[3]"
                                        << "^ + ^<2> + ^<3>";
        QTest::newRow("down power") << "v<2>"
                                    << "{^*|0}";
        QTest::newRow("switch") << "+-1"
                                << "{1|-1}";
        QTest::newRow("switch of many") << "+-{2,1*}"
                                        << "{2,1*|-2,-1*}";
        QTest::newRow("down beside a tiny") << "vTiny(2)"
                                            << "v + Tiny(2)";
        QTest::newRow("downs beside a miny") << "v3Miny(1)"
                                             << "v3 + Miny(1)";
        QTest::newRow("tiny") << "Tiny(2)"
                              << "{0||0|-2}";
        QTest::newRow("miny") << "Miny(1/2)"
                              << "{1/2|0||0}";
        QTest::newRow("slashes") << "{3|||2||1|0}"
                                 << "{3|{2|{1|0}}}";
        QTest::newRow("no options") << "{||1}"
                                    << "{|1}";
        QTest::newRow("side by side") << "1*"
                                      << "1+*";
        QTest::newRow("beside a name") << "2Tiny(2)"
                                       << "2+{0|{0|-2}}";
        QTest::newRow("multiple") << "3.^*"
                                  << "^^^*";
        QTest::newRow("multiple of braces") << "2.{1|0}"
                                            << "{1|0}+{1|0}";
        QTest::newRow("switch of one in braces") << "+-{3|2}"
                                                 << "{3|2||-2|-3}";
        QTest::newRow("switch after a number") << "1+-1"
                                               << "{2|0}";
        QTest::newRow("minus after plus") << "1 + -1"
                                          << "0";
        QTest::newRow("parentheses") << "-(1 - (2 - *))"
                                     << "1*";
        QTest::newRow("names") << "G = {1|*}; H = -G; G + H + *"
                               << "*";
        QTest::newRow("signs of books") << "↑∗ − ↓ ± 1"
                                        << "^^* + +-1";
        QTest::newRow("double arrow") << "⇑"
                                      << "^^";
        QTest::newRow("wide marks") << "{0，1｜2}；*"
                                    << "*";
        QTest::newRow("comparison") << "G = {1|0}; G ? 1/2"
                                    << "{1|0} - 1/2";
        QTest::newRow("comparison of braces") << "1 ? {2,0|}"
                                              << "-2";
        QTest::newRow("lines") << "G = 1;\n\tG +\n*"
                               << "1*";
    }
    void namesAreRead() {
        QFETCH(QString, text);
        QFETCH(QString, braces);
        Task task;
        ShortGames games(task);
        const auto read = readGame(text.toStdString(), games);
        QVERIFY2(read.has_value(), read ? "" : read.error().english().c_str());
        const auto other = readGame(braces.toStdString(), games);
        QVERIFY2(other.has_value(), other ? "" : other.error().english().c_str());
        QCOMPARE(*read, *other);
    }

    void bracesAreKeptAsTheyAreWritten_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isForm");
        QTest::addColumn<QString>("left");
        QTest::newRow("braces") << "{1,0,1|2}" << true << "1,0";
        QTest::newRow("after a name") << "G = 1; {G,*|2}" << true << "1,*";
        QTest::newRow("slashes") << "{1,0||2|*}" << true << "1,0";
        QTest::newRow("sum") << "{1,0|2}+0" << false << "1";
        QTest::newRow("negative") << "-{-2|0,1}" << false << "0";
        QTest::newRow("in parentheses") << "({1,0|2})" << false << "1";
        QTest::newRow("inside") << "Tiny({1|1})" << false << "0";
        QTest::newRow("multiple") << "2.{1,0|2}" << false << "2";
        QTest::newRow("switch") << "+-{2,1}" << false << "2";
        QTest::newRow("bound") << "G = {1,0|2}; G" << false << "1";
    }
    void bracesAreKeptAsTheyAreWritten() {
        QFETCH(QString, text);
        QFETCH(bool, isForm);
        QFETCH(QString, left);
        Task task;
        ShortGames games(task);
        const auto written = readWritten(text.toStdString(), games);
        QVERIFY2(written.has_value(), written ? "" : written.error().english().c_str());
        QCOMPARE(written->isForm, isForm);
        QStringList names;
        for (const ShortGames::Id option : written->left)
            names.append(QString::fromStdString(nameOf(option, games).value()));
        QCOMPARE(names.join(','), left);
    }

    void theShortestNameIsWritten_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("name");
        QTest::newRow("zero") << "*-*"
                              << "0";
        QTest::newRow("number") << "1/4+1/2"
                                << "3/4";
        QTest::newRow("ups") << "^+^+^+*+1"
                             << "1^3*";
        QTest::newRow("down star") << "v+*2"
                                   << "v*2";
        QTest::newRow("tiny beside a number") << "{2|{2|0}}"
                                              << "2Tiny(2)";
        QTest::newRow("miny") << "{{2|0}|0}"
                              << "Miny(2)";
        QTest::newRow("negative and miny") << "-3/2 - Tiny(1/4)"
                                           << "-3/2Miny(1/4)";
        QTest::newRow("powers") << "^[2]-^[1]"
                                << "^<2>";
        QTest::newRow("powers and stars") << "3/4*-^[3]"
                                          << "3/4v[3]*";
        QTest::newRow("tiny and a nimber") << "*2-Tiny(1)"
                                           << "Miny(1)*2";
        QTest::newRow("sum of powers") << "-{^[2]|*}"
                                       << "v[3]";
        QTest::newRow("switch") << "{3|-3}"
                                << "+-3";
        QTest::newRow("switch of a sum") << "{1*|-1*}"
                                         << "+-{1*}";
        QTest::newRow("switch of many") << "{1*,1|-1,-1*}"
                                        << "+-{1,1*}";
        QTest::newRow("hot") << "{2|0}"
                             << "{2|0}";
        QTest::newRow("slashes") << "{3|{1|-2}}"
                                 << "{3||1|-2}";
        QTest::newRow("slashes on both sides") << "{{3|1}|{{1|0}|-2}}"
                                               << "{3|1|||1|0||-2}";
        QTest::newRow("slashes beside several") << "{{1|0},2|{1|0},-1}"
                                                << "{2|-1}";
        QTest::newRow("numbers first") << "{*,0,*2|*,-1}"
                                       << "{0,*,*2|-1}";
        QTest::newRow("at most four slashes") << "{9|{8|{7|{6|{5|4}}}}}"
                                              << "{9|{8||||7|||6||5|4}}";
        QTest::newRow("switch of one in braces") << "{{3|2}|{-2|-3}}"
                                                 << "+-{3|2}";
        QTest::newRow("the empty 4 x 4 board") << "+-{0,{{2|0},2+{0||0|-2}|{2|0},{2|0||0}}}"
                                               << "+-{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}";
    }
    void theShortestNameIsWritten() {
        QFETCH(QString, text);
        QFETCH(QString, name);
        Task task;
        ShortGames games(task);
        const auto game = readGame(text.toStdString(), games);
        QVERIFY2(game.has_value(), game ? "" : game.error().english().c_str());
        QCOMPARE(nameOf(*game, games).value(), name.toStdString());
    }

    void whatIsWrittenIsReadAsTheSame() {
        constexpr unsigned seed = 44;
        qInfo("seed %u", seed);
        Random random(seed);
        Task task;
        ShortGames games(task);
        for (int i = 0; i < 3000; ++i) {
            ShortGames::Id game = canonical(randomGame(i % 3 == 0 ? 4 : 3, random), games);
            if (i % 5 == 0) game = games.sum(game, tiny(games.number(Dyadic(2)), games));
            if (i % 7 == 0) game = games.sum(game, games.number(*Dyadic::of(-5, 3)));
            if (i % 11 == 0) game = games.sum(game, upPower(2, games));
            const std::string name = nameOf(game, games).value();
            const auto again = readGame(i % 2 == 0 ? name : printedGame(name), games);
            QVERIFY2(again.has_value(), name.c_str());
            QVERIFY2(*again == game, name.c_str());
        }
    }

    void errorsSayWhere_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        QTest::newRow("empty") << ""
                               << "column 1: a game is missing at the end.";
        QTest::newRow("third") << "1 + 1/3"
                               << "column 5: 1/3 is no dyadic number: 2, 4, 8 … may divide.";
        QTest::newRow("divided by nothing") << "1/"
                                            << "column 1: 1/ is no dyadic number: 2, 4, 8 … may divide.";
        QTest::newRow("open") << "{1|2"
                              << "column 5: “}” is missing.";
        QTest::newRow("closed") << "1}"
                                << "column 2: “}” is not expected here.";
        QTest::newRow("no slash") << "{1,2}"
                                  << "column 1: in {…}, “|” is missing.";
        QTest::newRow("two slashes")
            << "{1|2|3}"
            << "column 1: in {…}, it is not clear which “|” comes first: write “||”.";
        QTest::newRow("loopy")
            << "1+on"
            << "column 3: “on” is a loopy game, whose play need not end; these are short games.";
        QTest::newRow("unknown") << "G"
                                 << "column 1: “G” is not known: names are bound by “G = …;”.";
        QTest::newRow("tiny of 0") << "Tiny(0)"
                                   << "column 5: Tiny and Miny are of positive games.";
        QTest::newRow("after plus") << "1+"
                                    << "column 3: a game is missing at the end.";
        QTest::newRow("comma") << "1,2"
                               << "column 2: “,2” is not expected here.";
        QTest::newRow("power") << "^["
                               << "column 3: a power from 1 to 100 is missing.";
        QTest::newRow("number") << "99999999999999999999"
                                << "column 1: 99999999999999999999 is more than 4611686018427387903.";
        QTest::newRow("switch") << "+-"
                                << "column 3: after “+-”, a game is missing.";
        QTest::newRow("taken") << "on = 1; on"
                               << "column 1: “on” is no name of its own.";
        QTest::newRow("letters") << "↑ + ä"
                                 << "column 5: “ä” is no game.";
    }
    void errorsSayWhere() {
        QFETCH(QString, text);
        QFETCH(QString, error);
        Task task;
        ShortGames games(task);
        const auto read = readGame(text.toStdString(), games);
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().english()), error);
    }

    void unkindTextsAreRefusedInWords() {
        Task task;
        ShortGames games(task);
        const auto repeated = [](std::string_view text, int times) {
            std::string all;
            for (int i = 0; i < times; ++i)
                all += text;
            return all;
        };
        QVERIFY(!readGame(repeated("{", 1'000'000), games));
        QVERIFY(!readGame(repeated("{|", 100'000) + repeated("}", 100'000), games));
        QVERIFY(!readGame(repeated("(", 1'000'000), games));
        QVERIFY(readGame(repeated("-", 1'000'000) + "1", games).has_value());
        QVERIFY(!readGame(repeated("+-", 1000), games));
        const auto many = readGame("1000000000000000000.{2|-1}", games); // {2|-1} = 1/2 + +-3/2
        QCOMPARE(nameOf(*many, games).value(), std::string("500000000000000000"));
        ShortGames others(task);
        QVERIFY(!readGame("*4294967295 + {1|0}", others));
    }

    /// Signs that stand in each other, however they do, and games within games by names.
    void whatIsTooDeepIsRefused() {
        std::string multiples;
        std::string switches;
        std::string names = "G={0||0|-5};";
        for (int i = 0; i < 20'000; ++i) {
            multiples += "1.";
            switches += "+-";
            names += "G={0|G};";
        }
        for (const std::string& text :
             {multiples + "1", switches + "1", names + "G", std::string("^1000000 + +-1")}) {
            Task task;
            ShortGames games(task);
            const auto game = readGame(text, games);
            const bool isRefused = !game || games.stopped();
            QVERIFY2(isRefused, text.substr(0, 20).c_str());
        }
    }

    void downsAreNoNames() {
        Task task;
        ShortGames games(task);
        for (const char* name : {"v", "vv", "v2", "vvv", "v10"})
            QVERIFY2(!readGame(std::string(name) + " = 5; " + name + " + 1", games), name);
        QCOMPARE(readGame("va = 5; va + 1", games).value(), games.number(Dyadic(6)));
    }
};

MEXPLORER_TEST(TestNotation)
#include "test_notation.moc"
