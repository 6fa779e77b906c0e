#include "core/theory/rational.h"
#include "tests/runner/listed.h"
#include "ui/document/document.h"
#include "ui/document/view_kind.h"
#include "ui/figure/motion/layers.h"
#include "ui/views/board/board_figure.h"
#include "ui/views/flow/flow_figure.h"
#include "ui/views/graph/graph_figure.h"
#include "ui/views/grid/grid_figure.h"
#include "ui/views/interval/interval_figure.h"
#include "ui/views/maze/maze_figure.h"
#include "ui/views/mex/mex_figure.h"
#include "ui/views/regret/regret_figure.h"
#include "ui/views/vessels/vessels_figure.h"
#include "ui/views/xor/xor_figure.h"

#include <QImage>
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <variant>
#include <vector>

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
    [[nodiscard]] std::vector<PictureLayer> layers(int step) const {
        const auto shown = steps_.figure(static_cast<std::size_t>(step));
        return layersOf(*shown, frameFor(*shown), 1);
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

/// But for rounding, where layers lie on each other.
bool areAlike(const QColor& one, const QColor& other) {
    constexpr int most = 6; // of 255
    return std::abs(one.red() - other.red()) <= most && std::abs(one.green() - other.green()) <= most &&
           std::abs(one.blue() - other.blue()) <= most;
}

/// Null if there is none.
const PictureLayer* layerOf(const std::vector<PictureLayer>& layers, const MotionKey& key) {
    const auto found = std::ranges::find_if(
        layers, [&](const PictureLayer& layer) { return layer.isThing && layer.key == key; });
    return found == layers.end() ? nullptr : &*found;
}

QRectF placeOf(const PictureLayer& layer) {
    return {QPointF(layer.place), QSizeF(layer.image.size())};
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

    /// Along its row, its column and the diagonal, halfway to the edge of the table.
    void aPShootsRaysOverTheCellsThatReachIt() {
        Document document;
        QVERIFY(document.setGame("wythoff"));
        constexpr std::uint64_t side = 12;
        for (const auto& [setting, value] : Parameters{{"rows", "12"}, {"columns", "12"}})
            QVERIFY(document.setSetting("grid", setting, value));
        QVERIFY(document.setSetting("grid", "explain", "outcomes"));
        const Told told(document, "grid");
        int step = 0;
        while (!told.figure<GridFigure>(step + 1)->marks().discovered()->state.lit)
            ++step;
        const auto to = told.figure<GridFigure>(step + 1);
        const Discovered& discovered = *to->marks().discovered();
        QVERIFY(discovered.state.cell == (GridCell{0, 0}));
        const QTransform toArea = Told::frameFor(*to).toArea();
        const QImage before = told.picture(step);
        const QImage middle = told.picture(step, 0.5);
        const QImage after = told.picture(step + 1);
        int reached = 0;
        int toCome = 0;
        for (std::uint64_t a = 0; a < side; ++a) {
            for (std::uint64_t b = 0; b < side; ++b) {
                if (discovered.sightOf({a, b}) != Discovered::Sight::lit) continue;
                const QPoint at = toArea.map(to->picture().layout().cellRect({a, b}).center()).toPoint();
                const QColor now = middle.pixelColor(at);
                QVERIFY(!areAlike(before.pixelColor(at), after.pixelColor(at)));
                const double way = static_cast<double>(std::max(a, b)) / static_cast<double>(side - 1);
                if (way < 0.4) {
                    ++reached;
                    QVERIFY(areAlike(now, after.pixelColor(at)));
                } else if (way > 0.6) {
                    ++toCome;
                    QVERIFY(areAlike(now, before.pixelColor(at)));
                }
            }
        }
        QCOMPARE(reached, 3 * 4);
        QCOMPARE(toCome, 3 * 5);
    }

    void aBitFallsIntoTheRowOfTheSum() {
        Document document;
        QVERIFY(document.setGame("nim", {}, "1,2", "xor"));
        QVERIFY(document.setSetting("xor", "blocks", "off"));
        const Told told(document, "xor");
        int step = 0;
        while (!told.figure<XorFigure>(step + 1)->columnCounted(0))
            ++step;
        const auto to = told.figure<XorFigure>(step + 1);
        const QRectF from = to->layout().cell(0, 0);
        const QRectF sum = to->layout().resultCell(0);
        const QPointF beside(0.35 * sum.width(), 0); // in the middle is the digit
        const QTransform toArea = Told::frameFor(*to).toArea();
        const QPoint end = toArea.map(sum.center() - beside).toPoint();
        const QPoint between = toArea.map((from.center() + sum.center()) / 2 - beside).toPoint();
        const QColor one = told.picture(step + 1).pixelColor(end);
        QVERIFY(areAlike(told.picture(step, 0.5).pixelColor(between), one));
        QVERIFY(!areAlike(told.picture(step).pixelColor(between), one));
        QVERIFY(!areAlike(told.picture(step + 1).pixelColor(between), one));
    }

    void anOptionFallsIntoItsBox() {
        Document document;
        QVERIFY(document.setGame("nim", {}, "1,2", "mex"));
        const Told told(document, "mex");
        int fallen = 0;
        for (int step = 0; step + 1 < told.count(); ++step) {
            const auto from = told.figure<MexFigure>(step);
            const auto to = told.figure<MexFigure>(step + 1);
            const Frame frame = Told::frameFor(*to);
            for (std::size_t option = 0; option < to->picture().subject.options.size(); ++option) {
                const QPointF chip = to->chip(option).center();
                if (from->optionAt(chip) || !to->optionAt(chip)) continue;
                ++fallen;
                const QPointF end = frame.toArea().map(chip);
                QVERIFY(passes(told, step, QPointF(end.x(), (frame.content().top() + end.y()) / 2)));
            }
        }
        QCOMPARE(fallen, 3);
    }

    /// In the vessel of the largest claim, as long as its lower half is not full.
    void theWaterRises() {
        Document document;
        QVERIFY(document.setGame("coalition", {{"kind", "bankruptcy"}}, "450; 100,200,300", "vessels"));
        const Told told(document, "vessels");
        constexpr std::size_t largest = 2;
        int risen = 0;
        for (int step = 0; step + 1 < told.count(); ++step) {
            const auto from = told.figure<VesselsFigure>(step);
            const auto to = told.figure<VesselsFigure>(step + 1);
            const auto claim = static_cast<double>(to->subject().claims[largest]);
            const double low = nearest(from->level()) / claim;
            const double high = nearest(to->level()) / claim;
            if (low >= high || high > 0.5) continue;
            ++risen;
            const QRectF water =
                Told::frameFor(*to).toArea().mapRect(to->layout().chamber(largest, low, high));
            const QImage before = told.picture(step);
            const QImage middle = told.picture(step, 0.5);
            const auto at = [&](double share) { // of the way up; away from the number in the middle
                return QPointF(water.left() + 0.15 * water.width(), water.bottom() - share * water.height())
                    .toPoint();
            };
            QVERIFY(!areAlike(middle.pixelColor(at(0.25)), before.pixelColor(at(0.25))));
            QVERIFY(areAlike(middle.pixelColor(at(0.75)), before.pixelColor(at(0.75))));
        }
        QCOMPARE(risen, 2);
    }

    /// The newest part of its path begins where it was, and ends where it is.
    void aStrategyDrawsItsPathOn() {
        Document document;
        QVERIFY(document.setGame("matrix", {}, "0,-1,2;1,0,-1;-2,1,0", "regret"));
        const Told told(document, "regret");
        int step = 0;
        while (told.figure<RegretFigure>(step + 1)->state().point == 0)
            ++step;
        const std::vector<PictureLayer> before = told.layers(step);
        const std::vector<PictureLayer> after = told.layers(step + 1);
        const PictureLayer* was = layerOf(before, {"played"});
        const PictureLayer* now = layerOf(after, {"played"});
        const PictureLayer* part = layerOf(after, {"trail of the played", 1});
        QVERIFY(was && now && part && !layerOf(before, part->key));
        QVERIFY(part->growth == Growth::uncovers && part->source);
        const QPointF source = std::get<QPointF>(*part->source);
        QVERIFY((source - placeOf(*was).center()).manhattanLength() < 2);
        QVERIFY(placeOf(*part).contains(source));
        QVERIFY(placeOf(*part).contains(placeOf(*now).center()));
        QVERIFY((source - placeOf(*now).center()).manhattanLength() > 50);
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
