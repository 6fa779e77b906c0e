#include "core/rules/coin_turning.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/line.h"
#include "core/game/aspects/sum.h"
#include "core/solve/coin_engine.h"
#include "core/solve/ways/coins.h"
#include "core/theory/mex.h"
#include "tests/core/asked.h"
#include "tests/core/plain.h"
#include "tests/core/plain_coins.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <map>
#include <random>

using namespace mexplorer;

namespace {

CoinTurning coins(const std::string& rule, const std::string& play = "normal",
                  const std::string& sets = "any 1") {
    return CoinTurning::make({{"rule", rule}, {"sets", sets}, {"play", play}}).value();
}

const std::vector<std::string> ownSets = {
    "any 1; 0,1; 0,1,2", "run 2-4", "0,2,3; 0,1",  "any 3; run 1-2",
    "any 1-2; 0,5",      "run 3",   "0;0,3;any 4", "run 2; run 1-3; 0,4; 0,4"};

std::vector<Coins> allRows(std::size_t longest) {
    std::vector<Coins> all;
    for (std::size_t length = 1; length <= longest; ++length) {
        for (unsigned bits = 0; bits < 1U << length; ++bits) {
            Coins row;
            for (std::size_t i = 0; i < length; ++i)
                row.push_back(std::uint8_t((bits >> i) & 1U));
            all.push_back(row);
        }
    }
    return all;
}

/// The value of a row, with heads as bits from the lowest, by trying every set of coins.
int plainValue(const std::string& rule, unsigned heads, int length, bool misere,
               std::map<unsigned, int>& known) {
    if (const auto found = known.find(heads); found != known.end()) return found->second;
    std::set<int> values;
    for (unsigned turned = 1; turned < 1U << length; ++turned) {
        const std::vector<int> places = placesOf(turned);
        if (((heads >> places.back()) & 1U) == 0 || !allowsTurn(rule, places)) continue;
        values.insert(plainValue(rule, heads ^ turned, length, misere, known));
    }
    return known[heads] = plainMex(values, misere);
}

} // namespace

class TestCoinTurning : public QObject {
    Q_OBJECT

private slots:
    /// With one coin per turn every head is worth 1; no theorem proves this here, but it is observed.
    void aPeriodThatIsOnlySeenIsObserved() {
        const auto game = makeGame("coin-turning", {{"rule", "own"}, {"sets", "0"}}).value();
        Task task;
        LineValues values(50);
        const Period period = game->as<LineAspect>()->findPeriod(values, task).value();
        QCOMPARE(period.status, Period::Status::observed);
        QCOMPARE(period.length, std::uint64_t{1});
        QCOMPARE(period.start, std::uint64_t{1});
        QCOMPARE(period.exceptions, std::vector<std::uint64_t>{0});
        QVERIFY(!period.certificate);
        // More than 100 values would be needed for a proof.
        const auto taking = makeGame("subtraction", {{"set", "1,100"}}).value();
        QCOMPARE(taking->as<LineAspect>()->findPeriod(values, task)->status, Period::Status::observed);
    }

    void everythingAgreesOnShortRows_data() {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("sets");
        for (const char* rule : {"turtles", "mock-turtles", "ruler", "twins", "moebius"})
            QTest::newRow(rule) << rule << "any 1";
        for (const std::string& sets : ownSets)
            QTest::newRow(sets.c_str()) << "own" << QString::fromStdString(sets);
    }
    void everythingAgreesOnShortRows() {
        QFETCH(QString, rule);
        QFETCH(QString, sets);
        for (const char* play : {"normal", "misere"}) {
            const CoinTurning game = coins(rule.toStdString(), play, sets.toStdString());
            QCOMPARE(disagreement(game, allRows(9)), std::string());
            for (const Coins& row : allRows(9)) {
                std::set<Places> visited;
                std::uint64_t visits = 0;
                game.forEachOption(row, [&](const Places& places, const Coins& option) {
                    ++visits;
                    visited.insert(places);
                    QVERIFY(row[places.back() - 1] == 1 && option[places.back() - 1] == 0);
                });
                QCOMPARE(visited.size(), visits); // no set is visited twice
                QCOMPARE(game.optionCount(row), visits);
            }
        }
    }

