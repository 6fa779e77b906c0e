#include "core/coalition/amounts.h"
#include "core/coalition/coalition_game.h"
#include "core/coalition/properties.h"
#include "tests/core/coalition/made_tables.h"
#include "tests/runner/listed.h"

#include <QElapsedTimer>
#include <QTest>

using namespace mexplorer;

namespace {

std::string again(CoalitionKind kind, std::string_view text) {
    const auto game = readCoalitions(kind, text);
    return game ? coalitionsText(*game) : game.error().english();
}

std::string repeated(const std::string& part, int times) {
    std::string all = part;
    for (int i = 1; i < times; ++i)
        all += "," + part;
    return all;
}

} // namespace

class TestCoalitionText : public QObject {
    Q_OBJECT

private slots:
    void canonical() {
        using enum CoalitionKind;
        QCOMPARE(again(table, " 68 102，0, 170,710,762,992"), std::string("68,102,0,170,710,762,992"));
        QCOMPARE(again(table, "0,68,102,0,170,710,762,992"), std::string("68,102,0,170,710,762,992"));
        QCOMPARE(again(table, "1/2,0.25,-1.50"), std::string("1/2,1/4,-3/2"));
        QCOMPARE(again(table, "−1,－0.5,-1.50"), std::string("-1,-1/2,-3/2"));
        QCOMPARE(again(table, "[51;50,49,1]"), std::string("[51; 50,49,1]"));
        QCOMPARE(again(vote, "51; 50 49 1"), std::string("[51; 50,49,1]"));
        QCOMPARE(again(vote, "[2;1 1 1]and[51; 50,49,1] 且 [1/2; 0,1,0]"),
                 std::string("[2; 1,1,1] and [51; 50,49,1] and [1/2; 0,1,0]"));
        QCOMPARE(again(costs, "0,3,-1,2"), std::string("3,-1,2"));
        QCOMPARE(again(airport, "1,2,2.5"), std::string("1,2,5/2"));
        QCOMPARE(again(bankruptcy, "200;100,200,300"), std::string("200; 100,200,300"));
        QCOMPARE(again(gloves, "2；1"), std::string("2; 1"));
        const auto network = std::make_shared<const FlowNetwork>(
            parseNetwork("digraph { \"s,1\" -> t [capacity=1, owner=A]; t -> a [capacity=1, owner=B] }")
                .value());
        QCOMPARE(coalitionsText(*readCoalitions(flow, "t, a", network)), std::string("t,a"));
        QCOMPARE(coalitionsText(*readCoalitions(flow, "\"s,1\",t", network)), std::string("\"s,1\",t"));
        QCOMPARE(coalitionsText(*readCoalitions(flow, " \"s,1\" , t ", network)), std::string("\"s,1\",t"));
        QCOMPARE(readCoalitions(flow, "s,t", network).error().english(),
                 std::string("position: “s” at column 1 is not a node; the nodes are: s,1, t, a."));
        QVERIFY(!readCoalitions(flow, "t", network) && !readCoalitions(flow, "t,t", network));
        QVERIFY(!readCoalitions(flow, "t,", network));
    }

    void whatIsPastedIsRead() {
        using enum CoalitionKind;
        for (const char* text :
             {"200: 100 200 300", "200; 100, 200, 300", "E=200 100,200,300", "E = 200; d = (100, 200, 300)",
              "E=200, d=(100,200,300)", "(200; 100,200,300)", "200; (100,200,300)", "200|100,200,300",
              "estate=200:100\t200\t300", "２００：１００，２００，３００", "[200; 100, 200, 300,]"})
            QCOMPARE(again(bankruptcy, text), std::string("200; 100,200,300"));
        for (const char* text :
             {"[51: 50, 49, 1]", "51: 50 49 1", "q=51; 50,49,1", "(51; 50,49,1)", "[51|50,49,1]"})
            QCOMPARE(again(vote, text), std::string("[51; 50,49,1]"));
        QCOMPARE(again(table, "[51: 50,49,1]"), std::string("[51; 50,49,1]"));
        QCOMPARE(again(vote, "[51: 50,49,1], [2: 1,1,1]"), std::string("[51; 50,49,1] and [2; 1,1,1]"));
        for (const char* text : {"2;1", "2,1", "2 1", "(2, 1)", "2:1", "L=2, R=1", "[2; 1]"})
            QCOMPARE(again(gloves, text), std::string("2; 1"));
    }

