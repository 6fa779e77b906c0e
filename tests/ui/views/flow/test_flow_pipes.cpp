#include "tests/runner/listed.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/document/document.h"
#include "ui/document/view_kind.h"
#include "ui/views/flow/flow_drawing.h"
#include "ui/views/flow/flow_pipe.h"

#include <QImage>
#include <QLineF>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr QSize slideSize(1280, 578);

/// In layers, each arrow with a random capacity and owner; the same each time.
std::string manyArrows() {
    std::mt19937 random(11);
    const auto letter = [](unsigned layer, unsigned place) {
        return std::string(1, char('a' + 4 * layer + place));
    };
    std::string text = "digraph {";
    const auto add = [&](const std::string& from, const std::string& to) {
        text += from + " -> " + to + " [capacity=" + std::to_string(1 + random() % 12) +
                ", owner=" + std::string(1, char('A' + random() % 4)) + "]; ";
    };
    for (unsigned place = 0; place < 4; ++place) {
        add("s", letter(0, place));
        add(letter(2, place), "t");
        for (unsigned next = 0; next < 4; ++next)
            for (const unsigned layer : {0U, 1U})
                add(letter(layer, place), letter(layer + 1, next));
    }
    return text + "}";
}

/// The steps of a largest flow.
struct Flowing {
    explicit Flowing(const std::string& network = {}) {
        Parameters parameters{{"kind", "flow"}};
        if (!network.empty()) parameters["network"] = network;
        if (!document.setGame("coalition", parameters, "s,t", "flow")) qFatal("no such network");
        steps = std::make_unique<Steps>(*findView("flow")->steps(document.scene("flow"), task));
    }
    [[nodiscard]] int count() const { return static_cast<int>(steps->count()); }
    [[nodiscard]] std::shared_ptr<const FlowFigure> at(int step) const {
        return std::dynamic_pointer_cast<const FlowFigure>(
            std::shared_ptr<const Figure>(steps->figureAt(step)));
    }

    Document document;
    Task task;
    std::unique_ptr<Steps> steps;
};

QImage drawn(const Figure& figure, const QSize& size = {1000, 600}, const Style& style = {}) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(QPointF(), size), std::nullopt, style));
    return image;
}

QTransform toArea(const Figure& figure) {
    return Frame(figure, QRectF(0, 0, 1000, 600), std::nullopt, {}).toArea();
}

/// How many pixels across an arrow, a quarter on its way, are not paper.
int pixelsAcross(const QImage& image, const QPolygonF& line) {
    const QPointF at = pointAt(line, 0.25);
    const QLineF way(pointAt(line, 0.24), pointAt(line, 0.26));
    const QPointF aside(-way.dy() / way.length(), way.dx() / way.length());
    const auto isPaper = [&](double away) {
        return image.pixelColor((at + away * aside).toPoint()) == lightTheme().paper;
    };
    double first = -25; // outermost painted pixels: a pipe may be hollow
    double last = 25;
    while (first < 25 && isPaper(first))
        first += 0.5;
    while (last > first && isPaper(last))
        last -= 0.5;
    return static_cast<int>(last - first);
}

/// Whether a small square of this colour is near the point: walls are thinner.
bool hasSquare(const QImage& image, const QPointF& at, const QColor& colour) {
    constexpr int near = 16;
    constexpr int side = 5;
    const auto isFilled = [&](const QPoint& corner) {
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x)
                if (image.pixelColor(corner + QPoint(x, y)) != colour) return false;
        return true;
    };
    for (int dy = -near; dy <= near - side; ++dy)
        for (int dx = -near; dx <= near - side; ++dx)
            if (isFilled(at.toPoint() + QPoint(dx, dy))) return true;
    return false;
}

} // namespace

/// What the arrows of a flow look like.
class TestFlowPipes : public QObject {
    Q_OBJECT

private slots:
    /// A lane beside the middle of a slanted arrow ends beside its nodes, not below them.
    void headsOfLanesLieBesideNodes() {
        FlowPipe pipe{.line = {{130, 100}, {230, 20}}, .width = 24, .owner = QPen(Qt::black), .unit = 1};
        pipe.nodes.addRoundedRect(QRectF(40, 100, 130, 40), 20, 20);
        pipe.nodes.addRoundedRect(QRectF(190, -20, 130, 40), 20, 20);
        for (const double filled : {5.0, 12.0, 19.0}) {
            pipe.filled = filled;
            for (const auto draw : {drawRoom, drawBack}) {
                QImage image(340, 160, QImage::Format_RGB32);
                image.fill(Qt::white);
                QPainter painter(&image);
                painter.setRenderHint(QPainter::Antialiasing);
                draw(painter, lightTheme(), pipe);
                const auto hidden = [&] {
                    int dark = 0;
                    for (int y = 0; y < image.height(); ++y)
                        for (int x = 0; x < image.width(); ++x)
                            dark += image.pixelColor(x, y).lightness() < 128 &&
                                    pipe.nodes.contains(QPointF(x, y));
                    return dark;
                };
                const int most = 25; // of the tail, which is flat
                QVERIFY2(hidden() <= most, qPrintable(QString("%1: %2").arg(filled).arg(hidden())));
            }
        }
    }

