#include "core/regret/matrix_game.h"
#include "tests/core/regret/random_matrix.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {
constexpr unsigned matrixGameSeed = 20261401;
} // namespace

/// Best replies and pure equilibria against the definition.
class TestMatrixGame : public QObject {
    Q_OBJECT

private slots:
    void pureEquilibriaAreWhereNobodyGainsByAnotherAction() {
        std::mt19937 random(matrixGameSeed);
        qInfo("seed %u", matrixGameSeed);
        for (int round = 0; round < 200; ++round) {
            const MatrixGame game = randomGame(random, 5, 3);
            std::vector<MatrixCell> expected;
            for (std::size_t row = 0; row < game.rows(); ++row) {
                for (std::size_t column = 0; column < game.columns(); ++column) {
                    bool gains = false;
                    for (std::size_t other = 0; other < game.rows(); ++other)
                        gains = gains || game.payoff(MatrixSide::row, other, column) >
                                             game.payoff(MatrixSide::row, row, column);
                    for (std::size_t other = 0; other < game.columns(); ++other)
                        gains = gains || game.payoff(MatrixSide::column, other, row) >
                                             game.payoff(MatrixSide::column, column, row);
                    if (!gains) expected.push_back({row, column});
                }
            }
            QCOMPARE(pureEquilibria(game), expected);
        }
    }

    void bestRepliesToOneActionAreThoseToItAlone() {
        std::mt19937 random(matrixGameSeed);
        for (int round = 0; round < 100; ++round) {
            const MatrixGame game = randomGame(random, 6, 2);
            for (const MatrixSide side : {MatrixSide::row, MatrixSide::column}) {
                for (std::size_t other = 0; other < game.actions(otherSide(side)); ++other) {
                    Mixture alone(game.actions(otherSide(side)));
                    alone[other] = 1;
                    QCOMPARE(bestReplies(game, side, alone), bestReplies(game, side, other));
                }
            }
        }
    }

    void aGameKnowsWhetherItIsOfZeroSum() {
        QVERIFY(matrix("1,-1;-1,1").isZeroSum());
        QVERIFY(matrix("1|-1,1/2|-1/2").isZeroSum());
        QVERIFY(!matrix("1|-1,1/2|1/2").isZeroSum());
    }

    void whatIsLeftOfAGame() {
        const MatrixGame game = matrix("1|9,2|8,3|7;4|6,5|5,6|4;7|3,8|2,9|1");
        QCOMPARE(restricted(game, 0b101, 0b110), matrix("2|8,3|7;8|2,9|1"));
        QCOMPARE(actionsIn(0b1101), (std::vector<std::size_t>{0, 2, 3}));
        QCOMPARE(supportOf({0, Rational(1, 2), 0, Rational(1, 2)}), 0b1010U);
        QCOMPARE(expectedPayoff(game, MatrixSide::column, {1, 0, 0}, {Rational(1, 2), 0, Rational(1, 2)}),
                 Rational(8));
    }
};

MEXPLORER_TEST(TestMatrixGame)
#include "test_matrix_game.moc"
