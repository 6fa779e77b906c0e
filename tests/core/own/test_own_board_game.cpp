#include "core/catalogue/views.h"
#include "core/game/aspects/board.h"
#include "core/game/aspects/grid.h"
#include "core/game/aspects/notes.h"
#include "core/game/aspects/sum.h"
#include "core/own/board_rules.h"
#include "core/play/question.h"
#include "core/play/quiz_positions.h"
#include "core/solve/compare_below.h"
#include "core/solve/comparison.h"
#include "tests/core/catalogue/games.h"
#include "tests/core/catalogue/laid_out.h"
#include "tests/core/plain.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

const char* const knightRules = "board 12 x 12: (-2,-1) (-2,1) (-1,-2) (1,-2)";
const char* const endlessRules = "board 3 x 4: (0,-1) | (1,0) (-1,0) where column = 1";

std::unique_ptr<Game> boardGame(const std::string& rules, const std::string& play = "normal") {
    return game("own", {{"rules", rules}, {"play", play}});
}

std::string refusalOf(const std::string& rules, const std::string& play = "normal") {
    const auto made = makeGame("own", {{"rules", rules}, {"play", play}});
    return made ? "made" : made.error().english();
}

Nimber valueOf(const Game& game, const std::string& position) {
    Task task;
    return *asked(game, position)->evaluation(task).value().nimber();
}

/// Rules like those that somebody types.
std::string randomRules(std::mt19937& random) {
    const std::vector<std::string> turns = {"(-1,-2) (-2,-1)",
                                            "(-k,0)",
                                            "(0,-k) where k in {1,3,4}",
                                            "(-k,-k) where row + column is even",
                                            "(-1,1) (0,-1)",
                                            "(-k,j) where j < k",
                                            "(-1,0) where column > row"};
    std::string text =
        "board " + std::to_string(1 + random() % 6) + " x " + std::to_string(1 + random() % 6) + ":";
    for (std::size_t i = 1 + random() % 3; i > 0; --i)
        text += " " + turns[random() % turns.size()] + (i > 1 ? " |" : "");
    return text;
}

} // namespace

class TestOwnBoardGame : public QObject {
    Q_OBJECT

private slots:
    /// A knight that leaves a board of this size by no other way than the quarter-board’s edges, near the
    /// corner.
    void aKnightIsThatOfTheGridWalk() {
        for (const char* play : {"normal", "misere"}) {
            const auto own = boardGame(knightRules, play);
            const auto walk = game("grid-walk", {{"piece", "knight"}, {"play", play}});
            for (int a = 0; a < 5; ++a)
                for (int b = 0; b < 5; ++b) {
                    const std::string at = std::to_string(a) + "," + std::to_string(b);
                    QCOMPARE(valueOf(*own, at), valueOf(*walk, at));
                }
        }
    }

    void everythingAgreesWithTheDefinition() {
        constexpr unsigned seed = 2613;
        std::mt19937 random(seed);
        for (int round = 0; round < 40; ++round) {
            const std::string play = random() % 2 == 0 ? "normal" : "misere";
            const std::string text = randomRules(random);
            const auto made = boardGame(text, play);
            const auto board = OwnBoard::of(play == "normal" ? Play::normal : Play::misere,
                                            movesOf(parseBoardRules(text).value()).value());
            PlainRecursion<OwnBoard> plain(*board);
            std::vector<OwnPieces> positions;
            for (std::uint64_t a = 0; a < board->rows(); ++a)
                for (std::uint64_t b = 0; b < board->columns(); ++b)
                    positions.push_back({{{a, b}}});
            const OwnPieces last = positions.back();
            positions.push_back({{last.cells.front(), positions.front().cells.front()}});
            positions.push_back({{last.cells.front(), last.cells.front()}});
            for (const OwnPieces& pieces : positions)
                QCOMPARE(valueOf(*made, board->text(pieces)), plain(pieces));
            Task task;
            const auto below = compareBelow(*made, *askedAtStart(*made), task);
            QVERIFY(below && below->differing == 0);
            const auto& grid = *made->as<GridAspect>();
            const auto table = compareWithDefinition(grid, *grid.wholeSize(), task);
            QVERIFY(table && table->differing == 0 && table->places == board->rows() * board->columns());
        }
    }

    void everyMoveOnTheTableLeavesTheTableOfItsOption() {
        constexpr unsigned seed = 2614;
        std::mt19937 random(seed);
        for (int round = 0; round < 20; ++round) {
            const auto made = boardGame(randomRules(random) + (round % 2 == 0 ? "" : "; holes (0,0)"),
                                        round % 3 == 0 ? "misere" : "normal");
            const std::string start = startPosition(*made);
            for (const std::string& position :
                 {start, fmt::format("({0}) ({0})", start), fmt::format("({0}) ({0}) ({0})", start)})
                laid::check(*made, asked(*made, position));
        }
        const auto holed = boardGame("board 4 x 5: (-k,0) | (0,-k); holes (1,2) (3,4)");
        const auto things = laid::partOf(*asked(*holed, "(2,4) (3,3) (2,4)")).laidOut().value().front();
        QCOMPARE(things.spots.front().english(), std::string("row 0, column 0")); // as positions are written
        QCOMPARE(things.piles, (std::vector<Pile>{{14, {Piece::firstDisc}, 2}, {18, {Piece::firstDisc}}}));
    }

