#include "core/catalogue/catalogue.h"
#include "core/solve/comparison.h"

#include <QTest>

using namespace mexplorer;

class TestComparison : public QObject {
    Q_OBJECT

private slots:
    void wythoffAgreesInNormalAndMiserePlay() {
        for (const char* play : {"normal", "misere"}) {
            const auto game = makeGame("wythoff", {{"play", play}}).value();
            GridValues values({40, 30});
            Task task;
            QVERIFY(game->grid()->fill(values, task));
            const auto comparison = compareWithTheorem(*game->grid(), values, values.size(), task).value();
            QCOMPARE(comparison.compared, std::uint64_t{1200});
            QVERIFY(comparison.agrees());
            QVERIFY(comparison.differences.empty());
        }
    }

    void everyWrongOutcomeIsFoundInItsPlace() {
        const auto game = makeGame("wythoff").value();
        GridValues values({20, 20});
        Task task;
        QVERIFY(game->grid()->fill(values, task));
        values.row(4)[7] = 3;   // is P
        values.row(10)[2] = 0;  // is N
        values.row(11)[2] += 1; // still N: the theorem knows no values
        const auto comparison = compareWithTheorem(*game->grid(), values, values.size(), task).value();
        QCOMPARE(comparison.differing, std::uint64_t{2});
        QCOMPARE(comparison.differences, (std::vector<GridCell>{{4, 7}, {10, 2}}));
    }

    void whereTheTheoremGivesAValueTheValueIsCompared() {
        const auto game = makeGame("nim").value();
        GridValues values({16, 16});
        Task task;
        QVERIFY(game->grid()->fill(values, task));
        QVERIFY(compareWithTheorem(*game->grid(), values, values.size(), task)->agrees());
        values.row(5)[2] = 6; // 5 ⊕ 2 is 7
        QCOMPARE(compareWithTheorem(*game->grid(), values, values.size(), task)->differences,
                 (std::vector<GridCell>{{5, 2}}));
    }

    void heapsAreComparedLikeCells() {
        const auto game = makeGame("bash", {{"m", "4"}}).value();
        LineValues values(100);
        Task task;
        QVERIFY(game->line()->fill(values, task));
        QVERIFY(compareWithTheorem(*game->line(), values, 100, task)->agrees());
        values.data()[17] = 9; // 17 mod 5 is 2
        const auto comparison = compareWithTheorem(*game->line(), values, 100, task).value();
        QCOMPARE(comparison.compared, std::uint64_t{100});
        QCOMPARE(comparison.differences, std::vector<std::uint64_t>{17});
    }

    void itStopsWhenCancelled() {
        const auto game = makeGame("nim").value();
        const GridValues values({16, 16});
        Task task;
        task.cancel();
        const auto comparison = compareWithTheorem(*game->grid(), values, values.size(), task);
        QVERIFY(!comparison);
        QCOMPARE(comparison.error().kind, Error::Kind::cancelled);
    }
};

QTEST_APPLESS_MAIN(TestComparison)
#include "test_comparison.moc"
