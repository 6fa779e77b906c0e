#include "core/regret/matrix_envelope.h"
#include "core/regret/matrix_solution.h"
#include "tests/core/regret/random_matrix.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <glpk.h>

#include <cmath>
#include <numeric>

using namespace mexplorer;

namespace {

constexpr unsigned matrixSolutionSeed = 20261403;

ZeroSumSolution solved(const MatrixGame& game) {
    Task task;
    return solveZeroSum(game.payoffs(MatrixSide::row), task).value();
}

/// What a mixture guarantees: the first player's least payoff, or the second's greatest loss.
Rational guaranteed(const MatrixGame& game, const Mixture& row) {
    const auto all = earnings(game, MatrixSide::column, row);
    return -*std::max_element(all.begin(), all.end());
}
Rational given(const MatrixGame& game, const Mixture& column) {
    const auto all = earnings(game, MatrixSide::row, column);
    return *std::max_element(all.begin(), all.end());
}

/// By GLPK’s exact simplex: the greatest v with Σ pᵢ aᵢⱼ ≥ v in every column, where Σ pᵢ = 1. The payoffs
/// must be integers.
double valueByGlpk(const FractionTable& payoffs) {
    glp_term_out(GLP_OFF);
    const auto number = [](std::size_t n) { return static_cast<int>(n); };
    const int shares = number(payoffs.rows);
    glp_prob* program = glp_create_prob();
    glp_set_obj_dir(program, GLP_MAX);
    glp_add_cols(program, shares + 1);
    for (int i = 1; i <= shares; ++i)
        glp_set_col_bnds(program, i, GLP_LO, 0, 0);
    glp_set_col_bnds(program, shares + 1, GLP_FR, 0, 0);
    glp_set_obj_coef(program, shares + 1, 1);
    glp_add_rows(program, number(payoffs.columns) + 1);
    std::vector<int> all(payoffs.rows + 2);
    std::iota(all.begin(), all.end(), 0);
    for (std::size_t j = 0; j < payoffs.columns; ++j) {
        std::vector<double> factors(payoffs.rows + 2, -1);
        for (std::size_t i = 0; i < payoffs.rows; ++i)
            factors[i + 1] = static_cast<double>(payoffs.at(i, j));
        glp_set_row_bnds(program, number(j) + 1, GLP_LO, 0, 0);
        glp_set_mat_row(program, number(j) + 1, shares + 1, all.data(), factors.data());
    }
    const std::vector<double> ones(payoffs.rows + 1, 1);
    glp_set_row_bnds(program, number(payoffs.columns) + 1, GLP_FX, 1, 1);
    glp_set_mat_row(program, number(payoffs.columns) + 1, shares, all.data(), ones.data());
    const bool isSolved = glp_exact(program, nullptr) == 0 && glp_get_status(program) == GLP_OPT;
    const double value = glp_get_obj_val(program);
    glp_delete_prob(program);
    glp_free_env();
    return isSolved ? value : std::nan("");
}

} // namespace

/// The solution of zero-sum games, which proves itself: neither player can do better than its value.
class TestMatrixSolution : public QObject {
    Q_OBJECT

private slots:
    void bothMixturesGuaranteeTheValue() {
        std::mt19937 random(matrixSolutionSeed);
        qInfo("seed %u", matrixSolutionSeed);
        for (int round = 0; round < 300; ++round) {
            const int most = round % 3 == 0 ? 1 : 20; // ties, too
            const MatrixGame game = zeroSum(randomTable(random, randomSize(random, 8), randomSize(random, 8),
                                                        most, round % 2 == 0 ? 1 : 7));
            const ZeroSumSolution solution = solved(game);
            QVERIFY(isMixture(solution.row));
            QVERIFY(isMixture(solution.column));
            QCOMPARE(guaranteed(game, solution.row), solution.value);
            QCOMPARE(given(game, solution.column), solution.value);
        }
    }

    void theValueIsThatOfAnotherExactSimplex() {
        std::mt19937 random(matrixSolutionSeed);
        qInfo("seed %u", matrixSolutionSeed);
        for (int round = 0; round < 100; ++round) {
            const FractionTable payoffs =
                randomTable(random, randomSize(random, 12), randomSize(random, 12), round % 2 == 0 ? 2 : 99);
            const double value = static_cast<double>(solved(zeroSum(payoffs)).value);
            QVERIFY(std::abs(valueByGlpk(payoffs) - value) <= 1e-12 * std::max(1.0, std::abs(value)));
        }
    }

