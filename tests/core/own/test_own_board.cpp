#include "core/own/own_board.h"

#include "core/catalogue/component_rules.h"
#include "core/rules/grid_walk.h"
#include "core/rules/optional.h"
#include "core/solve/ways/own_boards.h"
#include "tests/core/plain.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

static_assert(ImpartialRules<OwnBoard> && ComponentRules<OwnBoard> && optionalsFit<OwnBoard>());

namespace {

using Steps = std::vector<std::pair<int, int>>;

OwnBoardMoves movesBy(std::uint32_t rows, std::uint32_t columns, const Steps& steps) {
    OwnBoardMoves moves{.rows = rows, .columns = columns};
    moves.targets = [steps](const Cell& cell, const std::function<bool(const Cell&)>& visit) {
        for (const auto& [da, db] : steps) { // those that leave the board come out far beyond it
            const Cell to{cell.a + static_cast<std::uint64_t>(std::int64_t{da}),
                          cell.b + static_cast<std::uint64_t>(std::int64_t{db})};
            if (!visit(to)) return;
        }
    };
    return moves;
}

const Steps knightSteps = {{-2, -1}, {-2, 1}, {-1, -2}, {1, -2}};

OwnBoard boardOf(OwnBoardMoves moves, Play play = Play::normal) {
    auto board = OwnBoard::of(play, std::move(moves));
    if (!board) qFatal("%s", board.error().english().c_str());
    return std::move(*board);
}

std::vector<OwnPieces> allCells(const OwnBoard& board) {
    std::vector<OwnPieces> all;
    for (std::uint64_t a = 0; a < board.rows(); ++a)
        for (std::uint64_t b = 0; b < board.columns(); ++b)
            if (!board.isHole({a, b})) all.push_back({{{a, b}}});
    return all;
}

/// Whether play from this cell could go on for ever, by looking at all plays of that many moves.
bool lastsFor(const OwnBoard& board, const Cell& cell, std::size_t moves) {
    std::vector<OwnPieces> now{{{cell}}};
    for (std::size_t i = 0; i < moves && !now.empty(); ++i) {
        std::map<std::string, OwnPieces> next;
        for (const OwnPieces& pieces : now)
            for (const Cell& to : board.targets(pieces.cells.front()))
                next[board.text({{to}})] = {{to}};
        now.clear();
        for (const auto& [text, pieces] : next)
            now.push_back(pieces);
    }
    return !now.empty();
}

} // namespace

class TestOwnBoard : public QObject {
    Q_OBJECT

private slots:
    /// On a board with the same edges: a knight may leave the small one, but not the corner’s.
    void aKnightIsThatOfTheGridWalk() {
        for (const Play play : {Play::normal, Play::misere}) {
            const OwnBoard board = boardOf(movesBy(40, 40, knightSteps), play);
            const GridWalk walk(play, ChessPiece::knight);
            PlainRecursion<GridWalk> plain(walk);
            WayOf<OwnBoard> way(board, std::make_shared<SharedOf<OwnBoard>>(), {});
            Task task;
            for (std::uint64_t a = 0; a < 12; ++a)
                for (std::uint64_t b = 0; b < 12; ++b)
                    QCOMPARE(way.value({{{a, b}}}, task).value(), plain({a, b}));
        }
    }

