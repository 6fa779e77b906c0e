#include "core/rules/boards/stone_game.h"

#include "core/rules/boards/mnk.h"
#include "core/rules/boards/tic_tac_toe.h"
#include "core/solve/scored_search.h"
#include "core/text/plain_text.h"
#include "tests/core/rules/boards/plain_boards.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <functional>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

const std::vector<StoneShape> smallShapes = {{3, 3, 3, false}, {3, 3, 2, false}, {4, 2, 3, false},
                                             {2, 5, 2, false}, {5, 1, 2, false}, {1, 4, 3, false},
                                             {2, 2, 1, false}, {2, 2, 3, false}, {3, 3, 3, true},
                                             {4, 3, 3, true},  {1, 5, 2, true},  {5, 2, 2, true}};

std::string nameOf(const StoneShape& shape) {
    return fmt::format("{},{},{}{}", shape.columns, shape.rows, shape.inRow, shape.gravity ? " gravity" : "");
}

/// All positions that play leads to, with their results.
plain::StonesGame playedOut(const StoneShape& shape) {
    plain::StonesGame game(static_cast<int>(shape.inRow), shape.gravity);
    game.bestPlay(plain::rowsOf(StoneGame(shape).text({})));
    return game;
}

/// Every board with X and O, possible or not.
void everyBoard(const StoneShape& shape, const std::function<void(const Stones&)>& visit) {
    const std::function<void(std::uint32_t, Stones)> fill = [&](std::uint32_t cell, const Stones& stones) {
        if (cell == shape.cells()) return visit(stones);
        const std::uint64_t bit = std::uint64_t{1} << cell;
        fill(cell + 1, stones);
        fill(cell + 1, {stones.first | bit, stones.second});
        fill(cell + 1, {stones.first, stones.second | bit});
    };
    fill(0, {});
}

/// All positions that clicks can set up from the empty board.
std::set<std::string> setUp(const StoneGame& game) {
    std::set<std::string> met = {game.text({})};
    std::vector<Stones> open = {Stones{}};
    while (!open.empty()) {
        const Stones at = open.back();
        open.pop_back();
        for (std::uint32_t row = 0; row < game.shape().rows; ++row) {
            for (std::uint32_t column = 0; column < game.shape().columns; ++column) {
                const auto next = game.changed(at, {row, column});
                if (next && met.insert(game.text(*next)).second) open.push_back(*next);
            }
        }
    }
    return met;
}

/// The lexicographically first of the square’s eight symmetric images.
std::string leastImage(plain::Rows rows) {
    std::string least;
    for (int turn = 0; turn < 4; ++turn) {
        plain::Rows turned = rows;
        for (std::size_t row = 0; row < rows.size(); ++row)
            for (std::size_t column = 0; column < rows.size(); ++column)
                turned[column][rows.size() - 1 - row] = rows[row][column];
        rows = turned;
        plain::Rows mirrored = rows;
        std::reverse(mirrored.begin(), mirrored.end());
        for (const std::string& text : {plain::textOf(rows), plain::textOf(mirrored)})
            if (least.empty() || text < least) least = text;
    }
    return least;
}

std::string refusal(const StoneGame& game, std::string_view text) {
    const auto parsed = game.parse(text);
    return parsed ? "read as " + game.text(*parsed) : parsed.error().english();
}

} // namespace

