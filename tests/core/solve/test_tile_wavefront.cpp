#include "core/solve/tile_wavefront.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <set>

using namespace mexplorer;

namespace {

/// What a wavefront did, in order.
struct Record {
    std::vector<Tile> tiles;
    std::vector<std::pair<std::uint32_t, std::size_t>>
        finished; ///< the end of a finished part, and how many tiles were done then
};

Record recorded(GridSize board, bool half, Task& task) {
    Record record;
    std::mutex mutex;
    TileWavefront(board, half)
        .run(
            task,
            [&](const Tile& tile) {
                const std::lock_guard lock(mutex);
                record.tiles.push_back(tile);
            },
            [&](std::uint32_t end) { record.finished.emplace_back(end, record.tiles.size()); });
    return record;
}

} // namespace

class TestTileWavefront : public QObject {
    Q_OBJECT

private slots:
    void everyCellIsVisitedOnceAndAfterAllItMayDependOn_data() {
        QTest::addColumn<std::uint32_t>("rows");
        QTest::addColumn<std::uint32_t>("columns");
        QTest::addColumn<bool>("half");
        for (const bool half : {false, true}) {
            const char* kind = half ? "half" : "whole";
            QTest::addRow("one tile, %s", kind) << 5U << 7U << half;
            QTest::addRow("tiles that just fit, %s", kind) << 128U << 192U << half;
            QTest::addRow("three shells, %s", kind) << 1100U << 1300U << half;
            QTest::addRow("long and thin, %s", kind) << 3U << 2000U << half;
        }
        QTest::addRow("tall and thin") << 2000U << 3U << false;
    }
    void everyCellIsVisitedOnceAndAfterAllItMayDependOn() {
        QFETCH(std::uint32_t, rows);
        QFETCH(std::uint32_t, columns);
        QFETCH(bool, half);
        Task task;
        const Record record = recorded({rows, columns}, half, task);
        std::set<std::pair<std::uint32_t, std::uint32_t>> visited;
        for (const Tile& tile : record.tiles) {
            const auto visit = [&](std::uint32_t a, std::uint32_t b) {
                if (a > 0 && !(half && a > b)) QVERIFY(visited.contains({a - 1, b}));
                if (b > 0 && !(half && a >= b)) QVERIFY(visited.contains({a, b - 1}));
                QVERIFY(visited.insert({a, b}).second);
            };
            half ? tile.forEachCell<true>(visit) : tile.forEachCell<false>(visit);
        }
        std::size_t expected = 0;
        for (std::uint32_t a = 0; a < rows; ++a) {
            for (std::uint32_t b = half ? a : 0; b < columns; ++b)
                expected += visited.count({a, b});
        }
        QCOMPARE(visited.size(), expected);
        QCOMPARE(expected, half ? std::size_t{rows} * columns - std::size_t{rows} * (rows - 1) / 2
                                : std::size_t{rows} * columns);
        QCOMPARE(task.progress(), 1.0);
    }

    void whatIsCalledFinishedIs() {
        for (const bool half : {false, true}) {
            Task task;
            const Record record = recorded({1300, 1500}, half, task);
            QVERIFY(record.finished.size() > 1);
            QVERIFY(record.finished.back().first >= 1500);
            std::uint32_t before = 0;
            for (const auto& [end, done] : record.finished) {
                QVERIFY(end > before);
                before = end;
                for (std::size_t i = done; i < record.tiles.size(); ++i) {
                    QVERIFY(record.tiles[i].a >= end || record.tiles[i].b >= end);
                }
            }
        }
    }

    void aCancelledTaskStopsBetweenTilesAndFinishesNothingMore() {
        Task task;
        std::atomic<int> computed = 0;
        int finished = 0;
        TileWavefront({5000, 5000}, false)
            .run(
                task,
                [&](const Tile&) {
                    if (++computed == 100) task.cancel();
                },
                [&](std::uint32_t) { ++finished; });
        QVERIFY(computed < 6000);
        QCOMPARE(finished, 1); // the first shell has 64 tiles, the first two together 256
    }
};

MEXPLORER_TEST(TestTileWavefront)
#include "test_tile_wavefront.moc"
