#include "tests/runner/listed.h"
#include "ui/figure/legend_row.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace mexplorer::ui;

class TestLegendRow : public QObject {
    Q_OBJECT

    static constexpr int height = 40;

    /// The rectangles of the signs of the first `seen` of `count` entries in a legend of this width.
    static std::vector<QRectF> signsOf(int count, int width, int seen = 99) {
        QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::magenta);
        QPainter painter(&image);
        std::vector<QRectF> signs;
        std::vector<LegendEntry> entries;
        for (int i = 0; i < count; ++i) {
            entries.push_back({QStringLiteral("what it means"), [&signs](QPainter& p, const QRectF& sign) {
                                   signs.push_back(p.transform().mapRect(sign));
                               }});
            entries.back().isSeen = i < seen;
        }
        drawLegendRow(painter, QRectF(0, 0, width, height), Style{}, entries);
        return signs;
    }

private slots:
    void whatFitsStandsInOneRow() {
        const auto signs = signsOf(3, 1000);
        QCOMPARE(signs.size(), std::size_t{3});
        for (const QRectF& sign : signs)
            QCOMPARE(sign.center().y(), height / 2.0);
    }

    void whatDoesNotStandsInTwoRowsAsLarge() {
        const double size = signsOf(1, 1000).front().height();
        const auto signs = signsOf(7, 650);
        QCOMPARE(signs.size(), std::size_t{7});
        QCOMPARE(std::ranges::count_if(signs, [](const QRectF& s) { return s.center().y() < height / 2.0; }),
                 std::ptrdiff_t{4});
        for (const QRectF& sign : signs) {
            QCOMPARE(sign.height(), size);
            QVERIFY(QRectF(0, 0, 650, height).contains(sign));
        }
    }

    void whereTwoRowsAreTooWideEverythingIsSmaller() {
        const double size = signsOf(1, 1000).front().height();
        for (const QRectF& sign : signsOf(9, 300)) {
            QVERIFY(sign.height() < size);
            QVERIFY(QRectF(0, 0, 300, height).contains(sign));
        }
    }

    void placesAreKeptWhileWhatIsSeenCanBeRead() {
        const auto all = signsOf(4, 1000);
        QCOMPARE(signsOf(4, 1000, 2), std::vector<QRectF>(all.begin(), all.begin() + 2));
        QCOMPARE(signsOf(9, 300, 2), signsOf(2, 300));
    }
};

MEXPLORER_TEST(TestLegendRow)
#include "test_legend_row.moc"