    void namedValuesAreRead() {
        using enum CoalitionKind;
        for (const char* text :
             {"0,1,2,30,20,40,68", "0;1;2;30;20;40;68", "0\n1\n2\n30\n20\n40\n68",
              "array([0, 1, 2, 30, 20, 40, 68])",
              "v(1)=0, v(2)=1, v(3)=2, v(1,2)=30, v(1,3)=20, v(2,3)=40, v(1,2,3)=68",
              "v(1,2,3) = 68; v(1) = 0; v(2) = 1; v(3) = 2; v(1,2) = 30; v(3,1) = 20; v(2,3) = 40;",
              "v({1})=0\nv({2})=1\nv({3})=2\nv({1,2})=30\nv({1,3})=20\nv({2,3})=40\nv({1,2,3})=68\n",
              "v(∅)=0\r\nv(1)=0\r\nv(2)=1\r\nv(3)=2\r\nv(12)=30\r\nv(13)=20\r\nv(23)=40\r\nv(123)=68",
              "{1}: 0, {2}: 1, {3}: 2, {1,2}: 30, {1,3}: 20, {2,3}: 40, {1,2,3}: 68",
              "v（1）＝0；v（2）＝1；v（3）＝2；v（1，2）＝30；v（1，3）＝20；v（2，3）＝40；v（1，2，3）＝6"
              "8"})
            QCOMPARE(again(table, text), std::string("0,1,2,30,20,40,68"));
        QCOMPARE(again(table, "v(1)=v(2)=1/2, v(12)=2"), std::string("1/2,1/2,2"));
        QCOMPARE(again(costs, "c(1)=3, c(2)=4, c(1,2)=5"), std::string("3,4,5"));
        const std::pair<const char*, const char*> wrong[] = {
            {"v(1)=0, v(2)=0", "2 values are not a table"},
            {"v(1)=0, v(2)=0, v(2)=1, v(12)=3", "The coalition at column 17 has a value already."},
            {"v(1)=0, v(2)=0, v(11)=1", "“v(11)=1” at column 17 is not a coalition with its value"},
            {"v(1)=0, v(2)=0, v(1,17)=1", "“v(1,17)=1” at column 17 is not a coalition"},
            {"v(1)=0, v(2)=0, v(12)=x", "“x” at column 23 is not a number"},
            {"v(1)=0 0, v(2)=0, v(12)=1", "at column 8 is not a coalition"},
            {"v()=1, v(1)=0, v(2)=0, v(12)=1", "is that of nobody, v(∅), and must be 0, not 1."},
            {"v(1=0, v(2)=0, v(12)=1", "is not a coalition"},
            {"v(A)=0, v(B)=0, v(AB)=1", "“v(A)=0, v(B)=0, v(AB)=1” at column 1 is not a coalition"}};
        for (const auto& [text, part] : wrong)
            QVERIFY2(again(table, text).find(part) != std::string::npos, again(table, text).c_str());
    }

