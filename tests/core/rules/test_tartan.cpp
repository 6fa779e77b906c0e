#include "core/rules/tartan.h"

#include "core/catalogue/catalogue.h"
#include "core/catalogue/game_of.h"
#include "core/game/aspects/grid.h"
#include "core/game/aspects/sum.h"
#include "core/game/listed_moves.h"
#include "core/solve/ways/coin_boards.h"
#include "core/theory/nim_product.h"
#include "tests/core/asked.h"
#include "tests/core/plain.h"
#include "tests/core/plain_coins.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>
#include <set>

using namespace mexplorer;

namespace {

using RulePair = std::pair<std::string, std::string>; // for the rows and for the columns

const std::vector<RulePair> named = {
    {"twins", "twins"},   {"turtles", "turtles"},    {"ruler", "mock-turtles"},   {"moebius", "twins"},
    {"turtles", "ruler"}, {"twins", "mock-turtles"}, {"mock-turtles", "moebius"}, {"moebius", "moebius"}};
const std::vector<RulePair> ownPairs = {{"any 1; 0,1", "0,2; any 2"}, {"run 1-2", "0,1,3; any 1"}};

Parameters parametersOf(const RulePair& rules, const std::string& play) {
    const bool isNamed = std::find(named.begin(), named.end(), rules) != named.end();
    if (isNamed) {
        return {{"rows", rules.first},
                {"row-sets", ""},
                {"columns", rules.second},
                {"column-sets", ""},
                {"play", play}};
    }
    return {{"rows", "own"},
            {"row-sets", rules.first},
            {"columns", "own"},
            {"column-sets", rules.second},
            {"play", play}};
}

Tartan tartan(const RulePair& rules, const std::string& play = "normal") {
    return Tartan::make(parametersOf(rules, play)).value();
}

std::unique_ptr<Game> gameOf(const RulePair& rules) {
    return std::move(makeGame("tartan", parametersOf(rules, "normal")).value());
}

/// Every set of heads on a board.
std::vector<BoardHeads> allBoards(std::uint32_t rows, std::uint32_t columns) {
    std::vector<BoardHeads> all;
    for (unsigned bits = 0; bits < 1U << (rows * columns); ++bits) {
        BoardHeads heads;
        for (std::uint32_t i = 0; i < rows * columns; ++i) {
            if ((bits >> i) & 1U) heads.push_back({i / columns + 1, i % columns + 1});
        }
        all.push_back(heads);
    }
    return all;
}

/// The value of a board of side 3, with heads as bits 3·row + column, by trying all sets of rows and columns.
int plainValue(const RulePair& rules, unsigned heads, bool misere, std::map<unsigned, int>& known) {
    if (const auto found = known.find(heads); found != known.end()) return found->second;
    std::set<int> values;
    for (unsigned rows = 1; rows < 8; ++rows) {
        for (unsigned columns = 1; columns < 8; ++columns) {
            const auto chosenRows = placesOf(rows);
            const auto chosenColumns = placesOf(columns);
            const int last = 3 * chosenRows.back() + chosenColumns.back();
            if (((heads >> last) & 1U) == 0 || !allowsTurn(rules.first, chosenRows) ||
                !allowsTurn(rules.second, chosenColumns))
                continue;
            unsigned turned = 0;
            for (const int row : chosenRows) {
                for (const int column : chosenColumns)
                    turned |= 1U << (3 * row + column);
            }
            values.insert(plainValue(rules, heads ^ turned, misere, known));
        }
    }
    return known[heads] = plainMex(values, misere);
}

} // namespace

class TestTartan : public QObject {
    Q_OBJECT

private slots:
    void theoremSearchAndValuationAgreeWithTheDefinitionOnSmallBoards() {
        std::vector<RulePair> all = named;
        all.insert(all.end(), ownPairs.begin(), ownPairs.end());
        for (const RulePair& rules : all) {
            for (const char* play : {"normal", "misere"}) {
                const Tartan game = tartan(rules, play);
                QCOMPARE(disagreement(game, allBoards(2, 4)), std::string());
                for (const BoardHeads& heads : allBoards(2, 4)) {
                    std::uint64_t visits = 0;
                    std::set<std::string> options;
                    game.forEachOption(heads, [&](const BoardTurn& turn, const BoardHeads& option) {
                        ++visits;
                        options.insert(game.text(option));
                        QVERIFY(option == game.after(heads, turn));
                    });
                    QCOMPARE(game.optionCount(heads), visits);
                    QCOMPARE(std::uint64_t{options.size()}, visits); // no turn is visited twice
                    QCOMPARE(*game.parse(game.text(heads)), heads);
                }
            }
        }
    }

