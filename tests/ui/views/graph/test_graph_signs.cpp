#include "core/catalogue/catalogue.h"
#include "core/explain/drawn_trace.h"
#include "core/game/aspects/positions.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/graph/graph_pictures.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/figure/branch_sign.h"
#include "ui/figure/motion/layers.h"
#include "ui/theme/roles.h"
#include "ui/views/graph/graph_signs.h"
#include "ui/views/graph/graph_texts.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <array>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr QSize slideSize(1280, 578);

Style slide() {
    return Style::presenting(lightTheme());
}

QImage drawn(const GraphFigure& figure, const QSize& size, const Style& style) {
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(QPointF(), size), std::nullopt, style));
    return image;
}

/// The steps of a position and its picture.
struct Explained {
    Explained(const char* id, const std::string& position, const Parameters& parameters = {})
        : picture(pictureOf(id, position, parameters)) {
        Task task;
        const auto game = makeGame(id, parameters).value();
        trace = std::make_shared<const DrawnTrace>(
            explainDrawn(*game, *ask(*game, position).value(), picture->graph, task).value());
        subject = std::make_shared<const DrawnSubject>(trace->subject);
    }
    [[nodiscard]] int count() const { return static_cast<int>(trace->steps.size()); }
    [[nodiscard]] GraphFigure at(int step) const {
        return GraphFigure(picture, {.step = shownAt(*trace, step), .subject = subject});
    }

    std::shared_ptr<const GraphPicture> picture;
    std::shared_ptr<const DrawnTrace> trace;
    std::shared_ptr<const DrawnSubject> subject;
};

std::string chainOf(int edges) {
    std::string chain = "graph { ground";
    for (int i = 0; i < edges; ++i)
        chain += " -- n" + std::to_string(i);
    return chain + " }";
}

} // namespace

