#include "core/catalogue/catalogue.h"
#include "core/game/aspects/impartial.h"
#include "core/solve/values_beside.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <tuple>

using namespace mexplorer;

namespace {

using Cells = std::map<std::pair<std::uint64_t, std::uint64_t>, std::uint32_t>;

Cells randomCells(std::mt19937& random, std::uint64_t rows, std::uint64_t columns) {
    Cells cells;
    for (std::uint64_t a = 0; a < rows; ++a)
        for (std::uint64_t b = 0; b < columns; ++b)
            cells[{a, b}] = static_cast<std::uint32_t>(random() % 3);
    return cells;
}

ValueTable tableOf(const Cells& cells, std::uint64_t rows, std::uint64_t columns) {
    return {.rows = rows,
            .columns = columns,
            .at =
                [&cells](const ValuePlace& place) {
                    return cells.at({place.a, place.b});
                },
            .positionAt = {}};
}

/// The table of a game, by plain mex.
ValueTable definedTable(const Game& game, GridSize size) {
    const auto values = std::make_shared<GridValues>(size);
    Task task;
    if (!game.as<GridAspect>()->fillByDefinition(*values, task)) qFatal("no table");
    return {.rows = size.rows,
            .columns = size.columns,
            .at =
                [values](const ValuePlace& place) {
                    return std::uint32_t{
                        values->at(static_cast<std::uint32_t>(place.a), static_cast<std::uint32_t>(place.b))};
                },
            .positionAt = {}};
}

} // namespace

class TestValuesBeside : public QObject {
    Q_OBJECT

private slots:
    void theyAreThoseOfANaiveComparison() {
        constexpr std::uint32_t seed = 20261201;
        std::mt19937 random(seed);
        for (int round = 0; round < 200; ++round) {
            const std::uint64_t rows = 1 + random() % 7;
            const std::uint64_t columns = 1 + random() % 7;
            const std::uint64_t moreRows = 1 + random() % 7;
            const std::uint64_t moreColumns = 1 + random() % 7;
            const Cells one = randomCells(random, rows, columns);
            const Cells other = randomCells(random, moreRows, moreColumns);
            Task task;
            const auto found =
                differencesBetween(tableOf(one, rows, columns), tableOf(other, moreRows, moreColumns), task);
            QVERIFY(found);
            std::vector<ValueDifference> expected;
            std::uint64_t places = 0;
            for (const auto& [place, value] : one) {
                const auto there = other.find(place);
                if (there == other.end()) continue;
                ++places;
                if (there->second != value)
                    expected.push_back({{place.first, place.second}, value, there->second});
            }
            std::ranges::sort(expected, {}, [](const ValueDifference& at) {
                return std::tuple(at.place.a + at.place.b, at.place.a);
            });
            const auto ofOutcome = static_cast<std::uint64_t>(std::ranges::count_if(
                expected, [](const ValueDifference& at) { return (at.left == 0) != (at.right == 0); }));
            QCOMPARE(found->places, places);
            QVERIFY2(found->listed == expected,
                     qPrintable(QString("seed %1, round %2").arg(seed).arg(round)));
            QCOMPARE(found->outcomes, ofOutcome);
            QCOMPARE(found->values, expected.size() - ofOutcome);
            QCOMPARE(found->differing(), expected.size());
        }
    }

    /// Misère Nim is lost by whoever must take the last lonely heap, and else as normal Nim.
    void nimDiffersInMiserePlayWhereNoHeapIsAboveOne() {
        const auto normal = makeGame("nim").value();
        const auto misere = makeGame("nim", {{"play", "misere"}}).value();
        Task task;
        const auto found =
            differencesBetween(definedTable(*normal, {12, 10}), definedTable(*misere, {12, 10}), task);
        QVERIFY(found);
        QCOMPARE(found->places, std::uint64_t{120});
        QCOMPARE(found->outcomes, std::uint64_t{4});
        QCOMPARE(found->values, std::uint64_t{0});
        const std::vector<ValueDifference> expected = {
            {{0, 0}, 0, 1}, {{0, 1}, 1, 0}, {{1, 0}, 1, 0}, {{1, 1}, 0, 1}};
        QVERIFY(found->listed == expected);
    }

    void tablesOfOtherPositionsAreNotCompared() {
        const Cells cells = {{{0, 0}, 1}};
        ValueTable slice = tableOf(cells, 1, 1);
        slice.shared = {0, 7};
        Task task;
        QVERIFY(!differencesBetween(tableOf(cells, 1, 1), slice, task));
        QVERIFY(differencesBetween(slice, slice, task));
        QVERIFY(!differencesBetween(tableOf(cells, 1, 1), tableOf(cells, 0, 1), task));
    }

    void itCanBeCancelled() {
        const Cells cells = {{{0, 0}, 1}};
        Task task;
        task.cancel();
        const auto found = differencesBetween(tableOf(cells, 1, 1), tableOf(cells, 1, 1), task);
        QVERIFY(!found);
        QCOMPARE(found.error().kind, Error::Kind::cancelled);
    }

    void theOwnTableHasNoFurtherHeaps() {
        QCOMPARE(positionOfOwnTable(*makeGame("nim").value()), std::string("13,11")); // opens at 13,11,7
        QCOMPARE(positionOfOwnTable(*makeGame("wythoff").value()),
                 makeGame("wythoff").value()->description().position);
        QCOMPARE(positionOfOwnTable(*makeGame("matrix").value()), std::string());
    }
};

MEXPLORER_TEST(TestValuesBeside)
#include "test_values_beside.moc"
