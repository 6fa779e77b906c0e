#include "tests/runner/listed.h"
#include "tests/ui/views/tree/pictures.h"
#include "ui/views/tree/tree_figure.h"

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

Frame frameIn(const TreeFigure& figure, QSize area, const std::optional<Camera>& camera = {}) {
    return {figure, QRectF(QPointF(), QSizeF(area)), camera, {}};
}

} // namespace

class TestTreeEdges : public QObject {
    Q_OBJECT

private slots:
    /// Qt takes seconds for curves a thousand times longer than the picture is wide.
    void ofLongEdgesOnlyWhatIsInSightIsDrawn() {
        const TreeFigure figure(pictureOf("nim", "2,3", {{"budget", "400"}}));
        const TreeGeometry& geometry = figure.picture().geometry;
        const std::uint32_t first = figure.picture().tree.edges[0].to;
        const QPointF world = (geometry.centre(0) + geometry.centre(first)) / 2; // the middle of an edge
        const auto draw = [&](QPaintDevice& device, const Frame& frame) {
            QPainter painter(&device);
            figure.draw(painter, frame);
        };
        constexpr QSize little(200, 220);
        const Frame near = frameIn(figure, little, Camera{QRectF(world - QPointF(1.8, 1), QSizeF(4, 3.2))});
        QVERIFY(figure.bounds().width() * near.scale() > 40 * little.width());
        QBuffer svg;
        QSvgGenerator generator;
        generator.setOutputDevice(&svg);
        draw(generator, near);
        double furthest = 0; // over all curves
        static const QRegularExpression curves(" d=\"([^\"]*)\"");
        static const QRegularExpression numbers("-?[0-9.]+");
        for (auto curve = curves.globalMatch(QString::fromUtf8(svg.data())); curve.hasNext();) {
            for (auto number = numbers.globalMatch(curve.next().captured(1)); number.hasNext();)
                furthest = std::max(furthest, std::abs(number.next().captured().toDouble()));
        }
        QVERIFY2(furthest > 0 && furthest < 4 * little.width(), qPrintable(QString::number(furthest)));

        constexpr QPoint further(800, 640); // a larger picture, which must look the same there
        const QRectF content = frameIn(figure, little * 9).content();
        const QPointF place = near.toArea().map(world);
        const QRectF visible(world + (content.topLeft() - place - further) / near.scale(),
                             content.size() / near.scale());
        const Frame far = frameIn(figure, little * 9, Camera{visible});
        QCOMPARE(far.toArea().map(world), place + further);
        QImage nearImage(little, QImage::Format_RGB32);
        QImage farImage(little * 9, QImage::Format_RGB32);
        draw(nearImage, near);
        draw(farImage, far);
        const QRect part(place.toPoint() - QPoint(40, 20), QSize(80, 40)); // away from the legend
        QImage paper(part.size(), nearImage.format());
        paper.fill(lightTheme().paper);
        QVERIFY(nearImage.copy(part) != paper);
        for (int y = part.top(); y <= part.bottom(); ++y) {
            for (int x = part.left(); x <= part.right(); ++x) {
                const int difference =
                    qGray(nearImage.pixel(x, y)) - qGray(farImage.pixel(QPoint(x, y) + further));
                QVERIFY(std::abs(difference) <= 2); // up to rounding
            }
        }
    }
};

MEXPLORER_TEST(TestTreeEdges)
#include "test_tree_edges.moc"