class TestStoneGame : public QObject {
    Q_OBJECT

private slots:
    /// By the definition, and piece by piece; always less than a win.
    void everyPositionsEstimateIsTheLinesStillOpen() {
        for (const StoneShape& shape : smallShapes) {
            if (shape.inRow == 1) continue; // with one in a row, a cell is a line in every direction
            const StoneGame game(shape);
            const plain::StonesGame truth = playedOut(shape);
            for (const auto& [text, worth] : truth.known()) {
                const plain::Rows rows = plain::rowsOf(text);
                const char mover = plain::StonesGame::mover(rows);
                const char other = mover == 'X' ? 'O' : 'X';
                const Stones stones = game.parse(text).value();
                const Estimate estimate = game.estimate(stones);
                QCOMPARE(estimate, (Estimate{truth.openTo(mover, rows), truth.openTo(other, rows)}));
                Score shared = 0;
                for (const EstimateShare& share : game.estimateShares(stones)) {
                    const char piece = plain::at(rows, static_cast<int>(share.cell.row),
                                                 static_cast<int>(share.cell.column));
                    QVERIFY(piece != '.' && (piece == mover ? share.points >= 0 : share.points <= 0));
                    shared += share.points;
                }
                QCOMPARE(shared, estimate.worth());
                if (game.optionCount(stones) > 0)
                    QVERIFY(std::max(estimate.mine, estimate.theirs) < game.winBesideEstimates());
            }
        }
        QCOMPARE(StoneGame({3, 3, 3, false}).winBesideEstimates(), 100); // 8 lines of at most 2 stones
        QCOMPARE(StoneGame({7, 6, 4, true}).winBesideEstimates(), 1000); // 69 lines of at most 3
    }

    void tenThousandGamesOfTicTacToeAreADraw() {
        const plain::StonesGame truth = playedOut(StoneShape{});
        QCOMPARE(truth.known().size(), std::size_t{5478});
        std::set<std::string> apart;
        for (const auto& [text, worth] : truth.known())
            apart.insert(leastImage(plain::rowsOf(text)));
        QCOMPARE(apart.size(), std::size_t{765});
        QCOMPARE(truth.known().at(".../.../..."), (BestPlay{0, 9}));
    }

    void everyPositionIsWorthWhatPlainMinimaxSays_data() { addShapes(); }
    void everyPositionIsWorthWhatPlainMinimaxSays() {
        QFETCH(std::size_t, index);
        const StoneGame rules(smallShapes[index]);
        const plain::StonesGame truth = playedOut(rules.shape());
        ScoredSearch<Mnk> inTurn(Mnk(rules.shape()));
        Task task;
        Allowance enough(UINT64_MAX);
        for (const auto& [text, worth] : truth.known()) {
            const Stones stones = rules.parse(text).value();
            QCOMPARE(rules.text(stones), text);
            QCOMPARE(inTurn.bestPlay(stones, enough, task).value(), worth);
            const bool isSpotCheck = hashOf(stones) % 16 == 0; // solved without earlier results
            if (isSpotCheck)
                QCOMPARE(ScoredSearch<Mnk>(Mnk(rules.shape())).outcome(stones, enough, task).value(),
                         outcomeOf(worth.score));
            const auto plainOptions = truth.options(plain::rowsOf(text));
            std::set<std::string> options;
            rules.forEachOption(
                stones, [&](StoneGame::Move, const Stones& option) { options.insert(rules.text(option)); });
            QCOMPARE(rules.optionCount(stones), plainOptions.size());
            QCOMPARE(options.size(), plainOptions.size());
            for (const plain::Rows& option : plainOptions)
                QVERIFY2(options.count(plain::textOf(option)) == 1, text.c_str());
            if (options.empty()) QCOMPARE(rules.scoreAtEnd(stones), worth.score);
        }
    }

    /// Without gravity, exactly the positions of play are accepted; with it, also a few that no order of
    /// discs leads to.
    void whatIsNoPositionOfPlayIsRefused_data() { addShapes(); }
    void whatIsNoPositionOfPlayIsRefused() {
        QFETCH(std::size_t, index);
        const StoneGame rules(smallShapes[index]);
        const plain::StonesGame truth = playedOut(rules.shape());
        std::size_t possible = 0;
        everyBoard(rules.shape(), [&](const Stones& stones) {
            const bool isMet = truth.known().count(rules.text(stones)) != 0;
            const bool isTaken = rules.check(stones).has_value();
            possible += isTaken ? 1U : 0U;
            QVERIFY2(isTaken || !isMet, rules.text(stones).c_str());
            QVERIFY2(isMet || !isTaken || rules.shape().gravity, rules.text(stones).c_str());
        });
        QVERIFY(possible >= truth.known().size());
    }