    void theNamedRulesTurnWhatTheirWordsSay() {
        constexpr int length = 8;
        for (const char* rule : {"turtles", "mock-turtles", "ruler", "twins", "moebius"}) {
            for (const bool misere : {false, true}) {
                const CoinTurning game = coins(rule, misere ? "misere" : "normal");
                Valuation<CoinTurning> valuation(game, std::make_shared<SharedOf<CoinTurning>>());
                Task task;
                std::map<unsigned, int> known;
                for (unsigned heads = 0; heads < 1U << length; ++heads) {
                    Coins row;
                    for (int i = 0; i < length; ++i)
                        row.push_back(std::uint8_t((heads >> i) & 1U));
                    QCOMPARE(int(*valuation(row, task)->nimber()),
                             plainValue(rule, heads, length, misere, known));
                }
            }
        }
    }

    void theEngineGivesTheFormulasAndTheValuesOfTheBooks() {
        Task task;
        for (const char* rule : {"turtles", "mock-turtles", "ruler", "twins"}) {
            const CoinTurning game = coins(rule);
            const auto values = coinValues(game.sets(), 200, task);
            QCOMPARE(values->size(), std::size_t{200});
            for (std::size_t place = 1; place <= 200; ++place)
                QCOMPARE((*values)[place - 1], *game.rule().value(place));
        }
        const std::vector<Nimber> moebius = {1, 2, 4, 8, 16, 31, 32, 64, 103, 128, 171};
        const auto found = coinValues(coins("moebius").sets(), moebius.size(), task);
        QCOMPARE(*found, moebius);
    }

    void theEngineEndsBehindTheLargestValue() {
        Task task;
        const CoinTurning turtles = coins("turtles"); // the coin at place n is worth n
        for (const Nimber most : {1U, 2U, 7U, 8U, 9U, 100U})
            QCOMPARE(coinValues(turtles.sets(), 200, task, most)->size(), std::size_t{most});
        QCOMPARE(coinValues(turtles.sets(), 5, task, 7)->size(), std::size_t{5});
    }

    /// Memory after the end of a row is never read as a coin.
    void nothingBehindTheLastCoinIsLookedAt() {
        for (const char* rule : {"turtles", "mock-turtles", "ruler", "twins"}) {
            const CoinTurning game = coins(rule);
            for (const Coins& row : allRows(6)) {
                Coins longer = row;
                longer.push_back(1);
                longer.pop_back(); // leaves the head there
                QCOMPARE(game.text(longer), game.text(row));
                QCOMPARE(game.optionCount(longer), game.optionCount(row));
                QCOMPARE(game.closedForm(longer)->nimber(), game.closedForm(row)->nimber());
                QCOMPARE(game.components(longer).size(), std::size_t(std::count(row.begin(), row.end(), 1)));
                std::uint64_t options = 0;
                game.forEachOption(longer, [&](const Places& places, const Coins& option) {
                    QVERIFY(places.back() <= row.size() && option.size() == row.size());
                    ++options;
                });
                QCOMPARE(options, game.optionCount(row));
            }
        }
    }

    void theEngineAgreesWithTheMexOfEverySet() {
        Task task;
        for (const std::string& sets : ownSets) {
            const CoinTurning game = coins("own", "normal", sets);
            const auto values = coinValues(game.sets(), 16, task);
            for (std::size_t place = 1; place <= 16; ++place) {
                std::vector<Nimber> options;
                game.sets().forEach(place, [&](const Places& places) {
                    Nimber sum = 0;
                    for (const std::size_t other : places)
                        sum ^= other == place ? 0 : (*values)[other - 1];
                    options.push_back(sum);
                });
                QCOMPARE((*values)[place - 1], mex(options));
            }
        }
    }

    void theLineOfLoneHeadsIsThatOfTheDefinition() {
        for (const std::string& sets : ownSets) {
            Task task;
            const auto game = std::move(makeGame("coin-turning", {{"rule", "own"}, {"sets", sets}}).value());
            const LineAspect& line = *game->as<LineAspect>();
            LineValues values(40);
            LineValues defined(40);
            QVERIFY(line.fill(values, task).has_value());
            QVERIFY(line.fillByDefinition(defined, task).has_value());
            for (std::uint64_t n = 0; n < 40; ++n)
                QCOMPARE(values[n], defined[n]);
            task.cancel();
            QCOMPARE(line.fill(values, task).error().kind, Error::Kind::cancelled);
        }
        const auto game = std::move(makeGame("coin-turning", {}).value());
        const LineAspect& line = *game->as<LineAspect>();
        QCOMPARE(line.heapOf(*asked(*game, "TTHT")), std::optional<std::uint64_t>(3));
        QCOMPARE(line.heapOf(*asked(*game, "TT")), std::optional<std::uint64_t>(0));
        QVERIFY(!line.heapOf(*asked(*game, "HH")).has_value());
        QCOMPARE(line.check(1000).error().kind, Error::Kind::tooLarge);
        QVERIFY(makeGame("coin-turning", {{"play", "misere"}}).value()->as<LineAspect>() == nullptr);
    }

