#include "core/regret/matrix_dominance.h"
#include "core/regret/matrix_solution.h"
#include "tests/core/regret/random_matrix.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

constexpr unsigned matrixDominanceSeed = 20261404;

Dominance dominanceOf(const MatrixGame& game, DominanceKind kind = DominanceKind::strict) {
    Task task;
    return iteratedDominance(game, kind, task).value();
}

/// By how much the mixture gets more than the action, at least and at most, against the remaining replies.
std::pair<Rational, Rational> marginOf(const MatrixGame& game, const StruckAction& struck,
                                       ActionSet replies) {
    std::optional<Rational> least;
    std::optional<Rational> most;
    for (const std::size_t reply : actionsIn(replies)) {
        Rational more = -game.payoff(struck.side, struck.action, reply);
        for (std::size_t other = 0; other < struck.by.size(); ++other)
            more += struck.by[other] * game.payoff(struck.side, other, reply);
        least = least ? std::min(*least, more) : more;
        most = most ? std::max(*most, more) : more;
    }
    return {*least, *most};
}

/// The actions left if only pure actions dominate; the order does not matter.
ActionSet leftByPureDominance(const MatrixGame& game, MatrixSide asked) {
    ActionSet rows = allActions(game.rows());
    ActionSet columns = allActions(game.columns());
    for (bool changed = true; changed;) {
        changed = false;
        for (const MatrixSide side : {MatrixSide::column, MatrixSide::row}) {
            ActionSet& own = side == MatrixSide::row ? rows : columns;
            const ActionSet others = side == MatrixSide::row ? columns : rows;
            for (const std::size_t action : actionsIn(own)) {
                for (const std::size_t other : actionsIn(own)) {
                    bool isWorse = true;
                    for (const std::size_t reply : actionsIn(others))
                        isWorse =
                            isWorse && game.payoff(side, action, reply) < game.payoff(side, other, reply);
                    if (!isWorse || !hasAction(own, action)) continue;
                    own &= ~(1U << action);
                    changed = true;
                }
            }
        }
    }
    return asked == MatrixSide::row ? rows : columns;
}

} // namespace

/// Dominated actions, struck out one by one.
class TestMatrixDominance : public QObject {
    Q_OBJECT

private slots:
    void whateverIsStruckOutIsDominatedByWhatIsLeft() {
        std::mt19937 random(matrixDominanceSeed);
        qInfo("seed %u", matrixDominanceSeed);
        for (int round = 0; round < 200; ++round) {
            const MatrixGame game = randomGame(random, 5, round % 2 == 0 ? 2 : 9);
            const auto kind = round % 3 == 0 ? DominanceKind::weak : DominanceKind::strict;
            ActionSet rows = allActions(game.rows());
            ActionSet columns = allActions(game.columns());
            const Dominance found = dominanceOf(game, kind);
            for (const StruckAction& struck : found.struck) {
                ActionSet& own = struck.side == MatrixSide::row ? rows : columns;
                QVERIFY(isMixture(struck.by));
                QVERIFY(hasAction(own, struck.action));
                QCOMPARE(supportOf(struck.by) & ~(own & ~(1U << struck.action)), 0U);
                const auto [least, most] =
                    marginOf(game, struck, struck.side == MatrixSide::row ? columns : rows);
                QVERIFY(struck.isStrict ? least > 0 : least == 0 && most > 0);
                QCOMPARE(struck.margin, struck.isStrict ? least : most);
                QVERIFY(struck.isStrict || kind == DominanceKind::weak);
                own &= ~(1U << struck.action);
            }
            QCOMPARE(found.rows, rows);
            QCOMPARE(found.columns, columns);
        }
    }

    void nothingDominatedIsLeft() {
        std::mt19937 random(matrixDominanceSeed + 1);
        for (int round = 0; round < 100; ++round) {
            const MatrixGame game = randomGame(random, 5, 4);
            const Dominance found = dominanceOf(game);
            // An action that is never a best reply to a mixture is strictly dominated (Pearce 1984). So each
            // one left is a best reply to some mixture; if the other has two actions, to one of a few.
            QCOMPARE(found.rows & ~leftByPureDominance(game, MatrixSide::row), 0U);
            QCOMPARE(found.columns & ~leftByPureDominance(game, MatrixSide::column), 0U);
            const MatrixGame rest = restricted(game, found.rows, found.columns);
            if (rest.columns() != 2) continue;
            ActionSet best = 0;
            for (int share = 0; share <= 720; ++share)
                best |= bestReplies(rest, MatrixSide::row,
                                    Mixture{Rational(share, 720), Rational(720 - share, 720)});
            QCOMPARE(best, allActions(rest.rows()));
        }
    }

    void weakDominanceKeepsTheValueOfZeroSum() {
        std::mt19937 random(matrixDominanceSeed + 2);
        Task task;
        for (int round = 0; round < 100; ++round) {
            const MatrixGame game =
                zeroSum(randomTable(random, randomSize(random, 5), randomSize(random, 5), 1));
            const Dominance found = dominanceOf(game, DominanceKind::weak);
            const MatrixGame rest = restricted(game, found.rows, found.columns);
            QCOMPARE(solveZeroSum(rest.payoffs(MatrixSide::row), task)->value,
                     solveZeroSum(game.payoffs(MatrixSide::row), task)->value);
        }
    }

    void knownGames() {
        const Dominance prisoners = dominanceOf(matrix("-1|-1,-3|0;0|-3,-2|-2"));
        QCOMPARE(prisoners.rows, 0b10U);
        QCOMPARE(prisoners.columns, 0b10U);
        const Dominance mixed = dominanceOf(matrix("3,-1,2;-2,4,1/2"));
        QCOMPARE(mixed.struck.size(), std::size_t{1});
        QCOMPARE(mixed.struck[0].by, (Mixture{Rational(13, 20), Rational(7, 20), 0}));
        QCOMPARE(mixed.struck[0].margin, Rational(2, 5));
        const MatrixGame well = matrix("0,1,-1,-1;-1,0,1,-1;1,-1,0,1;1,1,-1,0");
        QVERIFY(dominanceOf(well).struck.empty());
        QCOMPARE(dominanceOf(well, DominanceKind::weak).rows, 0b1110U);
        QCOMPARE(dominanceOf(well, DominanceKind::weak).columns, 0b1110U);
    }
};

MEXPLORER_TEST(TestMatrixDominance)
#include "test_matrix_dominance.moc"