    void numbersThatMayBeOthersAreRefused() {
        using enum CoalitionKind;
        const std::pair<const char*, const char*> doubtful[] = {
            {"1,5 2,5",
             "“1,5” at column 1 may be one number or several; write 1.5 for one, “1, 5” for several."},
            {"1 1/2, 2", "“1 1/2” at column 1 may be one number or several; write 3/2 for one, “1, 1/2”"},
            {"500, 1,000", "“1,000” at column 6 may be one number or several; write 1000 for one"},
            {"1,5; 2,5", "“5;” at column 3 is not a number"}};
        for (const auto& [text, part] : doubtful)
            QVERIFY2(again(airport, text).find(part) != std::string::npos, again(airport, text).c_str());
        for (const char* text :
             {"1, 5 2, 5", "1;5;2;5", "[[1],[5],[2],[5]]", "c(1, 5, 2, 5)", "| 1 | 5 | 2 | 5 |"})
            QCOMPARE(again(airport, text), std::string("1,5,2,5"));
        QCOMPARE(again(airport, "1 1/2 1/3"), std::string("1,1/2,1/3")); // blanks alone part them
    }

    void endsOfAFlowAreRead() {
        const auto network = std::make_shared<const FlowNetwork>(
            parseNetwork("digraph { s -> \"a b\" [capacity=1, owner=A]; \"a b\" -> t [capacity=1, owner=B] }")
                .value());
        const auto read = [&](const char* text) {
            const auto game = readCoalitions(CoalitionKind::flow, text, network);
            return game ? coalitionsText(*game) : game.error().english();
        };
        for (const char* text :
             {"s,t", "s t", "s;t", "s；t", "s->t", "s → t", "s\nt", "s\tt", "(s,t)", "[\"s\",\"t\"]"})
            QCOMPARE(read(text), std::string("s,t"));
        QCOMPARE(read("a b;t"), std::string("a b,t"));
        for (const char* text : {"a b", "a b t", "s;;t", "s->a->t", "s;t;t", "s-t", ";", " "})
            QVERIFY2(read(text).starts_with("position: "), text);
    }

    void whatMayMeanOtherThingsIsRefused() {
        using enum CoalitionKind;
        for (const char* text :
             {"200 100 200 300", "200,100,200,300", "200;100;200;300", "200: 100: 200", "E=200",
              "E=", "=200;1,2", "E=200=3;1", "1=200; 300", "(200; 100,200", "E;1,2", ":", "200;"})
            QVERIFY2(again(bankruptcy, text).starts_with("position: "), text);
        for (const char* text : {"2,1,1", "2", "(2,1", "2,x", "L=2"})
            QVERIFY2(again(gloves, text).starts_with("position: "), text);
    }

    void tablesGoByBits() {
        const auto game = readCoalitions(CoalitionKind::table, "1,2,3,12,13,23,123").value();
        QCOMPARE(game.numbers, (std::vector<std::int64_t>{0, 1, 2, 12, 3, 13, 23, 123}));
    }

