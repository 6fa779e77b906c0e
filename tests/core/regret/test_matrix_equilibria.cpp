#include "core/regret/matrix_equilibria.h"
#include "tests/core/regret/random_matrix.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>

using namespace mexplorer;

namespace {

constexpr unsigned matrixEquilibriaSeed = 20261405;

Equilibria equilibriaOf(const MatrixGame& game) {
    Task task;
    return allEquilibria(game, task).value();
}

/// All mixtures of so many actions with shares that are multiples of 1 / `parts`.
std::vector<Mixture> coarseMixtures(std::size_t actions, int parts) {
    std::vector<Mixture> all;
    std::vector<int> shares(actions, 0);
    const std::function<void(std::size_t, int)> fill = [&](std::size_t at, int rest) {
        if (at + 1 == actions) {
            shares[at] = rest;
            Mixture mixture;
            for (const int share : shares)
                mixture.push_back(Rational(share, parts));
            return all.push_back(std::move(mixture));
        }
        for (int share = 0; share <= rest; ++share) {
            shares[at] = share;
            fill(at + 1, rest - share);
        }
    };
    fill(0, parts);
    return all;
}

bool isAmong(const Equilibria& all, const Mixture& row, const Mixture& column) {
    return std::ranges::any_of(
        all.extreme, [&](const Equilibrium& found) { return found.row == row && found.column == column; });
}

} // namespace

/// Equilibria of games in general.
class TestMatrixEquilibria : public QObject {
    Q_OBJECT

private slots:
    void allThatAreFoundAreEquilibriaAndDiffer() {
        std::mt19937 random(matrixEquilibriaSeed);
        qInfo("seed %u", matrixEquilibriaSeed);
        for (int round = 0; round < 200; ++round) {
            const MatrixGame game = randomGame(random, 5, round % 2 == 0 ? 1 : 12);
            const Equilibria found = equilibriaOf(game);
            QVERIFY(!found.extreme.empty()); // Nash
            for (std::size_t i = 0; i < found.extreme.size(); ++i) {
                const Equilibrium& one = found.extreme[i];
                QVERIFY(isMixture(one.row) && isMixture(one.column));
                QVERIFY(isEquilibrium(game, one.row, one.column));
                QCOMPARE(one.first, expectedPayoff(game, MatrixSide::row, one.row, one.column));
                QCOMPARE(one.second, expectedPayoff(game, MatrixSide::column, one.row, one.column));
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(one.row != found.extreme[j].row || one.column != found.extreme[j].column);
            }
            for (const MatrixCell& cell : pureEquilibria(game)) {
                Mixture row(game.rows());
                Mixture column(game.columns());
                row[cell.row] = 1;
                column[cell.column] = 1;
                QVERIFY(isAmong(found, row, column));
            }
        }
    }

    void noneIsLeftOut() {
        std::mt19937 random(matrixEquilibriaSeed + 1);
        int met = 0;
        for (int round = 0; round < 60; ++round) {
            const auto rows = randomSize(random, 3);
            const auto columns = randomSize(random, 3);
            const MatrixGame game(randomTable(random, rows, columns, 2),
                                  randomTable(random, rows, columns, 2));
            const Equilibria found = equilibriaOf(game);
            bool isAnyElse = false;
            for (const Mixture& row : coarseMixtures(rows, 6)) {
                for (const Mixture& column : coarseMixtures(columns, 6)) {
                    if (!isEquilibrium(game, row, column)) continue;
                    ++met;
                    isAnyElse = isAnyElse || !isAmong(found, row, column);
                }
            }
            QVERIFY(!isAnyElse || found.isInfinite);
        }
        QVERIFY(met > 60);
    }

    void gamesWithoutTiesHaveAnOddNumber() { // Wilson 1971
        std::mt19937 random(matrixEquilibriaSeed + 2);
        for (int round = 0; round < 60; ++round) {
            const auto rows = randomSize(random, 5);
            const auto columns = randomSize(random, 5);
            const Equilibria found = equilibriaOf(
                {randomTable(random, rows, columns, 1000000), randomTable(random, rows, columns, 1000000)});
            QVERIFY(!found.isInfinite);
            QCOMPARE(found.extreme.size() % 2, std::size_t{1});
        }
    }

    void knownGames() {
        const Equilibria sexes = equilibriaOf(matrix("2|1,0|0;0|0,1|2"));
        QCOMPARE(sexes.extreme.size(), std::size_t{3});
        QVERIFY(sexes.extreme[0].isPure() && sexes.extreme[1].isPure());
        QCOMPARE(sexes.extreme[2].row, (Mixture{Rational(2, 3), Rational(1, 3)}));
        QCOMPARE(sexes.extreme[2].column, (Mixture{Rational(1, 3), Rational(2, 3)}));
        QCOMPARE(sexes.extreme[2].first, Rational(2, 3));
        QVERIFY(!sexes.isInfinite);
        QVERIFY(equilibriaOf(matrix("0,0;0,0")).isInfinite);
    }

    void largeGamesAreRefused() {
        std::mt19937 random(matrixEquilibriaSeed + 3);
        const MatrixGame game(randomTable(random, 12, 12, 9), randomTable(random, 12, 12, 9));
        Task task;
        QCOMPARE(allEquilibria(game, task).error().kind, Error::Kind::tooLarge);
    }

    void workStops() {
        Task task;
        task.cancel();
        QCOMPARE(allEquilibria(matrix("2|1,0|0;0|0,1|2"), task).error().kind, Error::Kind::cancelled);
    }
};

MEXPLORER_TEST(TestMatrixEquilibria)
#include "test_matrix_equilibria.moc"