/// What edges look like, and what is said of them.
class TestGraphSigns : public QObject {
    Q_OBJECT

private slots:
    void greenBranchesAreGreen() {
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            const QColor leaf = branchColour(theme);
            QVERIFY(leaf.green() > leaf.red() && leaf.green() > 2 * leaf.blue());
            const auto picture = pictureOf("hackenbush", "1-4");
            const GraphFigure figure(picture);
            const QImage image = drawn(figure, {900, 600}, {theme});
            const Frame frame(figure, QRectF(0, 0, 900, 600), std::nullopt, {theme});
            for (std::size_t edge = 0; edge < picture->graph.edges.size(); ++edge) {
                const QPointF at = frame.toArea().map(picture->layout.paths[edge].pointAtPercent(0.72));
                QCOMPARE(image.pixelColor(at.toPoint()) == leaf, picture->graph.edges[edge].present);
            }
        }
    }

    /// A worth is in a filled coin on its edge, a number in a hollow tag beside it.
    void worthsAndNumbersLookDifferent() {
        const auto picture = pictureOf("hackenbush", "1-9");
        const GraphFigure figure(picture);
        const QImage image = drawn(figure, {900, 600}, {});
        const Frame frame(figure, QRectF(0, 0, 900, 600), std::nullopt, {});
        const GraphTexts texts = placeTexts(*picture, frame);
        for (std::size_t edge = 0; edge < picture->graph.edges.size(); ++edge) {
            const QRectF coin =
                valueBox(*picture, frame, edge, briefly(*picture->graph.edges[edge].evaluation));
            const QRectF& tag = texts.numbers[edge];
            QVERIFY(!coin.intersects(tag));
            const auto inside = [&](const QRectF& box) {
                return image.pixelColor((box.center() + QPointF(0, 0.36 * box.height())).toPoint());
            };
            QVERIFY(inside(coin) == lightTheme().ink || inside(coin) == lightTheme().winning);
            QCOMPARE(inside(tag), lightTheme().paper);
        }
    }

    /// Even in a graph that is too small for all other texts.
    void whatAStepTellsOfIsAlwaysWritten() {
        const Explained told("hackenbush", "1-40", {{"graph", chainOf(40)}});
        int steps = 0;
        const Frame frame(told.at(0), QRectF(0, 0, 900, 600), std::nullopt, {});
        QVERIFY(!hasTexts(frame));
        for (int step = 0; step < told.count(); ++step) {
            const GraphFigure figure = told.at(step);
            const auto& now = figure.look().step->now;
            if (now.edges.size() != 1) continue; // of all moves, or of none
            ++steps;
            const auto texts = seenTexts(figure, {900, 600}, std::nullopt, {});
            const auto isWritten = [&](const QString& text) {
                return std::any_of(texts.begin(), texts.end(),
                                   [&](const SeenText& seen) { return seen.text == text; });
            };
            for (const std::uint32_t edge : now.edges) {
                QVERIFY(isWritten(QString::number(told.picture->graph.edges[edge].number)));
                const auto worth = figure.look().step->edges.find(edge);
                if (worth != figure.look().step->edges.end()) QVERIFY(isWritten(briefly(worth->second)));
            }
        }
        QCOMPARE(steps, 41); // each edge, and the cut
    }

    void whatHasNoRoomIsToldOf() {
        const auto notesOf = [](const GraphFigure& figure) {
            QStringList notes;
            for (const SeenText& text : seenTexts(figure, {900, 600}, std::nullopt, {}))
                if (text.text.startsWith("too small") || text.text.startsWith("numbers without"))
                    notes << text.text;
            return notes;
        };
        const GraphFigure crowded(pictureOf("hackenbush", "1-40", {{"graph", chainOf(40)}}));
        QVERIFY(!hasTexts(Frame(crowded, QRectF(0, 0, 900, 600), std::nullopt, {})));
        QCOMPARE(notesOf(crowded), QStringList{"too small for names and numbers: zoom in to read them"});
        QCOMPARE(notesOf(GraphFigure(pictureOf("hackenbush", "1-9"))), QStringList());
    }

    void theNodeOfAStepHasItsName() {
        std::string chain = "digraph { n0";
        for (int i = 1; i < 60; ++i)
            chain += " -> n" + std::to_string(i);
        const auto picture = pictureOf("dag", "n0", {{"graph", chain + " }"}});
        const DrawnTrace trace = everyNodeTrace(picture->graph, Play::normal);
        for (int step = 0; step < static_cast<int>(trace.steps.size()); ++step) {
            const GraphFigure figure(picture, {.step = shownAt(trace, step),
                                               .subject = std::make_shared<DrawnSubject>(trace.subject)});
            QVERIFY(!hasTexts(Frame(figure, QRectF(0, 0, 900, 600), std::nullopt, {})));
            const auto& lit = figure.look().step->now.nodes;
            if (lit.size() > 3) continue;
            QString written;
            for (const SeenText& text : seenTexts(figure, {900, 600}, std::nullopt, {}))
                written += text.text + u'\n';
            for (const std::uint32_t node : lit)
                QVERIFY(written.contains(QString::fromStdString(picture->graph.nodes[node].name)));
        }
    }

    /// Of more than a hundred things the edges are one image; lights still wander, and nodes keep their
    /// names.
    void lightsWanderInLargeGraphs() {
        std::string chain = "digraph { n0";
        for (int i = 1; i < 90; ++i)
            chain += " -> n" + std::to_string(i);
        const auto picture = pictureOf("dag", "n0", {{"graph", chain + " }"}});
        const DrawnTrace trace = everyNodeTrace(picture->graph, Play::normal);
        const auto lightAt = [&](int step) {
            const GraphFigure figure(picture, {.step = shownAt(trace, step),
                                               .subject = std::make_shared<DrawnSubject>(trace.subject)});
            const auto layers = layersOf(figure, Frame(figure, QRectF(0, 0, 1280, 720), std::nullopt, {}), 1);
            std::size_t edges = 0;
            std::optional<QPoint> light;
            for (const PictureLayer& layer : layers) {
                edges += layer.key.kind == "edge" ? 1 : 0;
                if (layer.isThing && layer.key.kind == "light") light = layer.place;
            }
            if (edges > 0) light.reset();
            return light;
        };
        for (int step = 10; step < 20; ++step) {
            QVERIFY(lightAt(step).has_value());
            QVERIFY(lightAt(step) != lightAt(step + 1));
        }
    }

    void theLegendNamesWhatIsSeenAndNothingElse() {
        const auto legendOf = [](const GraphFigure& figure) {
            return figure.textsBeside(Frame(figure, QRectF(0, 0, 900, 600), std::nullopt, {}));
        };
        QVERIFY(!legendOf(GraphFigure(pictureOf("hackenbush", "1-9"))).contains("gone"));
        QVERIFY(legendOf(GraphFigure(pictureOf("hackenbush", "1-4"))).contains("gone"));
        for (const auto& [id, position] :
             {std::pair{"hackenbush", "1-9"}, {"hackenbush", "1-4"}, {"dag", "a,c"}}) {
            const Explained told(id, position);
            for (int step = 0; step < told.count(); ++step) {
                const GraphFigure figure = told.at(step);
                const QStringList legend = legendOf(figure);
                const DrawnShown& shown = *figure.look().step;
                QCOMPARE(legend.contains("a winning move"), !shown.winning.empty());
                QCOMPARE(legend.contains("what the step tells of"),
                         !shown.now.edges.empty() || !shown.now.nodes.empty());
                const bool areWorth = legend.contains("what it and all on it are worth") ||
                                      legend.contains("the value once it is cut");
                if (!told.picture->graph.isDirected()) QCOMPARE(areWorth, !shown.edges.empty());
                const auto isWon = [](const auto& found) { return !isLost(found.second.outcome); };
                if (told.picture->graph.isDirected())
                    QCOMPARE(legend.contains("N: won"),
                             std::any_of(shown.nodes.begin(), shown.nodes.end(), isWon));
            }
        }
    }

    /// At least 60 % of the width or height that a slide has for it.
    void aSlideIsFilled() {
        for (const auto& [id, position] :
             {std::pair{"hackenbush", "1-9"}, {"hackenbush", "1"}, {"dag", "a"}}) {
            const GraphFigure figure(pictureOf(id, position));
            const Frame frame(figure, QRectF(QPointF(), slideSize), std::nullopt, slide());
            const QRectF drawing = frame.toArea().mapRect(figure.bounds());
            QVERIFY2(drawing.width() > 0.6 * slideSize.width() || drawing.height() > 0.6 * slideSize.height(),
                     id);
        }
    }

    void aSlideHasTheValueAsItsTitle() {
        const Explained told("hackenbush", "1-9");
        QCOMPARE(told.at(0).title(slide()), QString("SG(1-9) = ?"));
        QCOMPARE(told.at(told.count() - 1).title(slide()), QString("SG(1-9) = 5"));
        QCOMPARE(GraphFigure(told.picture).title(slide()), QString("SG(1-9) = 5"));
        QCOMPARE(GraphFigure(pictureOf("dag", "a,c")).title(slide()), QString("SG(a, c) = 1"));
        QVERIFY(GraphFigure(told.picture).title({}).isEmpty());
        QVERIFY(GraphFigure(told.picture, {.isQuestion = true}).title(slide()).isEmpty());
        for (const char* position : {"a", "a,c"}) {
            const Explained tokens("dag", position);
            QVERIFY(tokens.at(0).title(slide()).endsWith("= ?"));
            QVERIFY(!tokens.at(tokens.count() - 1).title(slide()).endsWith("= ?"));
            for (int step = 0; step < tokens.count(); ++step) // titles and boards keep apart
                QVERIFY(!overlapOf(seenTexts(tokens.at(step), slideSize, std::nullopt, slide())));
        }
    }

    /// Blue for Left and red for Right, and leaves to different sides, so that a grey print tells them apart,
    /// too.
    void branchesTellWhoseTheyAre() {
        const GraphFigure figure(
            pictureOf("red-blue", "1-3", {{"stalks", "LRE"}}),
            {.step = DrawnShown{}, .subject = std::make_shared<const DrawnSubject>(), .isQuestion = true});
        const Frame frame(figure, QRectF(QPointF(), slideSize), std::nullopt, slide());
        const QImage image = drawn(figure, slideSize, slide());
        constexpr std::array whose{Side::left, Side::right, Side::either};
        for (std::size_t edge = 0; edge < whose.size(); ++edge) {
            const Side side = figure.picture().graph.edges[edge].side;
            QCOMPARE(side, whose[edge]);
            const QPainterPath path = frame.toArea().map(figure.picture().layout.paths[edge]);
            const QColor colour = branchPen(lightTheme(), side, 1).color();
            QCOMPARE(image.pixelColor(path.pointAtPercent(0.4).toPoint()), colour);
            const QPolygonF leaf = leafOn(path, side, unitOf(frame));
            QCOMPARE(leaf.isEmpty(), side == Side::either);
            if (leaf.isEmpty()) continue;
            const QPointF tip = leaf.first();
            const QPointF stem(path.pointAtPercent(0.5).x(), leaf.boundingRect().center().y());
            QCOMPARE(tip.x() < stem.x(), side == Side::left);
            QCOMPARE(image.pixelColor(((2 * leaf.boundingRect().center() + stem) / 3).toPoint()), colour);
        }
    }
};

MEXPLORER_TEST(TestGraphSigns)
#include "test_graph_signs.moc"