    void arrowsAreAsWideAsTheirCapacities() {
        const Flowing flowing("digraph { s -> a [capacity=4, owner=A]; s -> b [capacity=8, owner=B]; "
                              "s -> c [capacity=12, owner=A]; a -> t [capacity=6, owner=B]; "
                              "b -> t [capacity=10, owner=A]; c -> t [capacity=2, owner=B] }");
        const auto figure = flowing.at(0); // nothing flows yet
        const FlowPicture& picture = figure->picture();
        const QImage image = drawn(*figure);
        std::vector<std::pair<std::int64_t, int>> widths;
        for (std::size_t arrow = 0; arrow < picture.plan.arrows.size(); ++arrow)
            widths.emplace_back(picture.subject.network->arrows[arrow].capacity,
                                pixelsAcross(image, toArea(*figure).map(picture.plan.arrows[arrow])));
        std::sort(widths.begin(), widths.end());
        for (std::size_t i = 1; i < widths.size(); ++i)
            QVERIFY2(widths[i].second > widths[i - 1].second,
                     qPrintable(QString("%1: %2").arg(widths[i].first).arg(widths[i].second)));
        // Twice the capacity, twice the width, apart from the walls.
        const double walls = 3;
        QVERIFY(std::abs((widths.back().second - walls) / (widths[2].second - walls) - 2) < 0.35);
    }

    /// Where something flows, an arrow with the flow’s width leads back; elsewhere none does.
    void whatCanBeTakenBackIsDrawn() {
        const Flowing flowing;
        bool isBackSeen = false;
        int seen = 0;
        for (int step = 0; step < flowing.count(); ++step) {
            const auto figure = flowing.at(step);
            const FlowState& state = figure->state();
            if (state.path.empty() || state.isPushed) continue;
            const QStringList legend =
                figure->textsBeside(Frame(*figure, QRectF(0, 0, 1000, 600), std::nullopt, {}));
            const bool isSome = std::any_of(state.through.begin(), state.through.end(),
                                            [](std::int64_t flow) { return flow > 0; });
            QCOMPARE(legend.contains("can be taken back"), isSome);
            isBackSeen = isBackSeen || isSome;
            const QImage image = drawn(*figure);
            const auto& arrows = figure->picture().subject.network->arrows;
            for (std::size_t arrow = 0; arrow < state.through.size(); ++arrow) {
                const bool isCovered =
                    std::any_of(state.path.begin(), state.path.end(), [&](const PathArrow& lit) {
                        return lit.arrow != arrow && (arrows[lit.arrow].from == arrows[arrow].from ||
                                                      arrows[lit.arrow].to == arrows[arrow].from);
                    });
                if (isCovered) continue; // by the light of another arrow
                ++seen;
                const QPolygonF line = toArea(*figure).map(figure->picture().plan.arrows[arrow]);
                const unsigned owner = arrows[arrow].owner;
                const QColor colour = ownerPen(lightTheme(), owner, 1).color();
                // The head of what leads back is at the begin, filled in the owner’s colour.
                const bool isDrawn = hasSquare(image, pointAt(line, 0.035), colour);
                QVERIFY2(isDrawn == (state.through[arrow] > 0),
                         qPrintable(QString("step %1, arrow %2").arg(step).arg(arrow)));
            }
            for (const SeenText& text : seenTexts(*figure, {1000, 600}, std::nullopt, {}))
                QVERIFY2(!text.text.contains(u'+') && !text.text.contains(u'−'), qPrintable(text.text));
        }
        QVERIFY(isBackSeen && seen > 5);
    }

