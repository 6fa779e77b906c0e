#include "core/regret/matrix_solution.h"
#include "core/regret/regret_matching.h"
#include "tests/core/regret/random_matrix.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace mexplorer;

namespace {

constexpr unsigned regretMatchingSeed = 20261406;

double scalarProduct(const std::vector<double>& a, const std::vector<double>& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += a[i] * b[i];
    return sum;
}

std::vector<RegretPoint> runOf(const MatrixGame& game, RegretMethod method, std::uint64_t rounds) {
    Task task;
    return runRegret(game, method, RegretStart::first, rounds, task).value();
}

} // namespace

/// Regret matching against its definition and its guarantees.
class TestRegretMatching : public QObject {
    Q_OBJECT

private slots:
    void regretsAreWhatWouldHaveBeenEarned() {
        std::mt19937 random(regretMatchingSeed);
        qInfo("seed %u", regretMatchingSeed);
        for (int round = 0; round < 20; ++round) {
            const MatrixGame game = randomGame(random, 5, 9);
            RegretMatching run(game, RegretMethod::matching, RegretStart::uniform);
            std::array<std::vector<double>, 2> sums{std::vector<double>(game.rows(), 0.0),
                                                    std::vector<double>(game.columns(), 0.0)};
            for (int t = 0; t < 30; ++t) {
                run.playRound();
                for (const MatrixSide side : {MatrixSide::row, MatrixSide::column}) {
                    const RegretPlayer& player = run.player(side);
                    const RegretPlayer& other = run.player(otherSide(side));
                    std::vector<double>& sum = sums[static_cast<std::size_t>(side)];
                    double positive = 0;
                    for (std::size_t action = 0; action < sum.size(); ++action) {
                        double would = 0;
                        double did = 0;
                        for (std::size_t reply = 0; reply < other.strategy.size(); ++reply) {
                            would += nearest(game.payoff(side, action, reply)) * other.strategy[reply];
                            for (std::size_t own = 0; own < sum.size(); ++own)
                                did += nearest(game.payoff(side, own, reply)) * other.strategy[reply] *
                                       player.strategy[own];
                        }
                        sum[action] += would - did;
                        QVERIFY(std::abs(player.regrets[action] - sum[action]) < 1e-9);
                        positive += std::max(sum[action], 0.0);
                    }
                    for (std::size_t action = 0; positive > 1e-9 && action < sum.size(); ++action)
                        QVERIFY(std::abs(player.next[action] - std::max(sum[action], 0.0) / positive) < 1e-7);
                }
            }
        }
    }

    void regretGrowsNoFasterThanItMay() { // Hart and Mas-Colell: at most span · √(actions / rounds) a round
        std::mt19937 random(regretMatchingSeed + 1);
        for (int round = 0; round < 20; ++round) {
            const MatrixGame game = randomGame(random, 6, 5); // spans up to 10
            for (const RegretPoint& point : runOf(game, RegretMethod::matching, 1000)) {
                const double most =
                    10 * std::sqrt(static_cast<double>(std::max(game.rows(), game.columns())) /
                                   static_cast<double>(point.round));
                QVERIFY(point.regret[0] <= most && point.regret[1] <= most);
            }
        }
    }

    void inZeroSumTheRegretsAreTheExploitability() {
        std::mt19937 random(regretMatchingSeed + 2);
        for (int round = 0; round < 20; ++round) {
            const MatrixGame game =
                zeroSum(randomTable(random, 1 + randomSize(random, 5), 1 + randomSize(random, 5), 9));
            RegretMatching run(game, RegretMethod::matching, RegretStart::first);
            for (int t = 1; t <= 200; ++t) {
                run.playRound();
                double sum = 0;
                for (const MatrixSide side : {MatrixSide::row, MatrixSide::column}) {
                    const auto& regrets = run.player(side).regrets;
                    sum += *std::max_element(regrets.begin(), regrets.end());
                }
                QVERIFY(std::abs(run.exploitability() - std::max(sum / t / 2, 0.0)) < 1e-9);
            }
        }
    }