    void clicksSetUpEveryPosition_data() { addShapes(); }
    void clicksSetUpEveryPosition() {
        QFETCH(std::size_t, index);
        const StoneGame rules(smallShapes[index]);
        const std::set<std::string> met = setUp(rules);
        const plain::StonesGame truth = playedOut(rules.shape());
        for (const auto& [text, worth] : truth.known())
            QVERIFY2(met.count(text) == 1, text.c_str());
        for (const std::string& text : met)
            QVERIFY2(rules.parse(text).has_value(), text.c_str());
    }

    /// Positions with as many stones on the same cells differ only in whose they are.
    void positionsHaveDifferentHashes() {
        constexpr unsigned seed = 1616;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const StoneGame four({7, 6, 4, true});
        std::set<std::string> positions;
        std::set<std::uint64_t> hashes;
        for (int game = 0; game < 20'000; ++game) {
            Stones stones;
            for (int disc = 0; disc < 16; ++disc) {
                std::vector<Stones> options;
                four.forEachOption(stones, [&](StoneGame::Move, const Stones& to) { options.push_back(to); });
                if (options.empty()) break;
                stones = options[random() % options.size()];
            }
            positions.insert(four.text(stones));
            hashes.insert(hashOf(stones));
        }
        QCOMPARE(hashes.size(), positions.size()); // two of 2⁶⁴ values are equal once in 10¹¹ such tests
    }

    void aPositionIsReadAsItIsWritten() {
        const TicTacToe rules;
        for (const char* text : {"X.O/.X./..O", " x.o/.x/..o\n", "X.O/.X/..O"})
            QCOMPARE(refusal(rules, text), std::string("read as X.O/.X./..O"));
        for (const char* text : {"X.O\n.X.\n..O", "x-o\r\n-x-\r\n--o\r\n", "X_O_X___O",
                                 "X . O / . X . / . . O", "X.O .X. ..O", "0, 2, 4, 8", "0 2 4 8", "0248"})
            QCOMPARE(refusal(rules, text), std::string("read as X.O/.X./..O"));
        QCOMPARE(refusal(rules, "4"), std::string("read as .../.X./..."));
        QCOMPARE(refusal(rules, "//"), std::string("read as .../.../..."));
        const StoneGame fall({7, 6, 4, true});
        QCOMPARE(refusal(fall, "44455"),
                 std::string("read as ......./......./......./...X.../...OX../...XO.."));
        for (const char* text : {"4 4 4 5 5", "4,4,4,5,5", " 4, 4, 4, 5, 5 "})
            QCOMPARE(refusal(fall, text), refusal(fall, "44455"));
        const StoneGame broad({12, 3, 3, true});
        QCOMPARE(refusal(broad, "12 11"), std::string("read as ............/............/..........OX"));
        QCOMPARE(refusal(fall, "/////"), "read as " + fall.text({}));
        const StoneGame line({5, 1, 2, true});
        QCOMPARE(refusal(line, "35"), std::string("read as ..X.O"));
    }