    void aBoardIsShownAndSetUp() {
        const auto made = boardGame("board 4 x 5: (-k,0) | (0,-k); holes (3,4) (1,1)");
        QCOMPARE(startPosition(*made), std::string("2,4"));
        QVERIFY(canShow(made->description().view, *made));
        QVERIFY(made->description().positionHint.english().find("example 2,4") != std::string::npos);
        for (const char* view : {"board", "tree", "grid", "xor", "mex", "play"})
            QVERIFY2(canShow(view, *made), view);
        const auto& board = *made->as<BoardAspect>();
        QCOMPARE(board.picture("2,3")->rows, 4U);
        QCOMPARE(board.changed("2,3", {0, 4}).value(), std::string("(2,3) (0,4)"));
        QCOMPARE(board.changed("(2,3) (0,4) (2,3)", {2, 3}).value(), std::string("0,4"));
        QVERIFY(board.changed("2,3", {2, 3}).error().english().find("At least one") != std::string::npos);
        QVERIFY(board.changed("2,3", {1, 1}).error().english().find("hole") != std::string::npos);
        QVERIFY(!board.changed("2,3", {4, 0}));
        QVERIFY(!board.changed("2,3", {0, UINT32_MAX}));
        QCOMPARE(notesOf(*made).size(), std::size_t{1});
        QVERIFY(notesOf(*boardGame("board 4 x 5: (-1,0)")).empty());
    }

    void theTableIsTheBoard() {
        const auto made = boardGame("board 4 x 5: (-k,0) | (0,-k)"); // two heaps of Nim
        const auto& grid = *made->as<GridAspect>();
        QCOMPARE(grid.firstNumber(), std::uint64_t{0});
        QVERIFY(grid.comesNearer());
        QVERIFY(grid.check({4, 5}));
        QVERIFY(grid.check({5, 5}).error().english().find("4 rows and 5 columns") != std::string::npos);
        QVERIFY(!grid.check({4, 6}));
        GridValues values({3, 5});
        Task task;
        QVERIFY(grid.fill(values, task));
        for (std::uint32_t a = 0; a < 3; ++a)
            for (std::uint32_t b = 0; b < 5; ++b)
                QCOMPARE(Nimber{values.at(a, b)}, Nimber{a ^ b});
        QCOMPARE(grid.cellOf(*asked(*made, "2,1")), std::optional(GridCell{2, 1}));
        QVERIFY(!grid.cellOf(*asked(*made, "(2,1) (0,0)")));
        QCOMPARE(grid.positionAt(2, 1), std::string("2,1"));
        QCOMPARE(grid.optionsOf({1, 2}, 3)->size(), std::size_t{3});
        QVERIFY(!grid.optionsOf({1, 2}, 2));
    }

    void severalPiecesAreASumInNormalPlay() {
        const auto made = boardGame("board 6 x 6: (-k,0) | (0,-k)");
        Task task;
        const auto at = asked(*made, "(1,2) (3,4)");
        const auto* sum = at->as<SumAspect>();
        QVERIFY(sum);
        QCOMPARE(sum->components(task).value()->size(), std::size_t{2});
        QVERIFY(!asked(*boardGame("board 6 x 6: (-k,0)", "misere"), "(1,2) (3,4)")->as<SumAspect>());
    }

    void questionsAreAskedOnTheBoard() {
        const auto made = boardGame("board 4 x 5: (-k,0) | (0,-k); holes (1,2) (3,4)");
        RandomChoice random(7);
        Task task;
        for (unsigned level = lowestLevel; level <= highestLevel; ++level) {
            const QuizPositions positions(*made, level);
            for (int i = 0; i < 40; ++i)
                QVERIFY(positions.deal(random, task));
        }
    }

    void playThatNeverEndsIsToldWithAWayRound() {
        const auto made = boardGame(endlessRules);
        QVERIFY(!made->as<GridAspect>()->comesNearer());
        QCOMPARE(valueOf(*made, "0,0"), Nimber{0});
        Task task;
        const auto evaluation = asked(*made, "2,3")->evaluation(task);
        QVERIFY(!evaluation && evaluation.error().kind == Error::Kind::invalid);
        QVERIFY(evaluation.error().english().find("Play could go on for ever: (") != std::string::npos);
        GridValues values({3, 4});
        const auto filled = made->as<GridAspect>()->fill(values, task);
        QVERIFY(!filled && filled.error().message.id == evaluation.error().message.id);
        QVERIFY(!made->as<GridAspect>()->fillByDefinition(values, task));
        GridValues corner({3, 1});
        QVERIFY(made->as<GridAspect>()->fill(corner, task));
        QVERIFY(!compareBelow(*made, *asked(*made, "2,3"), task));
        QVERIFY(compareBelow(*made, *asked(*made, "1,0"), task));
    }

    void whatIsWrongIsSaidOfTheRules() {
        QVERIFY(refusalOf("board 3 x 3: (-1,0); holes (3,0)").find("rules: The hole (3, 0)") == 0);
        QVERIFY(refusalOf("board 0 x 3: (-1,0)").find("rules: A board has 1 … 200 rows") == 0);
        QVERIFY(refusalOf("board 3 x 3: (-1,0").find("rules: ") == 0);
        QVERIFY(refusalOf("board 200 x 200: (-j,-k)").find("rules: From each of 40000 cells") == 0);
        QVERIFY(refusalOf("board 3 x 3: (-1,0); play normal", "misere").find("play: ") == 0);
        QCOMPARE(refusalOf("board 3 x 3: (-1,0); play misere", "misere"), std::string("made"));
    }
};

MEXPLORER_TEST(TestOwnBoardGame)
#include "test_own_board_game.moc"
