#include "core/explain/drawn_trace.h"
#include "core/game/aspects/search_limit.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/graph/graph_desk.h"
#include "tests/ui/views/graph/graph_pictures.h"
#include "tests/ui/views/play/play_desk.h"
#include "ui/theme/roles.h"

#include <fmt/format.h>

#include <QSignalSpy>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr const char* pathOfThree = "graph { a -- b -- c }";

/// How much of a colour is in a part of the picture, in pixels.
int pixelsLike(const QImage& image, const QRectF& part, const QColor& colour) {
    int count = 0;
    const QRect whole = part.toRect();
    for (int y = whole.top(); y <= whole.bottom(); ++y)
        for (int x = whole.left(); x <= whole.right(); ++x)
            if (image.pixelColor(x, y) == colour) ++count;
    return count;
}

struct ColourDesk {
    explicit ColourDesk(const char* game, const char* position) {
        if (!document.setGame(game, {{"graph", pathOfThree}}, position, "graph")) qFatal("no such game");
        view.resize(900, 600);
        view.show();
        view.activate();
        if (!QTest::qWaitFor([&] { return view.figure() != nullptr; })) qFatal("no picture");
    }
    /// In the half of a node’s disc.
    [[nodiscard]] QPointF half(std::size_t node, Side side) {
        const QPointF at = view.figure()->picture().layout.at[node];
        const double aside = side == Side::left ? -0.5 : 0.5;
        return view.canvas().frame().toArea().map(at + QPointF(aside * nodeRadius, 0.4 * nodeRadius));
    }
    void point(const QPointF& at) {
        QMouseEvent move(QEvent::MouseMove, at, view.canvas().mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QCoreApplication::sendEvent(&view.canvas(), &move);
    }

    Document document;
    GraphView view{document};
};

} // namespace

/// Graphs whose nodes are coloured.
class TestGraphColouring : public QObject {
    Q_OBJECT

private slots:
    void aHalfIsAMoveOfItsSide() {
        ColourDesk desk("snort", "L..");
        QSignalSpy pointed(&desk.view, &View::pointedAt);
        desk.point(desk.half(1, Side::left));
        QVERIFY(pointed.last().first().toString().contains("Left: node b"));
        desk.point(desk.half(1, Side::right)); // closed by a, which is Left’s
        QCOMPARE(pointed.last().first().toString(), QString("b"));
        desk.point(desk.half(2, Side::right));
        QVERIFY(pointed.last().first().toString().contains("Right: node c"));
        QTest::mouseClick(&desk.view.canvas(), Qt::LeftButton, {}, desk.half(1, Side::right).toPoint());
        QCOMPARE(desk.document.position(), std::string("L.."));
        QTest::mouseClick(&desk.view.canvas(), Qt::LeftButton, {}, desk.half(2, Side::right).toPoint());
        QCOMPARE(desk.document.position(), std::string("L.R"));
    }

    void halvesTellWhoMayColourANode() {
        const GraphFigure figure(
            pictureOf("snort", "L..", {{"graph", pathOfThree}}),
            {.step = DrawnShown{}, .subject = std::make_shared<const DrawnSubject>(), .isQuestion = true});
        const QImage image = imageOfFigure(figure);
        const Frame frame(figure, QRectF(0, 0, 900, 600), {}, {});
        const auto halfOf = [&](std::size_t node, Side side) {
            const QPointF at = figure.picture().layout.at[node];
            const QRectF left(at + QPointF(-nodeRadius, -nodeRadius), QSizeF(nodeRadius, 2 * nodeRadius));
            return frame.toArea().mapRect(side == Side::left ? left : left.translated(nodeRadius, 0));
        };
        const Theme& theme = lightTheme();
        const QColor& lefts = playerColours(theme, true).text;
        const QColor& rights = playerColours(theme, false).text;
        QVERIFY(pixelsLike(image, halfOf(2, Side::left), lefts) > 20);
        QVERIFY(pixelsLike(image, halfOf(2, Side::right), rights) > 20);
        QVERIFY(pixelsLike(image, halfOf(1, Side::left), lefts) > 20);
        QCOMPARE(pixelsLike(image, halfOf(1, Side::right), rights), 0);
        QVERIFY(pixelsLike(image, halfOf(1, Side::right), theme.line) > 100);
        QVERIFY(pixelsLike(image, halfOf(0, Side::right), playerColours(theme, true).fill) > 100);
    }