    void theLineIsOfLoneHeads() {
        const auto game = std::move(makeGame("coin-turning", {}).value());
        const LineAspect& line = *game->as<LineAspect>();
        QCOMPARE(line.subject().english(), std::string("a lone head at place n"));
        QCOMPARE(line.name(0).english(), std::string("no head"));
        QCOMPARE(line.name(5).english(), std::string("a lone head at place 5"));
        const auto nim = std::move(makeGame("nim", {}).value());
        QCOMPARE(nim->as<LineAspect>()->name(5).english(), std::string("a heap of 5"));
    }

    void whereAFormulaRisesStepByStepItsPeriodIsProvedAndNowhereElse() {
        for (const auto& [rule, from] : std::map<std::string, std::optional<std::uint64_t>>{
                 {"turtles", 0}, {"twins", 1}, {"mock-turtles", {}}, {"ruler", {}}, {"moebius", {}}}) {
            const auto game = std::move(makeGame("coin-turning", {{"rule", rule}}).value());
            Task task;
            LineValues values(24);
            const LineAspect& line = *game->as<LineAspect>();
            QVERIFY(line.fillByDefinition(values, task).has_value());
            const Period period = line.period(values);
            QCOMPARE(period.status == Period::Status::proved, from.has_value());
            std::uint64_t first = values.size() - 1; // from here on the values rise by one
            while (first > 0 && values[first] == values[first - 1] + 1)
                --first;
            QCOMPARE(first < values.size() / 2, from.has_value());
            if (!from) continue;
            QCOMPARE(first, *from);
            QCOMPARE(period.start, *from);
            QCOMPARE(period.length, std::uint64_t{1});
            QCOMPARE(period.saltus, std::uint64_t{1});
        }
    }

    void runsReachOverTheLongestRow() {
        Task task;
        const auto values = coinValues(coins("ruler").sets(), mostCoins, task);
        for (std::size_t place = 1; place <= mostCoins; ++place)
            QCOMPARE((*values)[place - 1], *coins("ruler").rule().value(place));
    }

    void valuesOutOfReachAreRefused() {
        Task task;
        const auto game = std::move(makeGame("coin-turning", {{"rule", "own"}, {"sets", "any 1-9"}}).value());
        const auto far = asked(*game, std::string(200, 'T').append("H"));
        QCOMPARE(far->evaluation(task).error().kind, Error::Kind::tooLarge);
        QVERIFY(asked(*game, "TTTTTTH")->evaluation(task).has_value());
        task.cancel();
        QCOMPARE(coinValues(coins("turtles").sets(), 9, task).error().kind, Error::Kind::cancelled);
    }

    void setsAreReadHoweverTheyArePasted() {
        const auto turnsOf = [](const char* sets) {
            Task task;
            const auto game = makeGame("coin-turning", {{"rule", "own"}, {"sets", sets}}).value();
            return asked(*game, "TTHTH")->evaluation(task).value();
        };
        for (const char* sets : {"0; 0,1", "{0}; {0,1}", "{0},{0,1}", "[[0],[0,1]]", "0\n0,1\n", "0; 0 1"})
            QVERIFY2(turnsOf(sets).value == turnsOf("0;0,1").value, sets);
        for (const char* sets : {"{0", "0;;0,1", "{0}}", "[[[0]]]"})
            QVERIFY2(!CoinTurning::make({{"rule", "own"}, {"sets", sets}, {"play", "normal"}}), sets);
    }