    void knownGames() {
        const Rational third(1, 3);
        const ZeroSumSolution scissors = solved(matrix("0,-1,1;1,0,-1;-1,1,0"));
        QCOMPARE(scissors.value, Rational(0));
        QCOMPARE(scissors.row, (Mixture{third, third, third}));
        QCOMPARE(scissors.column, scissors.row);
        const ZeroSumSolution own = solved(matrix("3,-2;-1,4;2,1/2"));
        QCOMPARE(own.value, Rational(17, 13));
        QCOMPARE(own.row, (Mixture{0, Rational(3, 13), Rational(10, 13)}));
        QCOMPARE(own.column, (Mixture{Rational(7, 13), Rational(6, 13)}));
        QCOMPARE(solved(matrix("5")).value, Rational(5));
    }

    void theLargestMatrixWithTheFinestPayoffs() {
        std::mt19937 random(matrixSolutionSeed);
        const MatrixGame game = zeroSum(randomTable(random, 12, 12, 1000000, 1000));
        const ZeroSumSolution solution = solved(game);
        QCOMPARE(guaranteed(game, solution.row), solution.value);
        QCOMPARE(given(game, solution.column), solution.value);
    }

    /// A game as large as published ones, checked by its proof and by another simplex.
    void largeMatrices() {
        std::mt19937 random(matrixSolutionSeed + 1);
        for (const auto& [rows, columns] : {std::pair(16, 22), std::pair(50, 50), std::pair(60, 13)}) {
            const MatrixGame game = zeroSum(
                randomTable(random, static_cast<std::size_t>(rows), static_cast<std::size_t>(columns), 99));
            const ZeroSumSolution solution = solved(game);
            QVERIFY(isMixture(solution.row) && isMixture(solution.column));
            QCOMPARE(guaranteed(game, solution.row), solution.value);
            QCOMPARE(given(game, solution.column), solution.value);
            if (rows > 16)
                continue; // its denominators are too large for the other simplex's answer in doubles
            const double value = static_cast<double>(solution.value);
            QVERIFY(std::abs(valueByGlpk(game.payoffs(MatrixSide::row)) - value) < 1e-9);
        }
    }

    void positiveOrNothing() {
        std::mt19937 random(matrixSolutionSeed + 2);
        int positive = 0;
        for (int round = 0; round < 200; ++round) {
            const MatrixGame game =
                zeroSum(randomTable(random, randomSize(random, 6), randomSize(random, 6), 3, 2));
            const auto found = solveIfPositive(game.payoffs(MatrixSide::row), Task()).value();
            const ZeroSumSolution solution = solved(game);
            QCOMPARE(found.has_value(), solution.value > 0);
            if (!found) continue;
            ++positive;
            QCOMPARE(found->value, solution.value);
            QCOMPARE(guaranteed(game, found->row), solution.value);
        }
        QVERIFY(positive > 20 && positive < 180);
    }

    void workStops() {
        Task task;
        task.cancel();
        QCOMPARE(solveZeroSum(matrix("1,-1;-1,1").payoffs(MatrixSide::row), task).error().kind,
                 Error::Kind::cancelled);
    }

    void theEnvelopeIsTheLeastOfItsLinesAndItsBestTheValue() {
        std::mt19937 random(matrixSolutionSeed);
        for (int round = 0; round < 300; ++round) {
            const bool isRow = round % 2 == 0;
            const auto replies = randomSize(random, 8);
            const MatrixGame game =
                zeroSum(isRow ? randomTable(random, 2, replies, 6)
                              : randomTable(random, std::max<std::size_t>(3, replies), 2, 6));
            const MatrixEnvelope envelope = envelopeOf(game).value();
            QCOMPARE(envelope.mixing, isRow ? MatrixSide::row : MatrixSide::column);
            QCOMPARE(envelope.corners.front().share, Rational(0));
            QCOMPARE(envelope.corners.back().share, Rational(1));
            QCOMPARE(envelope.corners[envelope.best].value, solved(game).value);
            QCOMPARE(envelope.corners[envelope.lastBest].value, solved(game).value);
            const auto valueAt = [&](const Rational& share) {
                const Mixture mixture{share, 1 - share};
                return isRow ? guaranteed(game, mixture) : given(game, mixture);
            };
            for (std::size_t i = 0; i < envelope.corners.size(); ++i) {
                QCOMPARE(envelope.corners[i].value, valueAt(envelope.corners[i].share));
                if (i == 0) continue;
                const auto& before = envelope.corners[i - 1];
                QVERIFY(before.share < envelope.corners[i].share);
                // The envelope is straight between two corners.
                QCOMPARE(valueAt((before.share + envelope.corners[i].share) / 2),
                         Rational((before.value + envelope.corners[i].value) / 2));
            }
        }
    }

    void onlyTwoActionsHaveAnEnvelope() {
        QVERIFY(!envelopeOf(matrix("1,2,3;4,5,6;7,8,9")));
        QVERIFY(!envelopeOf(matrix("1|1,2|2;3|3,4|4")));
        QCOMPARE(envelopeOf(matrix("0,0;0,0"))->lastBest, std::size_t{1}); // all shares are as good
    }
};

MEXPLORER_TEST(TestMatrixSolution)
#include "test_matrix_solution.moc"
