#include "tests/runner/listed.h"
#include "tests/ui/views/xor/xor_pictures.h"
#include "ui/theme/roles.h"
#include "ui/views/xor/xor_figure.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "core/rules/heap_game.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

#include <bit>
#include <random>

using namespace mexplorer;
using namespace mexplorer::ui;

/// Where the rows and columns of a sum are, and what is there.
class TestXorGeometry : public QObject {
    Q_OBJECT

private slots:
    void geometryIsInOrderForRandomSums() {
        const unsigned seed = 20240611;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (int round = 0; round < 40; ++round) {
            const auto sizes = randomSizes(random);
            const auto modulus = 2 + random() % 9;
            const bool ownValue = random() % 2;
            const XorPicture picture =
                pictureOf(sizes, [&](std::uint64_t n) { return ownValue ? n : n % modulus; });
            checkGeometry(XorLayout(picture), picture);
            if (QTest::currentTestFailed()) return;
        }
    }

    void theLinesWorthOfBoundsDoesNotChangeFromStepToStep() {
        const XorPicture picture = nim({13, 11, 7});
        const QRectF whole = figureOf(picture).bounds();
        for (std::size_t rows = 0; rows <= 3; ++rows)
            QCOMPARE(figureOf(picture, at({.rowsShown = rows, .column = {}, .row = {}})).bounds(), whole);
        QCOMPARE(figureOf(picture, at({.rowsShown = 3,
                                       .columnsShown = 4,
                                       .column = {},
                                       .row = {},
                                       .marked = 1,
                                       .written = 0,
                                       .moved = true}))
                     .bounds(),
                 whole);
    }

    void manyHeapsAreFoldedButTheMoveIsShown() {
        std::vector<std::uint64_t> sizes(1000, 1);
        sizes[700] = 9;
        const XorPicture picture = nim(sizes);
        const XorFigure figure = figureOf(picture);
        const XorLayout& layout = figure.layout();
        QCOMPARE(layout.rows(), XorLayout::mostRows);
        QCOMPARE(layout.folded(), 1000 - (XorLayout::mostRows - 1));
        QCOMPARE(picture.subject.move->changes[0].component, std::size_t(700));
        QCOMPARE(layout.heapIn(layout.rowOf(700)), std::optional<std::size_t>(700));
        QCOMPARE(layout.heapIn(layout.rowOf(500)), std::nullopt);
        QCOMPARE(layout.rowOf(10), std::size_t(10));
        QCOMPARE(figure.ones(0), std::size_t(1000));
        drawn(figure);
    }

    void itIsPaintedToTheEdgesInBothThemesAndWhenPresenting() {
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            for (const double type : {1.0, 1.6}) {
                const QImage image = drawn(figureOf(nim({13, 11, 7})), {800, 600}, {theme, type, type});
                for (const QPoint& corner : {QPoint(0, 0), QPoint(799, 0), QPoint(0, 599), QPoint(799, 599)})
                    QCOMPARE(image.pixelColor(corner), theme.paper);
            }
        }
    }

    void thePointerIsToldWhatIsThere() {
        const XorFigure figure = figureOf(nim({13, 11, 6}));
        const XorLayout& layout = figure.layout();
        QCOMPARE(figure.textAt(layout.row(1).center()),
                 QString("heap 2: 11 = 8 + 2 + 1 · no move here wins"));
        QCOMPARE(figure.textAt(layout.count(1).center()), QString("column 2: ones: 2, even"));
        QCOMPARE(figure.textAt(layout.heading(3).center()), QString("column 8: ones: 2, even"));
        QVERIFY(figure.textAt({-5, -5}).isEmpty());
        const XorFigure bash = figureOf(pictureOf({7}, [](std::uint64_t n) { return n % 4; }));
        QCOMPARE(bash.textAt(bash.layout().row(0).center()),
                 QString("heap 1: 7, SG value 3 = 2 + 1 · wins: take 3"));
    }

    void csvReadsBack() {
        const XorPicture picture = pictureOf({13, 11, 7, 0}, [](std::uint64_t n) { return n % 6; });
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        Task task;
        QVERIFY(figureOf(picture).writeCsv(buffer, task));
        const QStringList lines = QString::fromUtf8(buffer.data()).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.first(), QString("component,value,bits"));
        QCOMPARE(lines.size(), 5);
        for (int i = 0; i < 4; ++i) {
            const QStringList fields = lines[i + 1].split(',');
            const Component& component = picture.subject.components[static_cast<std::size_t>(i)];
            QCOMPARE(fields[0].toStdString(), component.text);
            QCOMPARE(fields[1].toULongLong(), component.value);
            QCOMPARE(fields[2].toULongLong(nullptr, 2), component.value);
            QCOMPARE(fields[2].size(), static_cast<qsizetype>(picture.subject.columns));
        }
    }

