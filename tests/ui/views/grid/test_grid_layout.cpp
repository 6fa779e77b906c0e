#include "tests/runner/listed.h"
#include "ui/views/grid/grid_axes.h"
#include "ui/views/grid/grid_layout.h"
#include "ui/views/grid/grid_overlay.h"
#include "ui/views/grid/grid_rays.h"

#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

const auto corners = {Corner::bottomLeft, Corner::bottomRight, Corner::topLeft, Corner::topRight};

} // namespace

class TestGridLayout : public QObject {
    Q_OBJECT

private slots:
    void theOriginLiesInItsCorner() {
        const GridSize size{8, 11};
        QCOMPARE(GridLayout(size, Corner::bottomLeft, true).cellRect({0, 0}), QRectF(0, -1, 1, 1));
        QCOMPARE(GridLayout(size, Corner::bottomRight, true).cellRect({0, 0}), QRectF(-1, -1, 1, 1));
        QCOMPARE(GridLayout(size, Corner::topLeft, true).cellRect({0, 0}), QRectF(0, 0, 1, 1));
        QCOMPARE(GridLayout(size, Corner::topRight, true).cellRect({0, 0}), QRectF(-1, 0, 1, 1));
    }

    void theFirstNumberRunsAcrossOrUpright() {
        const GridLayout across({8, 11}, Corner::bottomLeft, true);
        QCOMPARE(across.columns(), 8U);
        QCOMPARE(across.rows(), 11U);
        QCOMPARE(across.cellRect({6, 10}), QRectF(6, -11, 1, 1));
        const GridLayout upright({8, 11}, Corner::bottomLeft, false);
        QCOMPARE(upright.columns(), 11U);
        QCOMPARE(upright.rows(), 8U);
        QCOMPARE(upright.cellRect({6, 10}), QRectF(10, -7, 1, 1));
    }

    void everyCellIsFoundAtItsCentreAndCountedOnce() {
        for (const Corner corner : corners) {
            for (const bool across : {true, false}) {
                const GridLayout layout({5, 7}, corner, across);
                QRectF all;
                for (std::uint64_t a = 0; a < 5; ++a) {
                    for (std::uint64_t b = 0; b < 7; ++b) {
                        const QRectF rect = layout.cellRect({a, b});
                        QCOMPARE(layout.cellAt(rect.center()), (GridCell{a, b}));
                        QVERIFY(layout.bounds().contains(rect));
                        all = all.united(rect);
                    }
                }
                QCOMPARE(all, layout.bounds());
                QVERIFY(!layout.cellAt(layout.bounds().bottomRight() + QPointF(0.5, -0.5)));
                QVERIFY(!layout.cellAt(layout.bounds().topLeft() + QPointF(0.5, -0.5)));
            }
        }
    }

    void theVisibleRangeIsExactlyTheCellsThatAreTouched() {
        for (const Corner corner : corners) {
            const GridLayout layout({9, 6}, corner, false);
            const QRectF bounds = layout.bounds();
            const QRectF world(bounds.left() + 1.5, bounds.top() + 2.25, 2.75, 1.5);
            const CellRange range = layout.visible(world, layout.size());
            for (std::uint32_t column = 0; column < layout.columns(); ++column) {
                for (std::uint32_t row = 0; row < layout.rows(); ++row) {
                    const bool touched = layout.cellRect(layout.cellOf(column, row)).intersects(world);
                    const bool inside = column >= range.firstColumn && column < range.endColumn &&
                                        row >= range.firstRow && row < range.endRow;
                    QCOMPARE(inside, touched);
                }
            }
            QVERIFY(layout.visible(bounds.translated(100, 100), layout.size()).empty());
        }
    }

    void aUnfinishedPartIsNotVisible() {
        const GridLayout layout({9, 6}, Corner::bottomLeft, true);
        const CellRange range = layout.visible(layout.bounds(), {4, 6});
        QCOMPARE(range.columns(), 4U);
        QCOMPARE(range.rows(), 6U);
    }

    void neighboursAreNeighboursOnTheScreen() {
        for (const Corner corner : corners) {
            const GridLayout layout({5, 5}, corner, true);
            const auto right = layout.neighbour({2, 2}, 1, 0);
            QVERIFY(right);
            QCOMPARE(layout.cellRect(*right).center(), layout.cellRect({2, 2}).center() + QPointF(1, 0));
            const auto down = layout.neighbour({2, 2}, 0, 1);
            QCOMPARE(layout.cellRect(*down).center(), layout.cellRect({2, 2}).center() + QPointF(0, 1));
        }
        QVERIFY(!GridLayout({5, 5}, Corner::bottomLeft, true).neighbour({0, 0}, -1, 0));
        QVERIFY(!GridLayout({5, 5}, Corner::bottomLeft, true).neighbour({0, 0}, 0, 1));
    }

    void ticksAreOneTwoOrFiveTimesAPowerOfTen() {
        QCOMPARE(niceStep(0.01), std::uint64_t{1});
        QCOMPARE(niceStep(1), std::uint64_t{1});
        QCOMPARE(niceStep(1.2), std::uint64_t{2});
        QCOMPARE(niceStep(2.5), std::uint64_t{5});
        QCOMPARE(niceStep(7), std::uint64_t{10});
        QCOMPARE(niceStep(130), std::uint64_t{200});
        QCOMPARE(niceStep(3000), std::uint64_t{5000});
    }

    void aRayPassesThroughItsCellsAndEndsAtTheEdge() {
        for (const Corner corner : corners) {
            for (const bool across : {true, false}) {
                const GridLayout layout({30, 30}, corner, across);
                const QLineF ray = rayLine(layout, 2.0);
                QCOMPARE(ray.p1(), layout.cellRect({0, 0}).center());
                const QPointF middle = ray.pointAt(10.0 / 14.75);
                QVERIFY(QLineF(middle, layout.cellRect({10, 20}).center()).length() < 1e-9);
                QCOMPARE(layout.cellAt(ray.pointAt(0.9999))->b, std::uint64_t{29});
            }
        }
    }

    void onlyTheFarthestOptionOfEachDirectionIsKept() {
        const GridCell queen{3, 5};
        std::vector<GridOptions::Mark> options;
        for (std::uint64_t k = 1; k <= 3; ++k)
            options.push_back({{3 - k, 5}});
        for (std::uint64_t k = 1; k <= 5; ++k)
            options.push_back({{3, 5 - k}});
        for (std::uint64_t k = 1; k <= 3; ++k)
            options.push_back({{3 - k, 5 - k}});
        const std::vector<GridCell> farthest = farthestOptions(queen, options);
        QCOMPARE(farthest.size(), std::size_t{3});
        for (const GridCell& cell : {GridCell{0, 5}, GridCell{3, 0}, GridCell{0, 2}})
            QVERIFY(std::find(farthest.begin(), farthest.end(), cell) != farthest.end());
    }
};

MEXPLORER_TEST(TestGridLayout)
#include "test_grid_layout.moc"
