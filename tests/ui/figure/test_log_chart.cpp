#include "tests/runner/listed.h"
#include "ui/figure/log_chart.h"

#include <QImage>
#include <QTest>

using namespace mexplorer::ui;

/// Charts with logarithmic axes.
class TestLogChart : public QObject {
    Q_OBJECT

private slots:
    void decadesAreAsFarApartAsAllOthers() {
        const ChartAxis axis{1, 1000, true};
        QCOMPARE(placeOn(axis, 1, 0, 300), 0.0);
        QCOMPARE(placeOn(axis, 10, 0, 300), 100.0);
        QCOMPARE(placeOn(axis, 100, 0, 300), 200.0);
        QCOMPARE(placeOn(axis, 1e9, 0, 300), 300.0);
        QCOMPARE(placeOn(axis, 0, 0, 300), 0.0);
        QCOMPARE(placeOn(axis, -1, 300, 0), 300.0);
        QVERIFY(qFuzzyCompare(valueOn(axis, 100, 0, 300), 10.0));
    }

    void aLinearAxisIsLinear() {
        const ChartAxis axis{-1, 3};
        QCOMPARE(placeOn(axis, 0, 0, 100), 25.0);
        QCOMPARE(placeOn(axis, 0, 100, 0), 75.0);
        QCOMPARE(valueOn(axis, 25, 0, 100), 0.0);
    }

    void axesOfWholeDecades() {
        const ChartAxis axis = decadesOf(0.00023, 4);
        QVERIFY(qFuzzyCompare(axis.least, 1e-4) && qFuzzyCompare(axis.most, 10.0) && axis.isLogarithmic);
        QVERIFY(qFuzzyCompare(decadesOf(1e-30, 1, 8).least, 1e-8));
        QVERIFY(qFuzzyCompare(decadesOf(1, 1).least, 0.1));
        QVERIFY(decadesOf(0, 0).most > decadesOf(0, 0).least);
        QCOMPARE(decadeText(3), "1000");
        QCOMPARE(decadeText(-2), "0.01");
        QCOMPARE(decadeText(6), "10⁶");
        QCOMPARE(decadeText(-12), "10⁻¹²");
    }

    void stackedChartsHaveOneScale() {
        LogChart low;
        low.x = {1, 1000, true, "rounds"};
        low.y = {0, 1};
        low.curves = {{QPolygonF{{1, 0}, {1000, 1}}, Qt::red, "a long name"}};
        LogChart high = low;
        high.y = {0, 1'000'000};
        high.curves.front().name.clear();
        QImage image(400, 300, QImage::Format_RGB32);
        QPainter painter(&image);
        const QRectF area(10, 20, 300, 250);
        const auto plots = drawStackedCharts(painter, Style(), area, {low, high, low});
        QCOMPARE(plots.size(), std::size_t{3});
        for (const QRectF& plot : plots) {
            QVERIFY(area.contains(plot));
            QCOMPARE(plot.left(), plots.front().left());
            QCOMPARE(plot.right(), plots.front().right());
        }
        QVERIFY(plots[0].bottom() < plots[1].top() && plots[1].bottom() < plots[2].top());
        QVERIFY(plots[0].height() > 0.9 * plots[2].height());
    }

    void aChartOfManyPointsIsDrawnInsideItsArea() {
        LogChart chart;
        chart.title = "title";
        chart.x = {1, 1e6, true, "rounds"};
        chart.y = decadesOf(1e-6, 1);
        QPolygonF points;
        for (int i = 1; i < 200'000; ++i)
            points << QPointF(i * 5.0, i % 7 == 0 ? 0.0 : 1.0 / i);
        chart.curves = {{std::move(points), Qt::red, "curve"}};
        chart.cursor = 1000;
        QImage image(400, 300, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        const QRectF area(50, 40, 300, 200);
        const QRectF plot = drawLogChart(painter, Style(), area, chart);
        painter.end();
        QVERIFY(area.contains(plot));
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (!area.adjusted(-8, -8, 8, 8).contains(x, y))
                    QCOMPARE(image.pixel(x, y), qRgb(255, 255, 255));
    }
};

MEXPLORER_TEST(TestLogChart)
#include "test_log_chart.moc"