    /// So that large graphs, too, can be looked at and played on.
    void aGraphIsDrawnEvenIfItIsNotKnownWhoWins() {
        std::string ladder = "graph {";
        for (int at = 1; at < 12; ++at)
            ladder += fmt::format(" a{0} -- a{1}; b{0} -- b{1}; a{1} -- b{1};", at - 1, at);
        const auto game = makeGame("snort", {{"graph", ladder + " }"}}).value();
        game->as<SearchLimitAspect>()->allow(10);
        Task task;
        const auto asking = ask(*game, std::string(24, '.')).value();
        QVERIFY(!asking->evaluation(task));
        const auto picture = graphPictureOf(*game, *asking, task);
        QVERIFY(picture.has_value() && !(*picture)->evaluation);
        const QImage image = imageOfFigure(GraphFigure(*picture));
        for (const bool isLeft : {true, false})
            QVERIFY(pixelsLike(image, image.rect(), playerColours(lightTheme(), isLeft).text) > 200);
    }

    /// Shown one by one, with what is found, until the title says who wins.
    void stepsShowTheMovesOfEachSide() {
        const auto picture = pictureOf("snort", "...", {{"graph", pathOfThree}});
        const auto game = makeGame("snort", {{"graph", pathOfThree}}).value();
        Task task;
        const auto trace = explainDrawn(*game, *ask(*game, "...").value(), picture->graph, task).value();
        const auto subject = std::make_shared<const DrawnSubject>(trace.subject);
        QImage before = imageOfFigure(GraphFigure(picture, {.step = DrawnShown{}, .subject = subject}));
        for (int step = 0; step < static_cast<int>(trace.steps.size()); ++step) {
            const QImage now =
                imageOfFigure(GraphFigure(picture, {.step = *shownAt(trace, step), .subject = subject}));
            QVERIFY(now != before);
            before = now;
        }
    }

    void theGraphIsDrawnByHand() {
        Desk desk("graph { a -- b; c }", "L.R", "snort");
        desk.drag(desk.plusOf("b"), desk.at("c"));
        QVERIFY(desk.hasEdge("b", "c"));
        QCOMPARE(desk.document.position(), std::string("L.R"));
        desk.settle();
        desk.drag(desk.plusOf("b"), desk.at("a"));
        QCOMPARE(desk.tools.refusal(), QString("There is an edge between b and a already."));
        desk.doubleClick(desk.at("a") + QPointF(0, 120));
        desk.settle();
        QVERIFY(desk.hasNode("d"));
        QCOMPARE(desk.document.position(), std::string("L.R."));
        desk.click(desk.at("a"));
        desk.press(Qt::Key_Delete);
        desk.settle();
        QVERIFY(!desk.hasNode("a") && desk.hasNode("b"));
        QCOMPARE(desk.document.position(), std::string(".R."));
    }

    void touchingANodeColoursItInPlay() {
        PlayDesk desk("snort", "...", {{"graph", pathOfThree}});
        const QRectF c = desk.view.picture()->layout.spots()[2].area;
        const auto right = [&] { return QRectF(c.center().x(), c.top(), c.width() / 2, c.height()); };
        const auto pixels = [&] {
            const QImage image = desk.view.canvas().grab().toImage();
            return pixelsLike(image, desk.view.canvas().frame().toArea().mapRect(right()),
                              playerColours(lightTheme(), false).text);
        };
        QVERIFY(pixels() > 20);
        desk.click({1});
        QCOMPARE(desk.document.position(), std::string(".L."));
        QCOMPARE(desk.document.mover(), Side::right);
        desk.point({1});
        QCOMPARE(pixels(), 0); // closed to Right
    }
};

MEXPLORER_TEST(TestGraphColouring)
#include "test_graph_colouring.moc"
