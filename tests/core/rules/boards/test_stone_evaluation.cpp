#include "core/rules/boards/stone_evaluation.h"

#include "tests/core/solve/stones/plain_stones.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <numeric>

using namespace mexplorer;

class TestStoneEvaluation : public QObject {
    Q_OBJECT

private slots:
    /// X in the middle: on a row, a column and two diagonals.
    void theMiddleOfTicTacToeIsOnFourLines() {
        const StoneEvaluation alone = evaluate(StoneLines({3, 3, 3, false}), {0b000010000, 0});
        QCOMPARE(alone.sum, 4);
        QCOMPARE(alone.cells, (std::vector<Score>{0, 0, 0, 0, 4, 0, 0, 0, 0}));
        QCOMPARE(alone.lines.size(), 4U);
        QCOMPARE(alone.lines[0], (OpenLine{0b000111000, true, 1, 1}));
        // O takes a corner: a diagonal is closed, a row and a column are O’s.
        const StoneEvaluation answered = evaluate(StoneLines({3, 3, 3, false}), {0b000010000, 0b000000001});
        QCOMPARE(answered.sum, 3 - 2);
        QCOMPARE(answered.cells, (std::vector<Score>{-2, 0, 0, 0, 3, 0, 0, 0, 0}));
        // X beside the middle: two of three on the row.
        const StoneEvaluation two = evaluate(StoneLines({3, 3, 3, false}), {0b000011000, 0b000000001});
        QCOMPARE(two.sum, 4 + 1 + 1 - 1);
        QCOMPARE(two.cells, (std::vector<Score>{-1, 0, 0, 2, 2 + 1 + 1, 0, 0, 0, 0}));
    }

    void theSumIsTheSameByLinesAndByCells() {
        constexpr unsigned seed = 1949;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (const StoneShape& shape :
             {StoneShape{3, 3, 3, false}, {7, 6, 4, true}, {8, 8, 5, false}, {1, 1, 1, false}}) {
            const PlainStones plain(shape);
            const StoneLines lines(shape);
            for (int round = 0; round < 40; ++round) {
                const Stones stones = plain.random(below(shape.cells(), random), random);
                const StoneEvaluation evaluation = evaluate(lines, stones);
                QCOMPARE(std::accumulate(evaluation.cells.begin(), evaluation.cells.end(), Score{0}),
                         evaluation.sum);
                Score sum = 0;
                for (const OpenLine& line : evaluation.lines) {
                    sum += line.points;
                    const std::uint64_t own = line.cells & (line.isFirsts ? stones.first : stones.second);
                    QCOMPARE(line.cells & (line.isFirsts ? stones.second : stones.first), 0U);
                    QCOMPARE(static_cast<unsigned>(std::popcount(own)), line.stones);
                    QCOMPARE(static_cast<unsigned>(std::popcount(line.cells)), shape.inRow);
                    // A stone on each of its other cells would win.
                    QVERIFY(plain.isWonBy({line.cells, 0}, 'X'));
                }
                QCOMPARE(sum, evaluation.sum);
                const StoneEvaluation other = evaluate(lines, {stones.second, stones.first});
                QCOMPARE(other.sum, -evaluation.sum);
            }
        }
    }
};

MEXPLORER_TEST(TestStoneEvaluation)
#include "test_stone_evaluation.moc"
