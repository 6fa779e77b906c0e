#include "tests/runner/listed.h"
#include "ui/views/bars/bars_figure.h"

#include "core/catalogue/catalogue.h"
#include "core/explain/parts_trace.h"
#include "core/game/aspects/positions.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

#include <random>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

BarsFigure figureOf(const char* id, const std::string& position, const Parameters& parameters = {},
                    std::optional<PartsState> step = {}) {
    Task task;
    const auto game = makeGame(id, parameters).value();
    const auto asked = ask(*game, position).value();
    return BarsFigure(std::make_shared<const BarsPicture>(barsPictureOf(*game, *asked, task).value()), step);
}

QImage drawn(const BarsFigure& figure, const Style& style = {}) {
    QImage image(1280, 720, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(QPointF(), image.size()), std::nullopt, style));
    return image;
}

/// Checks that the bars of a row are side by side within the bounds, longer for larger parts.
void checkRow(const BarsLayout& layout, const std::vector<Bar>& bars) {
    for (std::size_t i = 0; i < bars.size(); ++i) {
        QVERIFY(layout.bounds().contains(bars[i].where));
        QVERIFY(bars[i].where.width() > 0);
        if (i == 0) continue;
        QVERIFY(bars[i].where.left() > bars[i - 1].where.right());
        if (bars[i].count == 1 && bars[i - 1].count == 1 && !bars[i].isAside)
            QVERIFY(bars[i].where.width() <= bars[i - 1].where.width() + 0.01);
    }
}

} // namespace

class TestBarsFigure : public QObject {
    Q_OBJECT

private slots:
    void thePartsAreBarsAndTheLastOneLeaves() {
        const BarsFigure figure = figureOf("fibonacci", "85");
        const auto& bars = figure.layout().bars(0);
        QCOMPARE(bars.size(), std::size_t{4});
        QVERIFY(bars[3].isLast && bars[3].size == 1 && bars[0].size == 55);
        QCOMPARE(figure.layout().attacked()->size, std::uint64_t{8});
        QCOMPARE(figure.sentence(), QString("Take the last part, 1. Then at most 2 may be taken, less than "
                                            "the part before it, 8: the player to move wins."));
        checkRow(figure.layout(), bars);
    }

    void aLostHeapKeepsItsLastPart() {
        const BarsFigure figure = figureOf("bash", "20", {{"m", "4"}});
        QCOMPARE(figure.layout().attacked()->isLast, true);
        QVERIFY(figure.sentence().contains("5, may not be taken"));
    }

    void geometryIsInOrderForRandomHeaps() {
        constexpr unsigned seed = 1963;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (int round = 0; round < 200; ++round) {
            const std::string heap = std::to_string(random() >> (2 + random() % 60));
            const char* play = random() % 2 ? "misere" : "normal";
            const bool isBash = random() % 2;
            const Parameters parameters =
                isBash ? Parameters{{"play", play}, {"m", std::to_string(1 + random() % 50)}}
                       : Parameters{{"play", play}};
            const BarsFigure figure = figureOf(isBash ? "bash" : "fibonacci", heap, parameters);
            const BarsLayout& layout = figure.layout();
            checkRow(layout, layout.bars(0));
            for (std::size_t i = 0; i < figure.picture().subject.replies.size(); ++i) {
                const auto bars = layout.replyBars(i);
                QCOMPARE(bars.size(), figure.picture().subject.replies[i].left.size() + 1);
                for (const QRectF& bar : bars)
                    QVERIFY(layout.bounds().contains(bar));
                QVERIFY(layout.replyName(i).bottom() <= layout.sentence().top());
            }
            if (QTest::currentTestFailed()) return;
        }
    }

    void severalHeapsHaveARowEach() {
        const BarsFigure figure = figureOf("bounded-nim", "13,11,7,1000000000000");
        QCOMPARE(figure.layout().heaps(), std::size_t{4});
        for (std::size_t heap = 0; heap < 4; ++heap)
            checkRow(figure.layout(), figure.layout().bars(heap));
        QVERIFY(figure.sentence().contains("their XOR is 1"));
        const std::string many(4001, '1');
        std::string heaps;
        for (std::size_t i = 0; i < many.size(); ++i)
            heaps += i % 2 == 0 ? '1' : ',';
        QCOMPARE(figureOf("bash", heaps).layout().heaps(), mostDividedHeaps);
    }

    void emptyAndTinyHeapsAreDrawn() {
        for (const char* id : {"bash", "bounded-nim", "fibonacci"}) {
            for (const char* play : {"normal", "misere"}) {
                for (const char* heap : {"0", "1", "2"})
                    drawn(figureOf(id, heap, {{"play", play}}));
            }
        }
        drawn(figureOf("bash", "0,0"));
    }

    void itIsPaintedToTheEdgesInBothThemesAndWhenPresenting() {
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            for (const double type : {1.0, 1.6}) {
                const QImage image = drawn(figureOf("fibonacci", "85"), {theme, type, type});
                for (const QPoint& corner :
                     {QPoint(0, 0), QPoint(1279, 0), QPoint(0, 719), QPoint(1279, 719)})
                    QCOMPARE(image.pixelColor(corner), theme.paper);
            }
        }
    }

    void csvListsTheParts() {
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        Task task;
        QVERIFY(figureOf("bash", "23", {{"m", "4"}}).writeCsv(buffer, task));
        QCOMPARE(buffer.data(), QByteArray("heap,part,count\n23,5,4\n23,3,1\n"));
    }
};

MEXPLORER_TEST(TestBarsFigure)
#include "test_bars_figure.moc"
