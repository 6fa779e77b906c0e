#include "tests/runner/listed.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/theme/roles.h"
#include "ui/views/bars/bars_figure.h"

#include "core/catalogue/catalogue.h"
#include "core/explain/parts_trace.h"
#include "core/game/aspects/positions.h"

#include <QBuffer>
#include <QImage>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
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

/// Checks that the bars of a row are side by side within the bounds, as long as their parts are large, unless
/// they are marked, and that each has its number.
void checkRow(const BarsLayout& layout, const std::vector<Bar>& bars) {
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const Bar& bar = bars[i];
        const double toScale = static_cast<double>(bar.size) * bar.unit;
        QVERIFY(layout.bounds().contains(bar.where.adjusted(0.1, 0.1, -0.1, -0.1)) || bar.size == 0);
        QVERIFY(layout.bounds().contains(bar.label));
        QVERIFY(bar.where.contains(bar.label) || i + 1 == bars.size());
        QVERIFY(bar.isLarger || bar.count > 1 ||
                std::abs(bar.where.width() - toScale) < 0.01 * toScale + 0.01);
        QVERIFY(!bar.isLarger || bar.where.width() > toScale);
        if (i > 0) QCOMPARE(bar.where.left(), bars[i - 1].where.right());
    }
}

/// What a legend’s sign looks like in the middle of its edges, and how often that colour is in the picture.
bool isSeen(const QImage& picture, const QColor& colour) {
    int count = 0;
    for (int y = 0; y < picture.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        count += static_cast<int>(std::count(line, line + picture.width(), colour.rgb()));
    }
    return count > 30;
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

    /// One zero and one unit for all heaps.
    void allHeapsHaveOneScale() {
        for (const char* heaps : {"13,11,7", "13,0,7", "1,2,3", "40,39,1,0", "1000,7"}) {
            const BarsFigure figure = figureOf("bounded-nim", heaps);
            const BarsLayout& layout = figure.layout();
            for (std::size_t heap = 0; heap < layout.heaps(); ++heap) {
                QCOMPARE(layout.whole(heap).where.left(), layout.zero());
                QCOMPARE(layout.bars(heap).front().where.left(), layout.zero());
                for (const Bar& bar : layout.bars(heap))
                    QCOMPARE(bar.unit, layout.unit());
                checkRow(layout, layout.bars(heap));
            }
        }
    }

    /// A heap of 0 has no length, and its number.
    void nothingLooksLikeNothing() {
        const BarsFigure figure = figureOf("bounded-nim", "13,0,7");
        const Bar& nothing = figure.layout().bars(1).front();
        QCOMPARE(figure.layout().bars(1).size(), std::size_t{1});
        QCOMPARE(nothing.where.width(), 0.0);
        QVERIFY(nothing.isRemainder);
        QVERIFY(nothing.label.left() >= nothing.where.right());
        QCOMPARE(figureOf("bash", "0").layout().whole(0).where.width(), 0.0);
        QCOMPARE(figureOf("bounded-nim", "13,12").layout().bars(1).back().where.width(),
                 0.0); // 12 = 3 · 4 + 0
    }

    /// In every step of every kind of heap.
    void theLegendNamesWhatIsSeenAndNothingElse() {
        using Pair = std::pair<const char*, const char*>;
        for (const auto& [id, position] :
             {Pair{"fibonacci", "85"}, Pair{"fibonacci", "34"}, Pair{"fibonacci", "1000000"},
              Pair{"bash", "20"}, Pair{"bash", "23"}, Pair{"bash", "0"}, Pair{"bounded-nim", "13,0,7"},
              Pair{"bounded-nim", "8,4"}}) {
            for (const char* play : {"normal", "misere"}) {
                Task task;
                const auto game = makeGame(id, {{"play", play}}).value();
                const auto asked = ask(*game, position).value();
                const auto picture =
                    std::make_shared<const BarsPicture>(barsPictureOf(*game, *asked, task).value());
                const auto trace = partsTrace(*game, *asked, task);
                if (!trace) continue;
                for (const PartsState& state : trace->states)
                    checkLegend(BarsFigure(picture, state));
                checkLegend(BarsFigure(picture));
                if (QTest::currentTestFailed()) return;
            }
        }
    }

    /// What the sentences of the steps name is written in the picture of the step, in the window and on a
    /// slide.
    void theNumbersOfAStepAreWritten() {
        using Pair = std::pair<const char*, const char*>;
        for (const auto& [id, position] : {Pair{"fibonacci", "85"}, Pair{"bash", "23"}, Pair{"bash", "24"}}) {
            Task task;
            const auto game = makeGame(id).value();
            const auto asked = ask(*game, position).value();
            const auto picture =
                std::make_shared<const BarsPicture>(barsPictureOf(*game, *asked, task).value());
            const auto trace = partsTrace(*game, *asked, task).value();
            for (const auto& [style, size] :
                 {std::pair(Style{}, QSize(769, 551)), {Style::presenting(lightTheme()), QSize(1280, 578)}}) {
                for (std::size_t step = 0; step < trace.steps.size(); ++step) {
                    QStringList written;
                    for (const SeenText& text :
                         seenTexts(BarsFigure(picture, trace.states[step]), size, std::nullopt, style))
                        written << text.text;
                    checkNumbers(QString::fromStdString(trace.steps[step].reason.english()),
                                 written.join(u' '));
                    if (QTest::currentTestFailed()) return;
                }
            }
        }
    }

    /// At least 60 % of the width or height that a slide has for it.
    void aSlideIsFilled() {
        using Pair = std::pair<const char*, const char*>;
        const QRectF area(0, 0, 1280, 578);
        for (const auto& [id, position] :
             {Pair{"fibonacci", "85"}, Pair{"fibonacci", "12345"}, Pair{"bash", "20"},
              Pair{"bounded-nim", "13,0,7"}, Pair{"bounded-nim", "9,9,9,9,9,9,9,9"}}) {
            const BarsFigure figure = figureOf(id, position);
            const Frame frame(figure, area, std::nullopt, Style::presenting(lightTheme()));
            const QRectF drawing = frame.toArea().mapRect(figure.bounds());
            QVERIFY(drawing.width() > 0.6 * area.width() || drawing.height() > 0.6 * area.height());
        }
    }

    void aSlideHasATitle() {
        const Style slide = Style::presenting(lightTheme());
        QCOMPARE(figureOf("fibonacci", "85").title(slide), QString("85 = 55 + 21 + 8 + 1"));
        QCOMPARE(figureOf("fibonacci", "85", {}, PartsState{}).title(slide), QString("85"));
        QCOMPARE(figureOf("bash", "23", {{"m", "4"}}).title(slide), QString("23 = 4 · 5 + 3"));
        QCOMPARE(figureOf("bounded-nim", "13,0,7").title(slide), QString("1 ⊕ 0 ⊕ 3 = 2"));
        QCOMPARE(figureOf("bounded-nim", "13,0,7", {}, PartsState{.heaps = 1}).title(slide),
                 QString("1 ⊕ ? ⊕ ? = ?"));
        QVERIFY(figureOf("fibonacci", "85").title({}).isEmpty());
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
                const auto& bars = layout.replyBars(i);
                QCOMPARE(bars.size(), figure.picture().subject.replies[i].left.size() + 1);
                checkRow(layout, bars);
                QVERIFY(bars.back().label.right() <= layout.replyAnswer(i).left());
                QVERIFY(layout.replyRow(i).bottom() <= layout.more().bottom());
                QVERIFY(layout.bounds().contains(layout.replyRow(i)));
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

private:
    /// All numbers but factors, sums of parts that are left, and 0.
    static void checkNumbers(const QString& said, const QString& written) {
        static const QRegularExpression number("(?<![\\d·] )(?<!leave )\\b\\d+\\b(?! ·)");
        auto found = number.globalMatch(said);
        while (found.hasNext()) {
            const QString one = found.next().captured();
            if (one == "0") continue; // a remainder that is none
            QVERIFY2(QRegularExpression("\\b" + one + "\\b").match(written).hasMatch(),
                     qPrintable(one + " of “" + said + "”: " + written));
        }
    }
    /// The colours of the legend’s signs are those of the bars that are drawn.
    static void checkLegend(const BarsFigure& figure) {
        const Theme& theme = lightTheme();
        const QImage image = drawn(figure);
        const Frame frame(figure, QRectF(QPointF(), image.size()), std::nullopt, Style());
        const QRect world = QRectF(frame.content()).adjusted(-20, -16, 20, 0).toRect();
        const QImage bars = image.copy(world);
        const QStringList legend = figure.textsBeside(frame);
        const auto names = [&](const QStringList& texts) {
            return std::any_of(texts.begin(), texts.end(),
                               [&](const QString& text) { return legend.contains(text); });
        };
        QCOMPARE(names({"a part", "a block"}), isSeen(bars, neutralColour(theme)));
        QCOMPARE(names({"the last part", "a remainder"}), isSeen(bars, restColour(theme)));
        QCOMPARE(names({"a heap", "a block: it changes nothing"}), isSeen(bars, theme.line));
        for (const BarPiece& piece : figure.pieces())
            QVERIFY(!legend.contains("taken away") || piece.look != BarLook::last);
    }
};

MEXPLORER_TEST(TestBarsFigure)
#include "test_bars_figure.moc"