    void mistakes() {
        using enum CoalitionKind;
        const std::pair<CoalitionKind, std::pair<std::string, const char*>> cases[] = {
            {table,
             {"400000000000000000/800000000000000000,0,1",
              "position: The denominator of 400000000000000000/80000… at column 1 is larger than "
              "1000000000."}},
            {table,
             {"400000000000000000/150000000000000000,0,1",
              "position: The denominator of 400000000000000000/15000… at column 1 is larger than "
              "1000000000."}},
            {table,
             {"4000000000000000/3,0,1",
              "position: 4000000000000000/3 at column 1 is too large; numbers may be from −10¹⁵ to 10¹⁵."}},
            {table,
             {"99999999999999.123456,0,1", "position: 99999999999999.123456 at column 1 is too large for the "
                                           "denominator 1000000: times it, "
                                           "numbers may be from −10¹⁵ to 10¹⁵."}},
            {table,
             {"20000000000,0.000001,1",
              "position: 20000000000 is too large for the denominator 1000000: times "
              "it, numbers may be from −10¹⁵ to 10¹⁵."}},
            {table, {"", "position: A number is missing at column 1; write 3, 0.5 or 1/3."}},
            {table,
             {"1,2", "position: The first of these 2 values is that of nobody, v(∅), and must be 0, not 1."}},
            {table,
             {"1,2,3,4,5", "position: 5 values are not a table: two players have 3 coalitions, three have 7, "
                           "four 15, five 31 …"}},
            {table,
             {"7,1,2,3",
              "position: The first of these 4 values is that of nobody, v(∅), and must be 0, not 7."}},
            {table, {"1,x,3", "position: “x” at column 3 is not a number such as 3, 0.5 or 1/3."}},
            {table, {"1，x,3", "position: “x” at column 3 is not a number such as 3, 0.5 or 1/3."}},
            {table, {"1,,3", "position: A number is missing at column 3; write 3, 0.5 or 1/3."}},
            {table, {"1,1/0,3", "position: “1/0” at column 3 is not a number such as 3, 0.5 or 1/3."}},
            {table,
             {"1,2,1000000000000000000000000000000",
              "position: 100000000000000000000000… at column 5 is too large; numbers may be from −10¹⁵ to "
              "10¹⁵."}},
            {table,
             {"1,2,1000000000000001.0000000000000000000001",
              "position: 1000000000000001.0000000… at column 5 is too large; numbers may be from −10¹⁵ to "
              "10¹⁵."}},
            {table,
             {"1,2,999999999.0000000000000000000001",
              "position: The denominator of 999999999.00000000000000… "
              "at column 5 is larger than 1000000000."}},
            {table,
             {"1,2,0.1234567891",
              "position: The denominator of 0.1234567891 at column 5 is larger than 1000000000."}},
            {table,
             {"1/999983,1/999979,1",
              "position: The numbers have no common denominator up to 1000000000; write "
              "them with fewer decimals."}},
            {table,
             {"5;1,2",
              "position: “;” at column 2 stands in no table of values; a vote is written [51; 50,49,1]."}},
            {table, {"[5;1,2", "position: “]” is missing at column 7, after the weights."}},
            {vote,
             {"[5 1,2]", "position: There is no “;” after the first number; write it as [51; 50,49,1]."}},
            {vote, {"[5; 1; 2]", "position: There is a second “;” at column 6; write it as [51; 50,49,1]."}},
            {vote, {"[5; 1,2]", "position: The quota 5 is more than all weights together, 3."}},
            {vote, {"[0; 1,2]", "position: The quota 0 should be above 0: nobody alone decides nothing."}},
            {vote, {"[1; 1,-2]", "position: The weight -2 of player 2 is negative."}},
            {vote, {"[1; 1]", "position: There are 2 to 200 players, not 1."}},
            {vote, {"[1; " + repeated("1", 201) + "]", "position: There are 2 to 200 players, not 201."}},
            {airport, {"1,-1", "position: The cost -1 of player 2 is negative."}},
            {bankruptcy,
             {"7; 1,2", "position: The estate 7 should be from 0 to 3, which all claims add up to."}},
            {bankruptcy, {"0; 0,0", "position: Nobody claims anything."}},
            {bankruptcy, {"1; 1,-1", "position: The claim -1 of player 2 is negative."}},
            {vote,
             {"[2; 1,1] or [1; 1,1]",
              "position: Several majorities are written [2; 1,1,1] and [51; 50,49,1]; "
              "at column 10 that is not so."}},
            {vote,
             {"[2; 1,1] and 3; 1,1", "position: Several majorities are written [2; 1,1,1] and [51; 50,49,1]; "
                                     "at column 10 that is not so."}},
            {vote,
             {"[2; 1,1] and [1; 1,x]", "position: “x” at column 20 is not a number such as 3, 0.5 or 1/3."}},
            {vote,
             {"[2; 1,1] and [1; 1,1,1]",
              "position: Majority 2 has the weights of 3 players, the first of 2."}},
            {vote,
             {"[1; 1,1] and [1; 1,1] and [1; 1,1] and [1; 1,1] and [1; 1,1]",
              "position: There may be 4 majorities at once, not more."}},
            {gloves, {"1; x", "position: “x” at column 4 is not a whole number from 0 to 200."}},
            {gloves, {"1; 0", "position: There are 2 to 200 players, not 1."}},
        };
        for (const auto& [kind, textAndError] : cases)
            QCOMPARE(again(kind, textAndError.first), std::string(textAndError.second));
        // Seventeen players.
        const auto tooMany = again(CoalitionKind::table, repeated("1", (1 << 17) - 1));
        QCOMPARE(tooMany,
                 std::string("position: There are more than 65535 values; a table has 16 players at most, "
                             "which are 65535 coalitions."));
    }