    void rowsAndSetsAreReadOrRefused_data() {
        QTest::addColumn<QString>("sets");
        QTest::addColumn<QString>("error");
        QTest::newRow("empty")
            << ""
            << "sets: A set of coins is missing at column 1; write for example “any 1-2”, “run 3” or “0,2”.";
        QTest::newRow("after a semicolon")
            << "any 1;"
            << "sets: A set of coins is missing at column 7; write for example “any 1-2”, “run 3” or “0,2”.";
        QTest::newRow("no number") << "any"
                                   << "sets: A number from 1 to 9 is missing at column 4.";
        QTest::newRow("too many") << "any 1-12"
                                  << "sets: 12 at column 7 is outside the range 1 to 9.";
        QTest::newRow("backwards") << "run 4-2"
                                   << "sets: 2 at column 7 is outside the range 4 to 255.";
        QTest::newRow("no zero")
            << "1,2"
            << "sets: “1,2” at column 1 lacks the 0, which stands for the right-most coin.";
        QTest::newRow("a word") << "all"
                                << "sets: “all” at column 1 is not a whole number from 0 to 255.";
        QTest::newRow("after blanks") << "any 2;   all"
                                      << "sets: “all” at column 10 is not a whole number from 0 to 255.";
    }
    void rowsAndSetsAreReadOrRefused() {
        QFETCH(QString, sets);
        QFETCH(QString, error);
        const auto made =
            CoinTurning::make({{"rule", "own"}, {"sets", sets.toStdString()}, {"play", "normal"}});
        QVERIFY(!made.has_value());
        QCOMPARE(QString::fromStdString(made.error().english()), error);
    }

    void aRowIsReadHoweverItIsPasted() {
        const CoinTurning game = coins("turtles");
        for (const char* row :
             {"0 1 1 0", "0110", "0,1,1,0", "[0, 1, 1, 0]", "[0,1,1,0,]", "0\t1\t1\t0", "0\n1\n1\n0\n",
              "0;1;1;0", "T H H T", "t,h,h,t", "(T H H T)", "TH HT", "0|1|1|0"})
            QVERIFY2(game.parse(row).value_or(Coins()) == *game.parse("THHT"), row);
        for (const char* row :
             {"0,,1", "0,1,", ",0", "10 11", "0110 1001", "1 2 5", "2,3", "[0 1", "[]", "|", "HTX"})
            QVERIFY2(!game.parse(row), row);
        QCOMPARE(
            game.parse("0, ,1").error().english(),
            std::string("position: A coin is missing at column 4; write H for heads and T for tails, or 1 "
                        "and 0."));
        QCOMPARE(game.parse("1 10").error().english(),
                 std::string("position: “10” at column 3 is not one coin; write the row as 0 1 1 0, 0110 or "
                             "THHT."));
    }

    void aRowIsWrittenInLettersOrDigits() {
        const CoinTurning game = coins("turtles");
        QCOMPARE(game.text(*game.parse(" 01101 ")), std::string("THHTH"));
        QCOMPARE(game.text(*game.parse("thhTH")), std::string("THHTH"));
        QCOMPARE(
            game.parse("TH2").error().english(),
            std::string(
                "position: “2” at column 3 is not a coin; write H for heads and T for tails, or 1 and 0."));
        QVERIFY(!game.parse("").has_value());
        QVERIFY(!game.parse(std::string(mostCoins + 1, 'H')).has_value());
        QCOMPARE(game.moveText({}, {2, 5}).english(), std::string("turn coins 2, 5"));
        QCOMPARE(game.moveText({}, {5}).english(), std::string("turn coin 5"));
    }

    void theHeadsAreTheComponents() {
        Task task;
        const auto game = std::move(makeGame("coin-turning", {}).value());
        const auto position = asked(*game, "THHTHTTH");
        const auto components = position->as<SumAspect>()->components(task).value();
        QCOMPARE(components->size(), std::size_t{4});
        QCOMPARE(components->back().text, std::string("8"));
        const auto moves = position->as<SumAspect>()->winningMoves(task).value();
        QCOMPARE(moves->size(), std::size_t{1});
        QCOMPARE(moves->front().move.english(), std::string("turn coins 4, 8"));
        QCOMPARE(moves->front().to, std::string("4"));
        const auto misere = makeGame("coin-turning", {{"play", "misere"}}).value();
        QVERIFY(asked(*misere, "THHTHTTH")->as<SumAspect>() == nullptr);
    }
};

MEXPLORER_TEST(TestCoinTurning)
#include "test_coin_turning.moc"