    void aBoardIsReadAsPeopleDrawIt() {
        const TicTacToe rules;
        for (const char* text :
             {"X|.|O\n.|X|.\n.|.|O",
              "X| |O\n-+-+-\n |X| \n-+-+-\n | |O",
              "X| |O\n |X|\n | |O",
              " X |   | O\n---+---+---\n   | X |\n---+---+---\n   |   | O\n",
              "+---+---+---+\r\n| X |   | O |\r\n+---+---+---+\r\n|   | X |   |\r\n+---+---+---+\r\n|   |   "
              "| O |",
              "|X| |O|\n| |X| |\n| | |O|",
              "X\t\tO\n\tX\t\n\t\tO",
              "X,,O\n,X,\n,,O",
              "X,.,O;.,X,.;.,.,O",
              "X.O;.X.;..O",
              "X.O|.X.|..O",
              "X.O,.X.,..O",
              "X.O\n\n.X.\n\n..O\n",
              "X O\n X \n  O",
              "X|.|O|.|X|.|.|.|O",
              "X\t\tO\t\n\tX\n\t\tO",
              "[\"X.O\",\".X.\",\"..O\"]",
              "[\"X O\", \" X \", \"  O\"]",
              "[['X','.','O'],\n ['.','X','.'],\n ['.','.','O']]",
              "[[\"X\",\"\",\"O\"],[\"\",\"X\",\"\"],[\"\",\"\",\"O\"]]",
              "[['X',None,'O'],[None,'X',None],[None,None,'O']]",
              "{{'X','','O'},{'','X',''},{'','','O'}}",
              "array([['X', '.', 'O'],\n       ['.', 'X', '.'],\n       ['.', '.', 'O']], dtype='<U1')",
              "| X |   | O |\n|---|:-:|---|\n|   | X |   |\n|   |   | O |",
              "X| |O\n-----\n |X| \n-----\n | |O",
              "×.○/.×./..○",
              "✕ ○\n ✕ \n  ○",
              "❌⬜⭕\n⬜❌⬜\n⬜⬜⭕",
              "❌\uFE0F⬜⭕/⬜❌⬜/⬜⬜⭕",
              "[0,2,4,8]",
              "0;2;4;8",
              "array([0, 2, 4, 8])"})
            QCOMPARE(refusal(rules, text), std::string("read as X.O/.X./..O"));
        const std::string lines = plainText("X│ │O\n─┼─┼─\n │X│ \n━╋━╋━\n │ │O");
        QCOMPARE(refusal(rules, lines), std::string("read as X.O/.X./..O"));
        const StoneGame fall({7, 6, 4, true});
        QCOMPARE(
            refusal(fall,
                    "| | | | | | | |\n| | | | | | | |\n| | | | | | | |\n| | | | | | | |\n| | | |O| | | |\n"
                    "| | | |X|X| |O|"),
            std::string("read as ......./......./......./......./...O.../...XX.O"));
        QCOMPARE(refusal(rules, "   \n X \nO  "), std::string("read as .../.X./O.."));
    }

    void whatIsNoDrawingIsRefused() {
        const TicTacToe rules;
        for (const char* text :
             {"XX|.|O\n.|X|.\n.|.|O", "X|.|O|X\n.|X|.\n.|.|O", "X|.|O\n.|X|.", "---+---+---", "+", "|", "X|X",
              "[\"X.O\",\".X.\"", "[\"X.O\",\".X.\",\"..Q\"]", "[", "[]", "['X.O]", "X\t\t\tO\n\tX\t\n\t\tO",
              "X.O\n---\n.X.\n---\n..O", "X O X\n O\nX", "X/  O/.X.",
              "| A | B | C |\n|---|---|---|\n| X | O |   |\n|   | X |   |\n|   |   | O |", "●.○/.●./...",
              "[[1,2,0],[0,1,0],[0,0,2]]"})
            QVERIFY2(!refusal(rules, text).starts_with("read as"), text);
    }

