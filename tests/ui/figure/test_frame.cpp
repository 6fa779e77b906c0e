#include "tests/runner/listed.h"
#include "tests/ui/sample_figure.h"
#include "ui/figure/ticks.h"
#include "ui/figure/whole.h"

#include <QTest>

#include <cmath>

using namespace mexplorer::ui;

namespace {

const SampleFigure figure;
const QRectF area(0, 0, 620, 420); // with margins of 10, one unit fits in 6 pixels

Frame framed(const QRectF& seen) {
    return {figure, area, Camera{seen}, Style{}};
}

} // namespace

class TestFrame : public QObject {
    Q_OBJECT

private slots:
    void aCameraThatMakesSenseIsFollowed() {
        const Frame frame = framed({10, 10, 30, 20});
        QVERIFY(std::abs(frame.scale() - 20) < 1e-9);
        QVERIFY((frame.visible().center() - QPointF(25, 20)).manhattanLength() < 1e-9);
        // The same part of the world in a picture four times as large.
        const Frame large(figure, QRectF(0, 0, 4 * 600 + 20, 4 * 400 + 20), Camera{{10, 10, 10, 6}}, Style{});
        QVERIFY(std::abs(large.visible().width() - 10) < 1e-9);
    }

    void aDocumentsCameraComesNoNearerThanTheWheel() {
        const auto [least, most] = figure.scaleRange();
        for (const double side : {1e-2, 1e-16, 1e-300, 5e-324}) {
            const double scale = framed({50, 25, side, side}).scale();
            QVERIFY(std::abs(scale - most) < 1e-9);
        }
        for (const double side : {1e4, 1e16, 1e300, 1.7e308})
            QVERIFY(std::abs(framed({50, 25, side, side}).scale() - least) < 1e-9);
    }

    void somethingIsSeenWhereverTheCameraIs() {
        for (const double away : {-1.7e308, -1e9, -200.0, 200.0, 1e9, 1.7e308}) {
            for (const double side : {1e-300, 1.0, 30.0, 1e9, 1.7e308}) {
                for (const QRectF& seen : {QRectF(away, 20, side, side), QRectF(20, away, side, side),
                                           QRectF(away, away, side, side)}) {
                    const QRectF visible = framed(seen).visible();
                    QVERIFY(visible.intersects(figure.bounds()));
                    QVERIFY(visible.contains(visible.center())); // it is finite
                }
            }
        }
    }

    void whatIsNoRectangleShowsTheWholeFigure() {
        const QRectF all = Frame(figure, area, std::nullopt, Style{}).visible();
        for (const double wrong : {double(NAN), double(INFINITY), 0.0, -1.0}) {
            QCOMPARE(framed({0, 0, wrong, 10}).visible(), all);
            QCOMPARE(framed({0, 0, 10, wrong}).visible(), all);
        }
        QCOMPARE(framed({NAN, 0, 10, 10}).visible(), all);
        QCOMPARE(framed({0, -INFINITY, 10, 10}).visible(), all);
    }

    void everyNumberHasAWholeOne() {
        QCOMPARE(wholeOf(2.9, 0, 10), 2);
        QCOMPARE(wholeOf(-2.9, -10, 10), -2);
        for (const double less : {double(-INFINITY), -1e300, -1.0, 0.0, double(NAN)})
            QCOMPARE(wholeOf<std::uint32_t>(less, 0, 7), 0U);
        for (const double more : {7.0, 7.5, 1e300, double(INFINITY)})
            QCOMPARE(wholeOf<std::uint32_t>(more, 0, 7), 7U);
        QCOMPARE(wholeOf<std::uint64_t>(1e19, 0, UINT64_MAX), std::uint64_t{10'000'000'000'000'000'000U});
        QCOMPARE(wholeOf<std::int64_t>(9.3e18, 0, INT64_MAX), INT64_MAX);
    }

    void ticksEnd() {
        QCOMPARE(niceStep(0.3), std::uint64_t{1});
        QCOMPARE(niceStep(21), std::uint64_t{50});
        for (const double much : {1e30, double(INFINITY), double(NAN)})
            QVERIFY(niceStep(much) >= 1'000'000'000);
    }
};

MEXPLORER_TEST(TestFrame)
#include "test_frame.moc"