    /// A million characters of any kind quickly get an error of one short line.
    void longTextsAreRefusedAtOnce() {
        using enum CoalitionKind;
        const auto network = std::make_shared<const FlowNetwork>(
            parseNetwork("digraph { s -> t [capacity=1, owner=A]; t -> s [capacity=1, owner=B] }").value());
        constexpr int many = 300'000; // squared, that would be many seconds
        std::vector<std::string> texts{repeated("1", many), repeated("x", many), repeated("<b>", many / 4),
                                       "[5; " + repeated("1", many / 2) + "]",
                                       "5; " + repeated("1", many / 2)};
        for (const char letter : {'x', ',', ';', '9', '"', '[', ' ', '/', '-', '\\', '\0', '\xFF'})
            texts.emplace_back(many, letter);
        QElapsedTimer timer;
        for (const CoalitionKind kind : {table, vote, airport, bankruptcy, gloves, flow}) {
            for (const std::string& text : texts) {
                timer.start();
                const auto game = readCoalitions(kind, text, network);
                QVERIFY(!game);
                const std::string said = game.error().english();
                QVERIFY2(said.size() < 400 && said.find('\n') == std::string::npos, said.c_str());
                QVERIFY2(timer.elapsed() < 2000, said.c_str());
            }
        }
    }

    void properties() {
        Task task;
        const auto of = [&](const CoalitionValues& values) { return propertiesOf(values, task).value(); };
        const auto estate =
            of(valuesOf(*readCoalitions(CoalitionKind::bankruptcy, "200; 100,200,300"), task).value());
        QVERIFY(!estate.notConvex && !estate.notSuperadditive && !estate.notMonotone && !estate.isSimple);
        const auto vote = of(valuesOf(*readCoalitions(CoalitionKind::vote, "[51; 50,49,1]"), task).value());
        QVERIFY(vote.isSimple && !vote.notSuperadditive && vote.notConvex);
        QCOMPARE(vote.veto, Coalition{0b001});
        const auto dummy = of(valuesOf(*readCoalitions(CoalitionKind::vote, "[6; 3,3,1]"), task).value());
        QCOMPARE(dummy.dummies, Coalition{0b100});
        QCOMPARE(dummy.veto, Coalition{0b011});
        // By the definitions.
        std::mt19937_64 random(4);
        for (int round = 0; round < 200; ++round) {
            auto units = madeTable(random, 3, 0, 2).units();
            units.back() += 2;
            const CoalitionValues values(units, 1);
            bool superadditive = true;
            bool convex = true;
            bool monotone = true;
            for (Coalition s = 0; s < 8; ++s) {
                for (Coalition t = 0; t < 8; ++t) {
                    const auto joint =
                        values.units(s | t) + values.units(s & t) - values.units(s) - values.units(t);
                    convex = convex && joint >= 0;
                    superadditive = superadditive && ((s & t) != 0 || joint >= 0);
                    monotone = monotone && ((s & ~t) != 0 || values.units(s) <= values.units(t));
                }
            }
            const auto found = of(values);
            QCOMPARE(!found.notSuperadditive, superadditive);
            QCOMPARE(!found.notConvex, convex);
            QCOMPARE(!found.notMonotone, monotone);
        }
    }
};

MEXPLORER_TEST(TestCoalitionText)
#include "test_coalition_text.moc"
