#include "tests/runner/listed.h"
#include "tests/ui/views/graph/graph_pictures.h"
#include "ui/views/graph/graph_texts.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>
#include <random>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr QRectF window(0, 0, 900, 600);

Frame frameOf(const GraphFigure& figure, const Style& style = {}) {
    return {figure, window, std::nullopt, style};
}

/// Whether a line of the drawing runs through the text.
bool isCrossed(const GraphPicture& picture, const Frame& frame, const QRectF& text) {
    for (const QPainterPath& path : picture.layout.paths) {
        const QPainterPath drawn = frame.toArea().map(path);
        for (int i = 0; i <= 400; ++i)
            if (text.contains(drawn.pointAtPercent(i / 400.0))) return true;
    }
    return false;
}

void keepApart(const GraphPicture& picture, const Frame& frame) {
    const GraphTexts texts = placeTexts(picture, frame);
    std::vector<QRectF> all;
    for (const auto* some : {&texts.nodes, &texts.numbers})
        std::copy_if(some->begin(), some->end(), std::back_inserter(all),
                     [](const QRectF& text) { return !text.isNull(); });
    for (std::size_t i = 0; i < all.size(); ++i) {
        const QRectF& text = all[i];
        QVERIFY2(!isCrossed(picture, frame, text), qPrintable(QString("%1: %2,%3 %4 x %5")
                                                                  .arg(i)
                                                                  .arg(text.x())
                                                                  .arg(text.y())
                                                                  .arg(text.width())
                                                                  .arg(text.height())));
        for (std::size_t j = i + 1; j < all.size(); ++j)
            QVERIFY2(!all[i].intersects(all[j]), qPrintable(QString("%1 and %2").arg(i).arg(j)));
    }
}

} // namespace

/// Places of texts beside nodes and edges.
class TestGraphTexts : public QObject {
    Q_OBJECT

private slots:
    /// Moves are named by these numbers: “cut edge 4”.
    void everyEdgeThatCanBeCutHasItsNumberBesideIt_data() {
        QTest::addColumn<int>("preset");
        const auto presets = makeGame("hackenbush").value()->description().presets.size();
        for (int preset = 0; preset < static_cast<int>(presets); ++preset)
            QTest::addRow("%d", preset) << preset;
    }
    void everyEdgeThatCanBeCutHasItsNumberBesideIt() {
        QFETCH(const int, preset);
        const auto game = makeGame("hackenbush").value();
        const Preset& chosen = game->description().presets[static_cast<std::size_t>(preset)];
        const auto picture = pictureOf("hackenbush", chosen.position, chosen.parameters);
        const GraphFigure figure(picture);
        for (const Style& style : {Style(), Style::presenting(lightTheme())}) {
            const Frame frame = frameOf(figure, style);
            const GraphTexts texts = placeTexts(*picture, frame);
            for (std::size_t edge = 0; edge < texts.numbers.size(); ++edge) {
                const DrawnGraph::Edge& drawn = picture->graph.edges[edge];
                QCOMPARE(drawn.number, static_cast<std::uint32_t>(edge + 1));
                const std::string called = "cut edge " + std::to_string(drawn.number) + ",";
                QVERIFY(drawn.move.english().find(called) == 0);
                const QRectF& number = texts.numbers[edge];
                QVERIFY2(!number.isNull(), qPrintable(QString::number(edge + 1)));
                const QPainterPath path = frame.toArea().map(picture->layout.paths[edge]);
                double nearest = 1e9;
                for (int i = 0; i <= 100; ++i) {
                    const QPointF away = path.pointAtPercent(i / 100.0) - number.center();
                    nearest = std::min(nearest, std::hypot(away.x(), away.y()));
                }
                QVERIFY2(nearest < 50, qPrintable(QString::number(nearest)));
            }
            keepApart(*picture, frame);
        }
    }

    void whatIsGoneHasNoNumber() {
        const auto picture = pictureOf("hackenbush", "1-4");
        const GraphFigure figure(picture);
        const GraphTexts texts = placeTexts(*picture, frameOf(figure));
        for (std::size_t edge = 0; edge < texts.numbers.size(); ++edge)
            QCOMPARE(texts.numbers[edge].isNull(), edge >= 4);
    }

    /// A graph too small to be read has no texts.
    void noTextStandsWhereThereIsNoRoom() {
        std::string chain = "graph { ground";
        for (int i = 0; i < 300; ++i)
            chain += " -- n" + std::to_string(i);
        const auto picture = pictureOf("hackenbush", "1-300", {{"graph", chain + " }"}});
        const GraphFigure figure(picture);
        const GraphTexts texts = placeTexts(*picture, frameOf(figure));
        QVERIFY(std::all_of(texts.numbers.begin(), texts.numbers.end(), [](auto& r) { return r.isNull(); }));
    }

    /// In a graph laid out by hand, values of nodes are not crossed by arrows if a side is free.
    void valuesStandWhereNoArrowIs() {
        // Three arrows lead from the middle to the right, where the value would be, and downwards.
        const char* star = "digraph { m [pos=\"0,0\"]; r [pos=\"144,20\"]; s [pos=\"144,60\"];"
                           " t [pos=\"144,-40\"]; u [pos=\"0,-144\"]; m -> r; m -> s; m -> t; m -> u }";
        const auto picture = pictureOf("dag", "m", {{"graph", star}});
        const GraphFigure figure(picture);
        for (const Style& style : {Style(), Style::presenting(lightTheme())})
            keepApart(*picture, frameOf(figure, style));
    }

    void theSameInEveryPictureOfIt() {
        const auto picture = pictureOf("hackenbush", "1-9");
        const GraphFigure figure(picture);
        const Frame frame = frameOf(figure);
        QCOMPARE(placeTexts(*picture, frame).numbers, placeTexts(*picture, frame).numbers);
    }
};

MEXPLORER_TEST(TestGraphTexts)
#include "test_graph_texts.moc"