    void whatIsNoPositionIsRefusedAtItsPlace() {
        const std::pair<const char*, const char*> wrong[] = {
            {"", "3 of them, not 0. Empty it is “.../.../...”."},
            {"X../...", "3 of them, not 2"},
            {"X../.../.../", "3 of them, not 4"},
            {"X../.Q./...", "“Q” at column 6 is not one of X, O"},
            {"X../.é./...", "“é” at column 6"},
            {"X...", "not 1"},
            {".../..../...", "Row 2 has more than 3 cells: the next is at column 8"},
            {"XX./.../...", "There are 2 X and 0 O"},
            {"O../.../...", "There are 0 X and 1 O"},
            {"XXX/OOO/...", "Both X and O have 3 in a row"},
            {"XXX/OO./..O", "X has 3 in a row, but O has moved after that"},
            {"OOO/XX./XX.", "O has 3 in a row, but X has moved after that"},
            {"44455", "Cell 4 is taken before the move at column 2"},
            {"4, 9", "9 at column 4 is not a cell of the board, which are counted row by row from 0 to 8"},
            {"0 3 1 4 2 5", "The game is over before the move at column 11"}};
        const TicTacToe rules;
        for (const auto& [text, part] : wrong) {
            const std::string found = refusal(rules, text);
            if (found.find(part) == std::string::npos) QFAIL((std::string(text) + ": " + found).c_str());
        }
        const StoneGame fall({4, 4, 3, true});
        const std::pair<const char*, const char*> fallen[] = {
            {"..../X.../..../....", "The disc in row 2, column 1 floats"},
            {"..../..../.X../....", "The disc in row 3, column 2 floats"},
            {"125", "5 at column 3 is not a column of the board, 1 to 4"},
            {"101", "0 at column 2"},
            {"11111", "Column 1 is full before the disc at column 5"},
            {"121212", "The game is over before the move at column 6"}};
        for (const auto& [text, part] : fallen) {
            const std::string found = refusal(fall, text);
            if (found.find(part) == std::string::npos) QFAIL((std::string(text) + ": " + found).c_str());
        }
        const StoneGame wide({7, 3, 3, false});
        QVERIFY(refusal(wide, "XXX..../OOOO.O./XXX....").find("no last move") == std::string::npos);
        QVERIFY(refusal(wide, "XXX..../O.O.O../XX.O.O.").find("after that") != std::string::npos);
        QVERIFY(refusal(wide, "XXX..../O.O.OO./XXX.O..").find("rows of 3 that no last move") !=
                std::string::npos);
    }

    void anyBytesAreReadOrRefused() {
        constexpr unsigned seed = 5478;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const std::string_view likely = "XO./xo123\n\xC3\xFF |+-\t,;[]\"'";
        for (const StoneShape& shape :
             {StoneShape{}, StoneShape{7, 6, 4, true}, StoneShape{16, 4, 5, false}}) {
            const StoneGame rules(shape);
            for (int round = 0; round < 20'000; ++round) {
                std::string text(random() % 24, ' ');
                for (char& c : text)
                    c = random() % 8 == 0 ? static_cast<char>(random() % 256)
                                          : likely[random() % likely.size()];
                const auto parsed = rules.parse(text);
                if (parsed)
                    QVERIFY(rules.parse(rules.text(*parsed)).value() == *parsed);
                else
                    QVERIFY(!parsed.error().english().empty());
            }
        }
        QVERIFY(!TicTacToe().parse(std::string(1'000'000, 'X')).has_value());
        QVERIFY(!TicTacToe().parse(std::string(1'000'000, '/')).has_value());
    }

    void theLargestBoardsHoldTheirRows() {
        for (const StoneShape& shape :
             {StoneShape{8, 8, 8, false}, StoneShape{16, 4, 16, false}, StoneShape{4, 16, 16, false},
              StoneShape{16, 1, 16, false}, StoneShape{1, 16, 16, true}}) {
            const StoneGame rules(shape);
            std::uint64_t line = 0; // one stone more than the other player has elsewhere
            for (std::uint32_t i = 0; i < shape.inRow; ++i)
                line |= shape.columns >= shape.inRow ? shape.bit(0, i) : shape.bit(i, 0);
            const StoneRows rows(shape);
            QVERIFY(rows.has(line));
            QCOMPARE(rows.in(line), line);
            QVERIFY(!rows.has(line & (line - 1)));
            QCOMPARE(rows.completing(line & (line - 1), line & -line), line & -line);
        }
    }