    void theNamedRulesTurnWhatTheirWordsSay() {
        for (const RulePair& rules : named) {
            for (const bool misere : {false, true}) {
                const Tartan game = tartan(rules, misere ? "misere" : "normal");
                Valuation<Tartan> valuation(game, std::make_shared<SharedOf<Tartan>>());
                std::map<unsigned, int> known;
                Task task;
                for (unsigned bits = 0; bits < 1U << 9U; ++bits) {
                    BoardHeads heads;
                    for (const int place : placesOf(bits))
                        heads.push_back({std::uint32_t(place / 3) + 1, std::uint32_t(place % 3) + 1});
                    const auto value = valuation(heads, task);
                    QVERIFY(value.has_value());
                    QCOMPARE(int(*value->nimber()), plainValue(rules, bits, misere, known));
                }
            }
        }
    }

    void theGridByTheoremIsThatOfTheDefinition() {
        std::vector<RulePair> all = named;
        all.insert(all.end(), ownPairs.begin(), ownPairs.end());
        for (const RulePair& rules : all) {
            const auto game = gameOf(rules);
            const GridAspect& grid = *game->as<GridAspect>();
            const GridSize size{9, 11};
            GridValues filled(size);
            GridValues defined(size);
            Task task;
            QVERIFY(grid.fill(filled, task).has_value());
            QVERIFY(grid.fillByDefinition(defined, task).has_value());
            QCOMPARE(defined.finished(), size);
            for (std::uint32_t a = 0; a < size.rows; ++a) {
                for (std::uint32_t b = 0; b < size.columns; ++b)
                    QCOMPARE(filled.at(a, b), defined.at(a, b));
            }
            task.cancel();
            QCOMPARE(grid.fill(filled, task).error().kind, Error::Kind::cancelled);
            QCOMPARE(grid.fillByDefinition(defined, task).error().kind, Error::Kind::cancelled);
        }
    }

    /// The table printed in On Numbers and Games: 2 ⊗ 2 = 3, 4 ⊗ 4 = 6, …
    void turningCornersIsNimMultiplication() {
        const auto game = gameOf({"twins", "twins"});
        const GridAspect& grid = *game->as<GridAspect>();
        const std::vector<std::vector<Nimber>> known = {{0, 0, 0, 0, 0, 0},  {0, 1, 2, 3, 4, 5},
                                                        {0, 2, 3, 1, 8, 10}, {0, 3, 1, 2, 12, 15},
                                                        {0, 4, 8, 12, 6, 2}, {0, 5, 10, 15, 2, 7}};
        for (std::uint64_t a = 0; a < known.size(); ++a) {
            for (std::uint64_t b = 0; b < known.size(); ++b)
                QCOMPARE(*grid.closedForm({a, b})->nimber(), known[a][b]);
        }
    }

    void boardsOfManyHeadsAreTheXorOfLoneOnes() {
        const std::uint64_t seed = 20261122;
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        std::mt19937_64 random(seed);
        for (const RulePair& rules : {RulePair{"turtles", "ruler"}, RulePair{"moebius", "twins"}}) {
            const auto game = gameOf(rules);
            Task task;
            for (int round = 0; round < 20; ++round) {
                std::set<BoardPlace> places;
                for (int i = 0; i < 12; ++i)
                    places.insert({std::uint32_t(random() % 40) + 1, std::uint32_t(random() % 255) + 1});
                const Tartan board = tartan(rules);
                const BoardHeads heads(places.begin(), places.end());
                Nimber sum = 0;
                for (const BoardHeads& part : board.components(heads))
                    sum ^= *asked(*game, board.text(part))->evaluation(task)->nimber();
                QCOMPARE(*asked(*game, board.text(heads))->evaluation(task)->nimber(), sum);
            }
        }
    }