    /// Both play the same in a game that is the same for both: its value is exactly 0, not a rounding error.
    void whatIsNothingIsNothing() {
        std::mt19937 random(regretMatchingSeed + 4);
        Task task;
        for (int round = 0; round < 20; ++round) {
            FractionTable table = randomTable(random, 4, 4, 9, 7);
            for (std::size_t row = 0; row < 4; ++row)
                for (std::size_t column = 0; column <= row; ++column)
                    table.at(row, column) = row == column ? Rational(0) : -table.at(column, row);
            const auto points =
                runRegret(zeroSum(table), RegretMethod::matching, RegretStart::uniform, 1000, task);
            for (const RegretPoint& point : points.value())
                QCOMPARE(point.value, 0.0);
        }
    }

    void averagesApproachTheSolution() {
        std::mt19937 random(regretMatchingSeed + 3);
        Task task;
        for (int round = 0; round < 12; ++round) {
            const MatrixGame game = zeroSum(randomTable(random, 4, 4, 5));
            const double value = nearest(solveZeroSum(game.payoffs(MatrixSide::row), task)->value);
            for (const RegretMethod method : {RegretMethod::matching, RegretMethod::matchingPlus}) {
                const RegretPoint last = runOf(game, method, 20000).back();
                const double most = method == RegretMethod::matching ? 0.1 : 0.005;
                QVERIFY2(last.exploitability < most, qPrintable(QString::number(last.exploitability)));
                QVERIFY(std::abs(last.value - value) <= 2 * last.exploitability + 1e-12);
            }
        }
    }

    void plusForgetsAndLearnsInTurn() {
        const MatrixGame game = matrix("0,-1,2;1,0,-1;-1,1,0");
        RegretMatching run(game, RegretMethod::matchingPlus, RegretStart::first);
        std::vector<double> sum(3, 0.0);
        for (int t = 1; t <= 50; ++t) {
            run.playRound();
            const RegretPlayer& row = run.player(MatrixSide::row);
            const RegretPlayer& column = run.player(MatrixSide::column);
            QCOMPARE(row.faced, column.strategy);
            QCOMPARE(column.faced, row.next);
            for (std::size_t action = 0; action < 3; ++action) {
                QVERIFY(row.regrets[action] >= 0 && column.regrets[action] >= 0);
                sum[action] += t * row.strategy[action];
                QVERIFY(std::abs(row.average()[action] - sum[action] / (t * (t + 1) / 2)) < 1e-12);
            }
            QVERIFY(std::abs(column.earned - scalarProduct(column.earnings, column.strategy)) < 1e-12);
        }
    }

    void whereARunIsLookedAt() {
        QCOMPARE(roundsLookedAt(1), std::vector<std::uint64_t>{1});
        QCOMPARE(roundsLookedAt(5), (std::vector<std::uint64_t>{1, 2, 3, 4, 5}));
        const auto rounds = roundsLookedAt(1'000'000);
        QCOMPARE(rounds.back(), std::uint64_t{1'000'000});
        QVERIFY(rounds.size() < 600);
        for (std::size_t i = 1; i < rounds.size(); ++i)
            QVERIFY(rounds[i - 1] < rounds[i]);
        QCOMPARE(runOf(matrix("1,-1;-1,1"), RegretMethod::matching, 250).size(), roundsLookedAt(250).size());
    }

    void workStops() {
        Task task;
        task.cancel();
        const auto run =
            runRegret(matrix("1,-1;-1,1"), RegretMethod::matching, RegretStart::first, 1'000'000, task);
        QCOMPARE(run.error().kind, Error::Kind::cancelled);
    }
};

MEXPLORER_TEST(TestRegretMatching)
#include "test_regret_matching.moc"
