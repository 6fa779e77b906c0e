#include "tests/runner/listed.h"
#include "tests/ui/views/looks.h"
#include "tests/ui/views/seen_texts.h"
#include "tests/ui/views/tree/pictures.h"
#include "ui/views/tree/sum_plate.h"
#include "ui/views/tree/tree_figure.h"
#include "ui/views/tree/tree_sizes.h"

#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// Positions of sums are drawn as their components.
class TestTreeSums : public QObject {
    Q_OBJECT

private slots:
    void eachNodeHasItsComponentsBelowEachOther() {
        for (const char* position : {"nim: 2; wythoff: 1,2", "nim: 3,5; wythoff: 4,6; bash: 9",
                                     "bash m=4: 9; octal code=0.77: 5; nim: 1; nim: 2"}) {
            const TreeFigure figure(pictureOf("sum", position));
            const TreePicture& picture = figure.picture();
            const TreeGeometry& geometry = picture.geometry;
            for (const auto& [style, size] : looks()) {
                const Frame frame(figure, QRectF(QPointF(), size), std::nullopt, style);
                const auto texts = seenTexts(figure, size, std::nullopt, style);
                for (std::uint32_t node = 0; node < picture.tree.nodes.size(); ++node) {
                    const QPointF at = frame.toArea().map(geometry.centre(node));
                    const DrawnRow row =
                        drawnRow(geometry, geometry.row[node], frame.scale(), style.type, style.leastType);
                    QVERIFY(!row.round);
                    const double half = row.halfWidth(geometry, node) * row.scale;
                    const double high = tree::nodeRadius * row.scale;
                    QStringList wanted;
                    QStringList seen;
                    for (const SumPart& part : picture.parts[picture.tree.nodes[node].position])
                        wanted << QString::fromStdString(part.position);
                    for (const SeenText& text : texts)
                        if (QRectF(at.x() - half, at.y() - high, 2 * half, 2 * high).contains(text.box))
                            seen << text.text;
                    QCOMPARE(seen, wanted);
                }
            }
        }
    }

    void itsGameIsDrawnBesideEachComponent() {
        const QRectF area(0, 0, 200, 60);
        const auto drawn = [&](const char* game) {
            QImage image(area.size().toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            GameDrawings drawings(Qt::black);
            const std::vector<SumPart> parts = {{game, "3,5"}};
            SumPlate(parts).draw(painter, Style{}, area, drawings);
            return image;
        };
        QVERIFY(drawn("nim") != drawn("wythoff"));
    }
};

MEXPLORER_TEST(TestTreeSums)
#include "test_tree_sums.moc"
