#include "core/regret/matrix_answer.h"
#include "core/regret/matrix_envelope.h"
#include "tests/core/regret/random_matrix.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

constexpr unsigned matrixAnswerSeed = 20261405;

MatrixAnswer answerTo(const MatrixGame& game) {
    Task task;
    return answerOf(game, task).value();
}

} // namespace

/// What is said of a matrix as a whole.
class TestMatrixAnswer : public QObject {
    Q_OBJECT

private slots:
    /// A matrix too large to look for all equilibria may have infinitely many that are known.
    void infinitelyManyAreKnown() {
        const MatrixAnswer zeros = answerTo(zeroSum(FractionTable(12, 12)));
        QVERIFY(!zeros.isComplete);
        QVERIFY(zeros.equilibria.isInfinite);
        // Two columns are the same to both: what replies best to one, does to the other.
        FractionTable table(12, 12);
        for (std::size_t i = 0; i < 12; ++i)
            for (std::size_t j = 0; j < 12; ++j)
                table.at(i, j) = i == j || (i == 0 && j == 1) ? 1 : 0;
        QVERIFY(answerTo({table, table}).equilibria.isInfinite);
    }

    /// A solution that is called the only one is.
    void theOnlySolution() {
        std::mt19937 random(matrixAnswerSeed);
        int only = 0;
        for (int round = 0; round < 200; ++round) {
            const MatrixGame game =
                zeroSum(randomTable(random, randomSize(random, 4), randomSize(random, 4), 3));
            Task task;
            const MatrixAnswer answer = answerTo(game);
            QVERIFY(answer.isComplete);
            if (!answer.solution->isOnly) continue;
            ++only;
            QCOMPARE(answer.equilibria.extreme.size(), std::size_t{1});
            QCOMPARE(answer.equilibria.extreme.front().row, answer.solution->row);
            QCOMPARE(answer.equilibria.extreme.front().column, answer.solution->column);
        }
        QVERIFY(only > 50);
        const MatrixAnswer large = answerTo(zeroSum(randomTable(random, 16, 22, 1000)));
        QVERIFY(large.isComplete && !large.equilibria.isInfinite);
        QCOMPARE(large.equilibria.extreme.size(), std::size_t{1});
    }

    /// If both always get the same together, it is as if one got what the other lost.
    void constantSums() {
        const MatrixGame game = matrix("4|-1,1|2;0|3,3|0");
        QCOMPARE(game.constantSum(), Rational(3));
        QVERIFY(!game.isZeroSum());
        const MatrixAnswer answer = answerTo(game);
        QCOMPARE(answer.solution->value, Rational(2));
        QVERIFY(isEquilibrium(game, answer.solution->row, answer.solution->column));
        QCOMPARE(envelopeOf(game)->corners[envelopeOf(game)->best].value, Rational(2));
        QVERIFY(!matrix("1|1,0|0;0|0,1|2").constantSum());
        std::mt19937 random(matrixAnswerSeed + 1);
        for (int round = 0; round < 50; ++round) {
            const FractionTable first = randomTable(random, 3, 3, 5);
            FractionTable second = first;
            for (Rational& cell : second.cells)
                cell = 7 - cell;
            const MatrixAnswer shifted = answerTo({first, second});
            QCOMPARE(shifted.solution->value, answerTo(zeroSum(first)).solution->value);
            QCOMPARE(shifted.equilibria.extreme.size(), answerTo(zeroSum(first)).equilibria.extreme.size());
        }
    }
};

MEXPLORER_TEST(TestMatrixAnswer)
#include "test_matrix_answer.moc"