private:
    static QByteArray text(const QRectF& a, const QRectF& b) {
        return QString("%1 %2 %3 × %4 and %5 %6 %7 × %8")
            .arg(a.x())
            .arg(a.y())
            .arg(a.width())
            .arg(a.height())
            .arg(b.x())
            .arg(b.y())
            .arg(b.width())
            .arg(b.height())
            .toUtf8();
    }

    static void checkGeometry(const XorLayout& layout, const XorPicture& picture) {
        std::vector<QRectF> apart; // these do not overlap
        for (unsigned bit = 0; bit < layout.columns(); ++bit) {
            apart.push_back(layout.heading(bit));
            apart.push_back(layout.resultCell(bit));
            apart.push_back(layout.count(bit));
            QVERIFY(layout.band(bit).contains(layout.resultCell(bit)));
            if (bit > 0) QVERIFY(layout.band(bit).right() <= layout.band(bit - 1).left());
            for (std::size_t row = 0; row < layout.rows(); ++row) {
                const QRectF cell = layout.cell(row, bit);
                QVERIFY(layout.row(row).contains(cell));
                QVERIFY(layout.band(bit).contains(cell));
                QCOMPARE(cell.left(), layout.resultCell(bit).left()); // aligned in columns
                if (row > 0) QVERIFY(cell.top() >= layout.cell(row - 1, bit).bottom());
                if (bit > 0) QVERIFY(cell.right() <= layout.cell(row, bit - 1).left());
            }
            if (!layout.hasMove()) continue;
            apart.push_back(layout.moveCell(bit));
            apart.push_back(layout.moveCount(bit));
            QCOMPARE(layout.moveCell(bit).left(), layout.resultCell(bit).left());
        }
        apart.push_back(layout.sentence());
        apart.push_back(layout.resultLabel());
        for (std::size_t row = 0; row < layout.rows(); ++row) {
            apart.push_back(layout.sizeLabel(row));
            if (!layout.valueLabel(row).isEmpty()) apart.push_back(layout.valueLabel(row));
            QVERIFY(layout.valueLabel(row).right() <= layout.cell(row, layout.columns() - 1).left());
            QCOMPARE(layout.rowAt(layout.row(row).center()), std::optional<std::size_t>(row));
        }
        for (QRectF& each : apart) // they may touch
            each.adjust(0.01, 0.01, -0.01, -0.01);
        for (std::size_t i = 0; i < apart.size(); ++i) {
            QVERIFY(layout.bounds().contains(apart[i]));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(!apart[i].intersects(apart[j]), text(apart[i], apart[j]).constData());
        }
        // Texts fit into their places.
        const QFontMetricsF metrics(textFont(layout.sizePixels(), QFont::Bold));
        for (std::size_t row = 0; row < layout.rows(); ++row) {
            const auto heap = layout.heapIn(row);
            if (!heap) continue;
            const Component& component = picture.subject.components[*heap];
            QVERIFY(metrics.horizontalAdvance(QString::fromStdString(component.text)) <=
                    layout.sizeLabel(row).width());
            if (!component.isHeap)
                QVERIFY(metrics.horizontalAdvance(QString("→ %1").arg(component.value)) <=
                        layout.valueLabel(row).width());
        }
        QVERIFY(metrics.horizontalAdvance(QString("⊕ %1").arg(picture.subject.sum)) <=
                layout.resultLabel().width());
    }
};

MEXPLORER_TEST(TestXorGeometry)
#include "test_xor_geometry.moc"
