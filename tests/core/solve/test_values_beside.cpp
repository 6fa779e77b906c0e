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

/// A tree with the texts on the way to each node; a text comes twice among siblings at times.
struct SpeltTree {
    std::vector<std::size_t> parents;
    std::vector<std::string> texts;
    std::vector<std::string> ways; ///< with the number of earlier siblings of the same text
    std::vector<NodeValue> values;
    std::vector<bool> isUnknown;

    [[nodiscard]] std::vector<std::uint64_t> names() const {
        return namesOfWays(
            texts.size(), [this](std::size_t node) { return parents[node]; },
            [this](std::size_t node) { return texts[node]; });
    }
    [[nodiscard]] ValueNodes nodes() const {
        ValueNodes made{names(), [this](std::size_t node) { return values[node]; }, {}};
        for (std::size_t node = 0; node < isUnknown.size(); ++node)
            if (isUnknown[node]) made.names[node] = ValueNodes::unnamed;
        return made;
    }
    [[nodiscard]] std::optional<std::size_t> find(const std::string& way) const {
        for (std::size_t node = 0; node < ways.size(); ++node)
            if (ways[node] == way && !isUnknown[node]) return node;
        return std::nullopt;
    }
};

SpeltTree randomTree(std::mt19937& random) {
    SpeltTree tree;
    const std::size_t size = 1 + random() % 12;
    for (std::size_t node = 0; node < size; ++node) {
        const std::size_t parent = node == 0 ? 0 : random() % node;
        tree.parents.push_back(parent);
        tree.texts.push_back(std::to_string(node == 0 ? 0 : random() % 3));
        std::size_t earlier = 0;
        for (std::size_t other = 1; other < node; ++other)
            if (tree.parents[other] == parent && tree.texts[other] == tree.texts[node]) ++earlier;
        const std::string step = tree.texts[node] + "#" + std::to_string(earlier);
        tree.ways.push_back(node == 0 ? step : tree.ways[parent] + "/" + step);
        std::optional<bool> isLost;
        if (random() % 4 > 0) isLost = random() % 2 == 0;
        tree.values.push_back({isLost, std::to_string(random() % 2)});
        tree.isUnknown.push_back(random() % 6 == 0);
    }
    return tree;
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

    /// Random trees, whose ways are spelt out; some nodes have no name.
    void nodesAreThoseOfTheSameWays() {
        constexpr std::uint32_t seed = 20261202;
        std::mt19937 random(seed);
        for (int round = 0; round < 300; ++round) {
            const SpeltTree one = randomTree(random);
            const SpeltTree other = randomTree(random);
            Task task;
            const auto found = differencesBetween(one.nodes(), other.nodes(), task);
            QVERIFY(found);
            ValueDifferences expected{.areNodes = true};
            for (std::size_t node = 0; node < one.ways.size(); ++node) {
                if (one.isUnknown[node]) continue;
                const auto there = other.find(one.ways[node]);
                if (!there) {
                    ++expected.leftAlone;
                    expected.listed.push_back({{node, ValueDifference::nowhere}});
                    continue;
                }
                ++expected.places;
                if (one.values[node] == other.values[*there]) continue;
                const std::optional<bool> left = one.values[node].isLost;
                const std::optional<bool> right = other.values[*there].isLost;
                const bool isOfOutcome = left.has_value() && right.has_value() && left != right;
                ++(isOfOutcome ? expected.outcomes : expected.values);
                expected.listed.push_back({{node, *there},
                                           isOfOutcome && left == true ? 0U : 1U,
                                           isOfOutcome && right == true ? 0U : 1U});
                QCOMPARE(expected.listed.back().isOfOutcome(), isOfOutcome);
            }
            for (std::size_t node = 0; node < other.ways.size(); ++node) {
                if (other.isUnknown[node] || one.find(other.ways[node])) continue;
                ++expected.rightAlone;
                expected.listed.push_back({{ValueDifference::nowhere, node}});
            }
            const QByteArray about = QString("seed %1, round %2").arg(seed).arg(round).toUtf8();
            QVERIFY2(found->listed == expected.listed, about.constData());
            QVERIFY2(std::tuple(found->places, found->outcomes, found->values, found->leftAlone,
                                found->rightAlone) == std::tuple(expected.places, expected.outcomes,
                                                                 expected.values, expected.leftAlone,
                                                                 expected.rightAlone),
                     about.constData());
            QCOMPARE(found->differing(), found->listed.size());
            for (const ValueDifference& at : found->listed) {
                QCOMPARE(found->placeIn(0, at).has_value(), !at.isRightAlone());
                QCOMPARE(found->placeIn(1, at).has_value(), !at.isLeftAlone());
            }
        }
    }

    void waysHaveNamesOfTheirOwn() {
        std::mt19937 random(3);
        std::map<std::string, std::uint64_t> names;
        std::map<std::uint64_t, std::string> ways;
        for (int round = 0; round < 500; ++round) {
            const SpeltTree tree = randomTree(random);
            const std::vector<std::uint64_t> given = tree.names();
            for (std::size_t node = 0; node < given.size(); ++node) {
                QVERIFY(given[node] != ValueNodes::unnamed);
                QCOMPARE(names.emplace(tree.ways[node], given[node]).first->second, given[node]);
                QCOMPARE(ways.emplace(given[node], tree.ways[node]).first->second, tree.ways[node]);
            }
        }
        QVERIFY(names.size() > 100); // else this tests little
        QVERIFY(nameOfText("1,2") != nameOfText("2,1"));
    }

    void treesWithoutNodesAreNotCompared() {
        Task task;
        QVERIFY(!differencesBetween(ValueNodes{}, ValueNodes{}, task));
        std::mt19937 random(5);
        const SpeltTree tree = randomTree(random);
        ValueNodes ways = tree.nodes();
        ways.names = tree.names();
        ValueNodes positions = ways;
        positions.arePositions = true;
        QVERIFY(!differencesBetween(ways, positions, task));
        QVERIFY(differencesBetween(positions, positions, task));
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