    /// Every arrow of a path has its room, or what can be taken back, in the window and on a slide.
    void theNumbersOfAPathAreAlwaysWritten() {
        const Flowing flowing(manyArrows());
        QVERIFY(flowing.at(0)->state().through.size() == 40);
        for (const auto& [style, size] :
             {std::pair(Style{}, QSize(769, 551)), {Style::presenting(lightTheme()), slideSize}}) {
            for (int step = 0; step < flowing.count(); ++step) {
                const auto figure = flowing.at(step);
                const FlowState& state = figure->state();
                const auto texts = seenTexts(*figure, size, std::nullopt, style);
                const Frame frame(*figure, QRectF(QPointF(), size), std::nullopt, style);
                for (const PathArrow& arrow : state.path) {
                    const std::int64_t through = state.through[arrow.arrow];
                    const std::int64_t capacity =
                        figure->picture().subject.network->arrows[arrow.arrow].capacity;
                    const QString wanted = state.isPushed    ? QString("%1/%2").arg(through).arg(capacity)
                                           : arrow.backwards ? QString::number(through)
                                                             : QString::number(capacity - through);
                    const QPolygonF line = frame.toArea().map(figure->picture().plan.arrows[arrow.arrow]);
                    const auto isThere = [&](const SeenText& text) {
                        const auto isNear = [&](const QPointF& at) {
                            return text.box.adjusted(-30, -20, 30, 20).contains(at);
                        };
                        return text.text == wanted && std::any_of(line.begin(), line.end(), isNear);
                    };
                    QVERIFY2(std::any_of(texts.begin(), texts.end(), isThere),
                             qPrintable(QString("step %1: %2").arg(step).arg(wanted)));
                }
            }
        }
    }

    /// Those of other arrows, where there is room; how many are left out is told.
    void whatHasNoRoomIsCounted() {
        const Flowing flowing(manyArrows());
        const auto figure = flowing.at(0);
        for (const QSize& size : {QSize(1280, 720), QSize(500, 300), QSize(300, 200)}) {
            int written = 0;
            int counted = 0;
            for (const SeenText& text : seenTexts(*figure, size, std::nullopt, {})) {
                if (text.text.startsWith("0/")) ++written;
                if (text.text.startsWith("numbers without room: "))
                    counted = text.text.mid(22).split(u';').front().toInt();
            }
            QCOMPARE(written + counted, 40);
            QVERIFY(written > 0);
        }
    }

    /// In the window and on a slide, at every step.
    void allNumbersOfManyArrowsAreWritten() {
        const Flowing flowing(manyArrows());
        for (const auto& [style, size] :
             {std::pair(Style{}, QSize(769, 551)), {Style::presenting(lightTheme()), slideSize}})
            for (int step = 0; step < flowing.count(); ++step)
                for (const SeenText& text : seenTexts(*flowing.at(step), size, std::nullopt, style))
                    QVERIFY2(!text.text.startsWith("numbers without room"),
                             qPrintable(QString("%1 at step %2").arg(text.text).arg(step)));
    }

    /// Also in a network of many arrows.
    void theLightRunsAlongThePathOfManyArrows() {
        const Flowing flowing(manyArrows());
        const auto to = flowing.at(1);
        QVERIFY(!to->state().path.empty());
        const QImage before = drawn(*flowing.steps->figure(0, 0));
        const auto changed = [&](const QPolygonF& line, double share, double moment) {
            const QImage now = drawn(*flowing.steps->figure(0, moment));
            int count = 0;
            for (int dy = -8; dy <= 8; ++dy)
                for (int dx = -8; dx <= 8; ++dx) {
                    const QPoint at = pointAt(line, share).toPoint() + QPoint(dx, dy);
                    count += before.pixel(at) != now.pixel(at) ? 1 : 0;
                }
            return count;
        };
        for (const PathArrow& step : to->state().path) {
            const QPolygonF line = toArea(*to).map(to->picture().plan.arrows[step.arrow]);
            QVERIFY(changed(line, 0.12, 0.5) > 0);
            QVERIFY(drawn(*flowing.steps->figure(0, 0.5)) != before);
        }
        QVERIFY(drawn(*flowing.steps->figure(0, 0.5)) != drawn(*flowing.steps->figure(1, 0)));
    }

    /// At least 60 % of the width or height that a slide has for it.
    void aSlideIsFilled() {
        for (const std::string& network : {std::string(), manyArrows()}) {
            const auto figure = Flowing(network).at(0);
            const Frame frame(*figure, QRectF(QPointF(), slideSize), std::nullopt,
                              Style::presenting(lightTheme()));
            const QRectF drawing = frame.toArea().mapRect(figure->bounds());
            QVERIFY(drawing.width() > 0.6 * slideSize.width() || drawing.height() > 0.6 * slideSize.height());
        }
    }

    void theTitleTellsHowMuchFlows() {
        const Flowing flowing;
        QCOMPARE(flowing.at(0)->title(), QString("flow 0"));
        QCOMPARE(flowing.at(flowing.count() - 1)->title(), QString("flow 9 = cut 9"));
    }
};

MEXPLORER_TEST(TestFlowPipes)
#include "test_flow_pipes.moc"
