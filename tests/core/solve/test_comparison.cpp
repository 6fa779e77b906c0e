#include "core/catalogue/catalogue.h"
#include "core/catalogue/heap_game_of.h"
#include "core/solve/comparison.h"
#include "tests/core/wrong_nim.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;
using test::Nims;
using test::WrongNim;

namespace {

template <class Place>
std::vector<Place> placesOf(const Comparison<Place>& comparison) {
    std::vector<Place> places;
    for (const auto& difference : comparison.differences)
        places.push_back(difference.place);
    return places;
}

} // namespace

class TestComparison : public QObject {
    Q_OBJECT

private slots:
    void wythoffAgreesInNormalAndMiserePlay() {
        for (const char* play : {"normal", "misere"}) {
            const auto game = makeGame("wythoff", {{"play", play}}).value();
            const GridAspect& grid = *game->as<GridAspect>();
            GridValues values({40, 30});
            Task task;
            QVERIFY(grid.fill(values, task));
            const auto comparison = compareWithTheorem(grid, values, values.size(), task).value();
            QCOMPARE(comparison.byTheorem, std::uint64_t{1200});
            QVERIFY(comparison.agrees());
            QVERIFY(comparison.differences.empty());
        }
    }

    void everyWrongOutcomeIsFoundInItsPlace() {
        const auto game = makeGame("wythoff").value();
        const GridAspect& grid = *game->as<GridAspect>();
        GridValues values({20, 20});
        Task task;
        QVERIFY(grid.fill(values, task));
        values.row(4)[7] = 3;   // is P
        values.row(10)[2] = 0;  // is N
        values.row(11)[2] += 1; // still N, and the theorem has no values
        const auto comparison = compareWithTheorem(grid, values, values.size(), task).value();
        QCOMPARE(comparison.differing, std::uint64_t{2});
        QCOMPARE(placesOf(comparison), (std::vector<GridCell>{{4, 7}, {10, 2}}));
    }

    void whereTheTheoremGivesAValueTheValueIsCompared() {
        const auto game = makeGame("nim").value();
        const GridAspect& grid = *game->as<GridAspect>();
        GridValues values({16, 16});
        Task task;
        QVERIFY(grid.fill(values, task));
        QVERIFY(compareWithTheorem(grid, values, values.size(), task)->agrees());
        values.row(5)[2] = 6; // 5 ⊕ 2 is 7
        QCOMPARE(placesOf(*compareWithTheorem(grid, values, values.size(), task)),
                 (std::vector<GridCell>{{5, 2}}));
    }

    void heapsAreComparedLikeCells() {
        const auto game = makeGame("bash", {{"m", "4"}}).value();
        const LineAspect& line = *game->as<LineAspect>();
        LineValues values(100);
        Task task;
        QVERIFY(line.fill(values, task));
        QVERIFY(compareWithTheorem(line, values, 100, task)->agrees());
        values.data()[17] = 9; // 17 mod 5 is 2
        const auto comparison = compareWithTheorem(line, values, 100, task).value();
        QCOMPARE(comparison.byTheorem, std::uint64_t{100});
        QCOMPARE(placesOf(comparison), std::vector<std::uint64_t>{17});
    }

    void ofMoreDifferencesTheFirstHundredThousandAreKept() {
        const auto game = makeGame("bash", {{"m", "4"}}).value();
        constexpr std::uint64_t count = 100'002;
        LineValues values(count);
        std::fill_n(values.data(), count, LineValues::Value{9}); // none is above 4
        values.finish(count);
        Task task;
        const auto comparison = compareWithTheorem(*game->as<LineAspect>(), values, count, task).value();
        QCOMPARE(comparison.differing, count);
        QCOMPARE(comparison.differences.size(), std::size_t{100'000});
        QCOMPARE(comparison.differences.back().place, std::uint64_t{99'999});
    }

    /// Even if the theorem says nothing, or only who wins.
    void theSolverIsComparedWithTheDefinitionWhateverTheTheoremSays() {
        Task task;
        for (const char* rule : {"moebius", "own", "ruler"}) {
            const auto game = makeGame("coin-turning", {{"rule", rule}}).value();
            const auto comparison = compareWithDefinition(*game->as<LineAspect>(), 30, task).value();
            QVERIFY(comparison.agrees());
            QCOMPARE(comparison.places, std::uint64_t{30});
            QCOMPARE(comparison.bySolver, std::uint64_t{30});
            QCOMPARE(comparison.byTheorem, std::uint64_t{rule == std::string("ruler") ? 30U : 1U});
        }
        const auto wythoff = makeGame("wythoff").value();
        const auto comparison = compareWithDefinition(*wythoff->as<GridAspect>(), {20, 30}, task).value();
        QVERIFY(comparison.agrees());
        QCOMPARE(comparison.byTheorem, std::uint64_t{600});
        QCOMPARE(comparison.outcomes, std::uint64_t{600});
        QCOMPARE(comparison.bySolver, std::uint64_t{600});
    }

    void whoeverIsWrongIsFoundOut_data() {
        QTest::addColumn<Nims>("wrong");
        QTest::newRow("nobody") << Nims::right;
        QTest::newRow("the theorem, in who wins") << Nims::wrongOutcomes;
        QTest::newRow("the theorem, in a value") << Nims::wrongValues;
        QTest::newRow("the solver, where the theorem is silent") << Nims::wrongSolver;
        QTest::newRow("the solver, where the theorem is right") << Nims::wrongSolverOnly;
        QTest::newRow("the solver, where the theorem tells who wins") << Nims::wrongSolverOutcomes;
    }
    void whoeverIsWrongIsFoundOut() {
        QFETCH(Nims, wrong);
        const HeapGameOf<WrongNim> game(WrongNim(wrong), {});
        Task task;
        const auto line = compareWithDefinition(*game.as<LineAspect>(), 9, task).value();
        const bool isRight = wrong == Nims::right;
        using Sizes = std::vector<std::uint64_t>;
        using Cells = std::vector<GridCell>;
        QCOMPARE(placesOf(line), isRight ? Sizes{} : Sizes{WrongNim::heap});
        QCOMPARE(line.places, std::uint64_t{9});
        const auto grid = compareWithDefinition(*game.as<GridAspect>(), {1, 9}, task).value();
        QCOMPARE(placesOf(grid), isRight ? Cells{} : (Cells{{0, WrongNim::heap}}));
    }

    void tooMuchIsNotDefined() {
        const auto game = makeGame("nim").value();
        Task task;
        QCOMPARE(compareWithDefinition(*game->as<LineAspect>(), mostDefined + 1, task).error().kind,
                 Error::Kind::tooLarge);
        QCOMPARE(compareWithDefinition(*game->as<GridAspect>(), {20'000, 20'000}, task).error().kind,
                 Error::Kind::tooLarge);
    }

    void itStopsWhenCancelled() {
        const auto game = makeGame("nim").value();
        const GridValues values({16, 16});
        Task task;
        task.cancel();
        const auto comparison = compareWithTheorem(*game->as<GridAspect>(), values, values.size(), task);
        QVERIFY(!comparison);
        QCOMPARE(comparison.error().kind, Error::Kind::cancelled);
    }
};

MEXPLORER_TEST(TestComparison)
#include "test_comparison.moc"