    void thePictureShowsTheStonesAndTheRow() {
        const TicTacToe rules;
        const BoardPicture picture = rules.picture(rules.parse("XXX/OO./...").value());
        QCOMPARE(picture.rows, 3U);
        QCOMPARE(picture.columns, 3U);
        QCOMPARE(picture.pieces.size(), std::size_t{5});
        QVERIFY((picture.pieces[3] == PlacedPiece{{1, 0}, Piece::nought}));
        QCOMPARE(picture.line, (std::vector<BoardCell>{{0, 0}, {0, 1}, {0, 2}}));
        QVERIFY(rules.picture(rules.parse("XX./OO./...").value()).line.empty());
        const StoneGame fall({3, 3, 3, true});
        const BoardPicture fallen = fall.picture(fall.parse("12").value());
        QVERIFY((fallen.pieces ==
                 std::vector<PlacedPiece>{{{2, 0}, Piece::firstDisc}, {{2, 1}, Piece::secondDisc}}));
    }

    void aClickSaysWhyNothingElseCanBeThere() {
        const TicTacToe rules;
        const auto clicked = [&](const char* text, BoardCell cell) {
            const auto found = rules.changed(rules.parse(text).value(), cell);
            return found ? rules.text(*found) : found.error().english();
        };
        QCOMPARE(clicked(".../.../...", {1, 1}), std::string(".../.X./..."));
        QCOMPARE(clicked(".../.X./...", {0, 1}), std::string(".O./.X./..."));
        QCOMPARE(clicked(".O./.X./...", {0, 1}), std::string(".../.X./..."));
        QVERIFY(clicked(".O./.X./...", {1, 1}).find("as many, or one X more") != std::string::npos);
        QVERIFY(clicked("XXX/OO./...", {2, 2}).find("The game is over") != std::string::npos);
        QVERIFY(clicked(".../.../...", {3, 0}).find("no cell in row 4, column 1") != std::string::npos);
        QVERIFY(clicked(".../.../...", {0, UINT32_MAX}).find("column 4294967296") != std::string::npos);
    }

    void whatAProofSaysIsTrue_data() { addShapes(); }
    void whatAProofSaysIsTrue() {
        QFETCH(std::size_t, index);
        const StoneGame rules(smallShapes[index]);
        const plain::StonesGame truth = playedOut(rules.shape());
        for (const auto& [text, worth] : truth.known()) {
            const Stones stones = rules.parse(text).value();
            const auto proof = rules.proof(stones);
            const bool isObvious = worth.plies == 0U || (worth.score > 0 && worth.plies == 1U);
            QVERIFY2(proof || !isObvious, text.c_str());
            if (!proof) continue;
            QCOMPARE(proof->steps.size(), std::size_t{1});
            const Saying& step = proof->steps.front();
            QVERIFY(step.codeLine < proof->pseudoCode.size());
            const std::string said = step.reason.english();
            const bool isDraw = said.find("draw") != std::string::npos;
            const bool saysFirst =
                said.find("X wins") != std::string::npos || said.find("X has won") != std::string::npos;
            const char winner = (worth.score > 0) == stones.firstMoves() ? 'X' : 'O';
            QVERIFY2(isDraw == (worth.score == 0) && (isDraw || saysFirst == (winner == 'X')),
                     (text + ": " + said).c_str());
            if (proof->move.empty()) continue;
            bool isThere = false;
            rules.forEachOption(stones, [&](StoneGame::Move move, const Stones& option) {
                if (rules.moveText(stones, move) != proof->move) return;
                isThere = true;
                QCOMPARE(truth.known().at(rules.text(option)).score, -1);
            });
            QVERIFY2(isThere, text.c_str());
        }
    }

private:
    static void addShapes() {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t i = 0; i < smallShapes.size(); ++i)
            QTest::newRow(nameOf(smallShapes[i]).c_str()) << i;
    }
};

MEXPLORER_TEST(TestStoneGame)
#include "test_stone_game.moc"
