#include "core/rules/estimate.h"

#include "core/rules/score_tree.h"
#include "core/rules/take_ends.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestEstimate : public QObject {
    Q_OBJECT

private slots:
    void aMeanIsRoundedAHalfAwayFromZero() {
        QCOMPARE((Estimate{9, 8}).worth(), 1);
        QCOMPARE((Estimate{23, 0, 3}).worth(), 8); // 7.67
        QCOMPARE((Estimate{0, 22, 3}).worth(), -7);
        QCOMPARE((Estimate{5, 0, 2}).worth(), 3);
        QCOMPARE((Estimate{0, 5, 2}).worth(), -3);
        QCOMPARE((Estimate{7, 7, 4}).worth(), 0);
        for (Score mine = 0; mine < 12; ++mine)
            for (Score theirs = 0; theirs < 12; ++theirs)
                for (const Score parts : {1, 2, 3, 7}) {
                    const Estimate estimate{mine, theirs, parts};
                    const Score twiceOff = 2 * (mine - theirs) - 2 * parts * estimate.worth();
                    QVERIFY(std::abs(twiceOff) <= parts);
                    QCOMPARE(estimate.turned().worth(), -estimate.worth());
                }
    }

    void aWinCountsMoreThanAnyEstimate() {
        for (const auto& [most, win] : std::vector<std::pair<Score, Score>>{
                 {0, 1}, {1, 10}, {9, 10}, {10, 100}, {32, 100}, {99, 100}, {100, 1000}, {621, 1000}})
            QCOMPARE(winBeside(most), win);
    }

    /// For rows, both scores so far; for trees, the mean of the leaves below.
    void rowsAndTreesSayWhatTheyAreMadeOf() {
        const TakeEnds row;
        QCOMPARE(row.estimate(row.parse("7,2,9,5,2 | 0:4").value()), (Estimate{0, 4}));
        QCOMPARE(row.estimate(row.parse("7 | -3:-5").value()).worth(), 2);
        const auto tree = ScoreTree::make({{"first", "max"}}).value();
        QCOMPARE(tree.estimate(tree.parse("((3,-1,(2)),-4)").value()), (Estimate{5, 5, 4}));
        QCOMPARE(tree.estimate(tree.parse("(3,12,8)").value()), (Estimate{23, 0, 3}));
        QCOMPARE(tree.estimate(tree.parse("(3,12,8) min").value()), (Estimate{0, 23, 3}));
    }
};

MEXPLORER_TEST(TestEstimate)
#include "test_estimate.moc"