    void everythingAgreesWithTheDefinition() {
        const auto seed = std::random_device()();
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 30; ++round) {
            Steps steps;
            for (std::size_t i = 1 + random() % 5; i > 0; --i)
                steps.emplace_back(-static_cast<int>(random() % 4), -static_cast<int>(random() % 4) - 1);
            const auto side = [&random] { return static_cast<std::uint32_t>(1 + random() % 7); };
            OwnBoardMoves moves = movesBy(side(), side(), steps);
            for (std::size_t i = random() % 4; i > 0; --i)
                moves.holes.push_back({random() % moves.rows, random() % moves.columns});
            const auto board =
                OwnBoard::of(random() % 2 == 0 ? Play::normal : Play::misere, std::move(moves));
            if (!board) continue; // nothing but holes
            std::vector<OwnPieces> positions = allCells(*board);
            const std::size_t cells = positions.size();
            for (std::size_t i = 0; i < 5; ++i)
                positions.push_back(
                    {{positions[random() % cells].cells.front(), positions[random() % cells].cells.front()}});
            QCOMPARE(disagreement(*board, positions), std::string());
            for (const OwnPieces& pieces : positions) {
                std::uint64_t count = 0;
                board->forEachOption(pieces, [&](const OwnBoard::Move& move, const OwnPieces& option) {
                    ++count;
                    QCOMPARE(board->moveBetween(pieces, option), std::optional(move));
                    for (const Cell& cell : option.cells)
                        QVERIFY(!board->isHole(cell));
                });
                QCOMPARE(board->optionCount(pieces), count);
                QCOMPARE(board->parse(board->text(pieces)).value(), pieces);
            }
        }
    }

    void holesAreJumpedOver() {
        OwnBoardMoves moves = movesBy(1, 4, {{0, -1}, {0, -2}});
        moves.holes = {{0, 1}};
        const OwnBoard board = boardOf(std::move(moves));
        QCOMPARE(board.targets({0, 3}), (std::vector<Cell>{{0, 2}}));
        QCOMPARE(board.targets({0, 2}), (std::vector<Cell>{{0, 0}}));
    }

    void waysRoundAreFound() {
        const auto seed = std::random_device()();
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        bool wasEndless = false;
        for (int round = 0; round < 100; ++round) {
            Steps steps;
            for (std::size_t i = 1 + random() % 3; i > 0; --i)
                steps.emplace_back(static_cast<int>(random() % 5) - 2, static_cast<int>(random() % 5) - 2);
            const OwnBoard board = boardOf(movesBy(1 + random() % 4, 1 + random() % 4, steps));
            Task task;
            const OwnBoardValues values = board.values(task).value();
            bool anyEndless = false;
            for (const OwnPieces& pieces : allCells(board)) {
                const Cell& cell = pieces.cells.front();
                const bool isEndless = values.at(cell) == OwnBoardValues::endless;
                QCOMPARE(isEndless, lastsFor(board, cell, 17)); // there are at most 16 cells
                anyEndless = anyEndless || isEndless;
                WayOf<OwnBoard> way(board, std::make_shared<SharedOf<OwnBoard>>(), {});
                QCOMPARE(way.value(pieces, task).has_value(), !isEndless);
                if (!isEndless) continue;
                const std::vector<Cell> cycle = board.cycleFrom(cell, values);
                QVERIFY(!cycle.empty());
                for (std::size_t i = 0; i < cycle.size(); ++i) {
                    const auto targets = board.targets(cycle[i]);
                    const Cell& next = cycle[(i + 1) % cycle.size()];
                    QVERIFY(std::find(targets.begin(), targets.end(), next) != targets.end());
                }
            }
            wasEndless = wasEndless || anyEndless;
        }
        QVERIFY(wasEndless);
        QCOMPARE(OwnBoard::goesRound({{0, 1}, {1, 0}}).value().message.english(),
                 std::string("Play could go on for ever: (0,1) → (1,0) → (0,1)."));
    }

    void cellsAreReadAsPeopleWriteThem() {
        OwnBoardMoves moves = movesBy(8, 9, knightSteps);
        moves.holes = {{2, 3}};
        const OwnBoard board = boardOf(std::move(moves));
        for (const char* text : {"4,7", " 4 7 ", "(4,7)", "(4, 7)", "４，７", "[4 7]"})
            QCOMPARE(board.text(board.parse(text).value()), std::string("4,7"));
        for (const char* text : {"(4,7) (2,0)", "4,7; 2,0", "(4,7),(2,0)", "(4,7)(2,0)", "[4,7] [2 0]"})
            QCOMPARE(board.text(board.parse(text).value()), std::string("(4,7) (2,0)"));
        for (const char* text : {"", " ", "4", "4,7,1", "(4,7", "4,7)", "8,0", "0,9", "2,3", "(4,7),", "-1,0",
                                 "()", "(4,7) x", "4,7;", ";", "((4,7))", "9999999999999999999,0", "\xff"})
            QVERIFY2(!board.parse(text), text);
        QVERIFY(board.parse("2,3").error().english().find("hole") != std::string::npos);
        std::mt19937 random(7);
        for (int round = 0; round < 3'000; ++round) {
            std::string bytes;
            for (std::size_t i = random() % 12; i > 0; --i)
                bytes += random() % 4 == 0 ? static_cast<char>(random() % 256) : "(),; 1234[]"[random() % 11];
            if (const auto read = board.parse(bytes)) QCOMPARE(board.parse(board.text(*read)).value(), *read);
        }
    }

    void theBoardIsShown() {
        OwnBoardMoves moves = movesBy(2, 3, knightSteps);
        moves.holes = {{1, 2}};
        const OwnBoard board = boardOf(std::move(moves));
        QCOMPARE(board.startPosition(), (OwnPieces{{{0, 2}}}));
        const BoardPicture picture = board.picture({{{1, 0}, {0, 2}}});
        QCOMPARE(picture.rows, 2U);
        QCOMPARE(picture.columns, 3U);
        QCOMPARE(columnName(picture, 2), std::string("2")); // as positions are written
        QCOMPARE(rowName(picture, 0), std::string("0"));
        QCOMPARE(picture.pieces,
                 (std::vector<PlacedPiece>{
                     {{1, 2}, Piece::hole}, {{1, 0}, Piece::firstDisc}, {{0, 2}, Piece::firstDisc}}));
        QCOMPARE(board.moveText({{{1, 1}}}, {0, {0, 0}}).english(), std::string("go to (0, 0)"));
        QCOMPARE(board.moveText({{{1, 1}, {1, 0}}}, {1, {0, 0}}).english(),
                 std::string("move piece 2 from (1, 0) to (0, 0)"));
    }

    void wrongBoardsAreRefused() {
        QVERIFY(!OwnBoard::of(Play::normal, movesBy(0, 3, {})));
        QVERIFY(!OwnBoard::of(Play::normal, movesBy(201, 3, {})));
        QVERIFY(!OwnBoard::of(Play::normal, movesBy(3, UINT32_MAX, {})));
        OwnBoardMoves outside = movesBy(3, 3, {});
        outside.holes = {{3, 0}};
        QVERIFY(!OwnBoard::of(Play::normal, outside));
        OwnBoardMoves only = movesBy(1, 1, {});
        only.holes = {{0, 0}};
        QVERIFY(!OwnBoard::of(Play::normal, only));
        QVERIFY(OwnBoard::of(Play::normal, movesBy(200, 200, knightSteps)));
    }
};

MEXPLORER_TEST(TestOwnBoard)
#include "test_own_board.moc"