    void headsAreReadInAnyOrderOrRefused_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("answer");
        QTest::newRow("sorted") << "3x5, 2x2"
                                << "2x2,3x5";
        QTest::newRow("other signs") << " 3 X 5，10×2"
                                     << "3x5,10x2";
        QTest::newRow("none") << " 0 "
                              << "0";
        QTest::newRow("empty")
            << ""
            << "position: A place on the board is missing at column 1; write its row and its column: 3x5.";
        QTest::newRow("one more comma")
            << "2x2,"
            << "position: A place on the board is missing at column 5; write its row and its column: 3x5.";
        QTest::newRow("no column") << "2x"
                                   << "position: A number from 1 to 255 is missing at column 3.";
        QTest::newRow("no row") << "1x1,x3"
                                << "position: A number from 1 to 255 is missing at column 5.";
        QTest::newRow("a number") << "2x2, 7"
                                  << "position: “7” at column 6 is not a place on a board; write its row and "
                                     "its column: 3x5.";
        QTest::newRow("a zero") << "2×2，0x3"
                                << "position: 0 at column 5 is outside the range 1 to 255.";
        QTest::newRow("too far") << "2x256"
                                 << "position: 256 at column 3 is outside the range 1 to 255.";
        QTest::newRow("three numbers") << "2x2x2"
                                       << "position: “2x2” at column 3 is not a whole number from 1 to 255.";
        QTest::newRow("twice") << "2x2,1x1,2x2"
                               << "position: The coin 2x2 at column 9 is there twice; name every head once.";
        QTest::newRow("two twice") << "7x7，1x1, 7x7,1x1"
                                   << "position: The coin 1x1 at column 14 is there twice; name every head "
                                      "once.";
    }
    void headsAreReadInAnyOrderOrRefused() {
        QFETCH(QString, text);
        QFETCH(QString, answer);
        const Tartan game = tartan({"twins", "twins"});
        const auto heads = game.parse(text.toStdString());
        QCOMPARE(QString::fromStdString(heads ? game.text(*heads) : heads.error().english()), answer);
    }

    void headsAreReadHoweverTheyArePasted() {
        const Tartan game = tartan({"twins", "twins"});
        for (const char* heads : {"(2,3) (3,4)", "(2,3), (3,4)", "(2,3);(3,4)", "2,3 3,4", "2,3; 3,4",
                                  "[[2,3],[3,4]]", "[(2,3), (3,4)]", "{{2,3},{3,4}}", "2 3\n3 4\n",
                                  "2,3\n3,4", "2\t3\r\n3\t4", "2x3 3x4", "2x3;3x4", "2×3\n3×4", "[2x3, 3x4]"})
            QVERIFY2(game.parse(heads).value_or(BoardHeads()) == *game.parse("2x3,3x4"), heads);
        QVERIFY(*game.parse("(2,3)") == *game.parse("2x3"));
        for (const char* heads : {"2,3,3,4", "(2,3", "2,3)", "(2,3,4)", "2;3", "(2;3)", "2,3 3",
                                  "((2,3),(3,4),5)", "(2,300)", "(2,)", "()", "2,3 2,3"})
            QVERIFY2(!game.parse(heads), heads);
    }

    void theCoinsThatAllTurnsTurnAreCounted() {
        std::vector<RulePair> all = named;
        all.insert(all.end(), ownPairs.begin(), ownPairs.end());
        for (const RulePair& rules : all) {
            const Tartan game = tartan(rules);
            for (const BoardPlace place : {BoardPlace{1, 1}, {4, 6}, {9, 7}, {12, 2}}) {
                std::uint64_t coins = 0;
                game.forEachTurn(
                    place, [&](const BoardTurn& turn) { coins += turn.rows.size() * turn.columns.size(); });
                QCOMPARE(game.coinsTurned(place), coins);
            }
        }
        QCOMPARE(tartan({"any 1-9", "any 1-9"}).coinsTurned({255, 255}), UINT64_MAX);
    }

    void turnsEndWhereTheVisitorSaysSo() {
        const Tartan game = tartan({"any 1-2; run 3-4; 0,2,7", "any 1-2"});
        const BoardHeads heads = {{2, 2}, {20, 12}};
        const auto all = static_cast<int>(game.optionCount(heads));
        QCOMPARE(all, 2 * 2 + (20 + 2 + 1) * 12);
        for (int most = 1; most < all; ++most) {
            int visits = 0;
            game.forEachOption(heads, [&](const BoardTurn&, const BoardHeads&) { return ++visits < most; });
            QCOMPARE(visits, most);
        }
    }

    /// A lone head has a short text, but turning runs by runs leaves boards full of heads.
    void optionsWithTextsTooLongAreNotAllListed() {
        Task task;
        const auto game = gameOf({"run 1-", "run 1-"});
        const auto all = asked(*game, "20x20")->solution(task).value();
        QVERIFY(all->complete);
        QCOMPARE(all->moves.size(), std::size_t{400});
        const auto some = asked(*game, "72x72")->solution(task).value();
        QVERIFY(!some->complete && !some->moves.empty());
        std::uint64_t bytes = 0;
        for (const SolvedMove& move : some->moves) {
            QVERIFY(move.wins());
            bytes += move.to.size();
        }
        QVERIFY(bytes <= mostTextListed);
    }

    void moreMovesThanCanBeTriedAreNoErrorInItsSteps() {
        Task task;
        const auto game = gameOf({"moebius", "twins"});
        const auto alone = asked(*game, "255x255");
        QCOMPARE(alone->evaluation(task)->outcome, Outcome::N);
        QVERIFY(alone->as<SumAspect>()->winningMoves(task).value()->empty());
        const auto among = asked(*game, "2x2,255x255,6x3");
        const auto moves = among->as<SumAspect>()->winningMoves(task).value();
        for (const ComponentMove& move : *moves)
            QVERIFY(move.component != 1);
    }

    void turnsAreSaidInWords() {
        const Tartan game = tartan({"turtles", "turtles"});
        QCOMPARE(game.moveText({}, {{2}, {3}}).english(), std::string("turn the coin 2x3"));
        QCOMPARE(game.moveText({}, {{1, 2}, {3, 4}}).english(),
                 std::string("turn the coins 1x3, 1x4, 2x3, 2x4"));
        QCOMPARE(game.moveText({}, {{2}, {3, 4, 5, 6}}).english(),
                 std::string("turn the coins 2x3, 2x4, 2x5, 2x6"));
        QCOMPARE(game.moveText({}, {{2}, {3, 4, 5, 6, 7}}).english(),
                 std::string("turn the coins where row 2 meets the columns 3, 4, 5, 6, 7"));
        QCOMPARE(game.moveText({}, {{1, 2, 4, 5, 7}, {3}}).english(),
                 std::string("turn the coins where the rows 1, 2, 4, 5, 7 meet column 3"));
        QCOMPARE(game.moveText({}, {{1, 2}, {3, 4, 6}}).english(),
                 std::string("turn the coins where the rows 1, 2 meet the columns 3, 4, 6"));
    }

    void theHeadsAreTheComponentsAndSayTheirProducts() {
        Task task;
        const auto game = gameOf({"twins", "twins"});
        const auto position = asked(*game, "2x3,3x4,4x4");
        const auto components = *position->as<SumAspect>()->components(task).value();
        QCOMPARE(components.size(), std::size_t{3});
        QCOMPARE(components[2].text, std::string("4x4"));
        QCOMPARE(components[2].value, Nimber{2});
        QCOMPARE(components[2].reason.english(), std::string("3 ⊗ 3 = 2"));
        const auto moves = *position->as<SumAspect>()->winningMoves(task).value();
        QCOMPARE(moves.size(), std::size_t{2});
        for (const ComponentMove& move : moves)
            QCOMPARE(move.newValue, components[move.component].value ^ 1U);
        const auto moebius = asked(*gameOf({"moebius", "twins"}), "6x3");
        const auto heads = *moebius->as<SumAspect>()->components(task).value();
        QVERIFY(heads.front().reason.empty());
        QCOMPARE(heads.front().value, nimProduct(31, 2));
        const auto misere = makeGame("tartan", {{"play", "misere"}}).value();
        QVERIFY(asked(*misere, "2x3,3x4,4x4")->as<SumAspect>() == nullptr);
        QVERIFY(misere->as<GridAspect>() == nullptr);
    }

    void itIsAPartOfSums() {
        Task task;
        const auto sum = std::move(makeGame("sum", {}).value());
        const auto position =
            asked(*sum, "tartan: 3x4, 2x2; nim: 1; tartan rows=turtles columns=turtles: 3x5");
        const auto value = position->evaluation(task);
        QVERIFY2(value.has_value(), value ? "" : value.error().english().c_str());
        QCOMPARE(*value->nimber(), nimProduct(2, 3) ^ nimProduct(1, 1) ^ Nimber{1} ^ nimProduct(3, 5));
    }

    void whatIsOutOfReachIsRefusedBeforeItTakesMemory() {
        Task task;
        const auto game = gameOf({"moebius", "moebius"});
        const GridAspect& grid = *game->as<GridAspect>();
        QCOMPARE(grid.check({256, 1}).error().english(),
                 std::string("A board of coins has at most 255 rows and 255 columns."));
        QVERIFY(grid.check({255, 255}).has_value());
        QVERIFY(!grid.optionsOf({200, 200}, 1000));
        const auto runs = gameOf({"run 1-", "run 1-"});
        QVERIFY(
            !runs->as<GridAspect>()->optionsOf({99, 99}, 1'000'000)); // 10,000 options of 25 million cells
        QCOMPARE(runs->as<GridAspect>()->optionsOf({29, 29}, 1'000'000)->size(), std::size_t{900});
        const Tartan nines = tartan({"any 1-9", "any 1-9"});
        QCOMPARE(nines.optionCount({{255, 255}}), UINT64_MAX);
        const auto far = asked(*gameOf({"any 1-9", "any 1-9"}), "200x1");
        QCOMPARE(far->evaluation(task).error().kind, Error::Kind::tooLarge);
    }
};

MEXPLORER_TEST(TestTartan)
#include "test_tartan.moc"
