#include "tests/runner/listed.h"
#include "ui/document/document.h"
#include "ui/document/view_kind.h"
#include "ui/views/board/board_figure.h"
#include "ui/views/flow/flow_figure.h"
#include "ui/views/graph/graph_figure.h"
#include "ui/views/interval/interval_figure.h"
#include "ui/views/maze/maze_figure.h"

#include <QImage>
#include <QTest>

#include <algorithm>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr QRect painted(0, 0, 1000, 700);

/// The steps of a view, and their pictures and those between them.
class Told {
public:
    Told(const Document& document, const std::string& view)
        : steps_(*findView(view)->steps(document.scene(view), task_)) {}

    [[nodiscard]] int count() const { return static_cast<int>(steps_.count()); }
    template <class Kind>
    [[nodiscard]] std::shared_ptr<const Kind> figure(int step) const {
        return std::dynamic_pointer_cast<const Kind>(std::shared_ptr<const Figure>(steps_.figureAt(step)));
    }
    [[nodiscard]] QImage picture(int step, double moment = 0) const {
        const auto shown = steps_.figure(static_cast<std::size_t>(step), moment);
        QImage image(painted.size(), QImage::Format_RGB32);
        image.fill(Qt::magenta);
        QPainter painter(&image);
        shown->draw(painter, frameFor(*shown));
        return image;
    }
    static Frame frameFor(const Figure& figure) { return {figure, QRectF(painted), std::nullopt, Style{}}; }

private:
    Task task_;
    Steps steps_;
};

/// How many points of a square have a property.
template <class Property>
int countAround(const QPointF& middle, const Property& property) {
    constexpr int half = 8;
    int count = 0;
    for (int y = -half; y <= half; ++y)
        for (int x = -half; x <= half; ++x)
            count += property(middle.toPoint() + QPoint(x, y)) ? 1 : 0;
    return count;
}

int differing(const QImage& one, const QImage& other, const QPointF& around) {
    return countAround(around, [&](const QPoint& at) { return one.pixel(at) != other.pixel(at); });
}

/// Whether something is there halfway that neither picture shows there, nor any mixture of them.
bool passes(const Told& told, int step, const QPointF& around) {
    constexpr int clear = 30; // of 255
    constexpr int few = 20;
    const QImage from = told.picture(step);
    const QImage to = told.picture(step + 1);
    const QImage middle = told.picture(step, 0.5);
    const auto isBeyond = [](int one, int other, int now) {
        return now < std::min(one, other) - clear || now > std::max(one, other) + clear;
    };
    return countAround(around, [&](const QPoint& at) {
               const QColor one = from.pixelColor(at);
               const QColor other = to.pixelColor(at);
               const QColor now = middle.pixelColor(at);
               return isBeyond(one.red(), other.red(), now.red()) ||
                      isBeyond(one.blue(), other.blue(), now.blue());
           }) > few;
}

} // namespace

/// Movements that tell what their steps tell.
class TestToldMovements : public QObject {
    Q_OBJECT

private slots:
    void theLightRunsAlongTheArrowsOfAPath() {
        Document document;
        QVERIFY(document.setGame("coalition", {{"kind", "flow"}}, "s,t", "flow"));
        const Told told(document, "flow");
        const auto to = told.figure<FlowFigure>(1);
        const QTransform toArea = Told::frameFor(*to).toArea();
        QVERIFY(!to->state().path.empty());
        for (const PathArrow& step : to->state().path) {
            const QPolygonF line = toArea.map(to->picture().plan.arrows[step.arrow]);
            const auto changed = [&](double share, double moment) {
                const QPointF at = line[static_cast<qsizetype>(share * static_cast<double>(line.size() - 1))];
                return differing(told.picture(0), told.picture(0, moment), at);
            };
            QVERIFY(4 * changed(0.9, 0.5) < changed(0.1, 0.5));
            QVERIFY(4 * changed(0.9, 0.99) > changed(0.1, 0.99));
        }
    }

    void theLightIsBetweenTwoNodes() {
        Document document;
        QVERIFY(document.setGame("dag"));
        const Told told(document, "graph");
        const auto from = told.figure<GraphFigure>(1);
        const auto to = told.figure<GraphFigure>(2);
        const auto litIn = [](const GraphFigure& figure) {
            return figure.picture().layout.at[figure.look().step->now.nodes.at(0)];
        };
        QVERIFY(litIn(*from) != litIn(*to));
        const QPointF between = Told::frameFor(*from).toArea().map((litIn(*from) + litIn(*to)) / 2);
        QVERIFY(passes(told, 1, between));
    }

    /// Both values that a cell of the table is computed from fly into it.
    void aCellIsFilledByTwoValues() {
        Document document;
        QVERIFY(document.setGame("take-ends"));
        const Told told(document, "intervals");
        int filled = 0;
        for (int step = 0; step + 1 < told.count(); ++step) {
            const auto to = told.figure<IntervalFigure>(step + 1);
            const auto& cell = to->look().step->cell;
            if (!cell || cell->length() < 2) continue;
            ++filled;
            const QTransform toArea = Told::frameFor(*to).toArea();
            const auto middleOf = [&](const Stretch& stretch) {
                return toArea.map(to->layout().cell(stretch).center());
            };
            const QImage now = told.picture(step, 0.5);
            for (const Stretch& rest : {cell->withoutLeft(), cell->withoutRight()}) {
                const QPointF between = (middleOf(rest) + middleOf(*cell)) / 2;
                const int changed = differing(told.picture(step), now, between);
                QVERIFY2(changed > 100, qPrintable(QString("step %1: %2").arg(step).arg(changed)));
                QVERIFY(differing(told.picture(step + 1), now, between) > 100);
            }
        }
        QCOMPARE(filled, 15);
    }

    void aPieceIsBetweenItsCells() {
        Document document;
        QVERIFY(document.setGame("hexapawn", {}, "bbb/.../www", "board"));
        const Told told(document, "board");
        const auto from = told.figure<BoardFigure>(0);
        const auto move = moveBetween(from->position().board, told.figure<BoardFigure>(1)->position().board);
        QVERIFY(move && move->from);
        const BoardPlace& place = from->layout().place();
        const QPointF between = Told::frameFor(*from).toArea().map(
            (place.cell(*move->from).center() + place.cell(move->to).center()) / 2);
        QVERIFY(passes(told, 0, between));
    }

    void theCatIsBetweenItsCells() {
        Document document;
        QVERIFY(document.setGame("chase"));
        const Told told(document, "maze");
        for (int step = 0; step + 1 < told.count(); ++step) {
            const auto from = told.figure<MazeFigure>(step);
            const Maze& maze = from->picture().maze;
            const BoardCell before = maze.placeOf(from->picture().pieces.front().cell);
            const BoardCell after =
                maze.placeOf(told.figure<MazeFigure>(step + 1)->picture().pieces.front().cell);
            if (before == after) continue;
            const QPointF between = Told::frameFor(*from).toArea().map(
                QPointF(before.column + after.column + 1.0, before.row + after.row + 1.0) / 2);
            QVERIFY(passes(told, step, between));
            return;
        }
        QFAIL("the cat never moves");
    }
};

MEXPLORER_TEST(TestToldMovements)
#include "test_told_movements.moc"
