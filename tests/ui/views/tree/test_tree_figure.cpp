#include "core/catalogue/game_of.h"
#include "core/explain/say_signs.h"
#include "core/solve/ways/search.h"
#include "tests/core/wrong_moore.h"
#include "tests/runner/listed.h"
#include "tests/ui/theme/contrast.h"
#include "tests/ui/views/tree/pictures.h"
#include "ui/figure/motion/movement.h"
#include "ui/text/translated.h"
#include "ui/views/tree/tree_figure.h"
#include "ui/views/tree/tree_sizes.h"

#include <QBuffer>
#include <QPainter>
#include <QTest>

#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr QSize size(900, 700);

Frame frameOf(const TreeFigure& figure, const std::optional<Camera>& camera = {}, const Style& style = {}) {
    return {figure, QRectF(QPointF(), QSizeF(size)), camera, style};
}

QImage drawn(const TreeFigure& figure, const std::optional<Camera>& camera = {}, const Style& style = {}) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, frameOf(figure, camera, style));
    return image;
}

/// A camera around this node, with one pixel per world unit.
Camera closeTo(const TreePicture& picture, std::uint32_t node) {
    QRectF visible(0, 0, 700, 500);
    visible.moveCenter(picture.geometry.centre(node));
    return {visible};
}

std::size_t pixelsOf(const QImage& image, const QColor& colour) {
    std::size_t count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixel(x, y) == colour.rgb();
    }
    return count;
}

/// The colour at a place relative to a node's centre, in the node's units.
QColor colourAt(const QImage& image, const TreeFigure& figure, const Frame& frame, std::uint32_t node,
                QPointF offset) {
    const TreeGeometry& geometry = figure.picture().geometry;
    const double scale = drawnRow(geometry, geometry.row[node], frame.scale(), 1).scale;
    return image.pixelColor((frame.toArea().map(geometry.centre(node)) + offset * scale).toPoint());
}

QByteArray csvOf(const TreeFigure& figure) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    Task task;
    if (const auto written = figure.writeCsv(buffer, task); !written)
        return written.error().english().c_str();
    return buffer.data();
}

} // namespace

class TestTreeFigure : public QObject {
    Q_OBJECT

private slots:
    void pIsFilledWithADoubleRingAndNWithOne() {
        const TreeFigure figure(pictureOf("nim", "1,2"));
        const Frame frame = frameOf(figure);
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            const QImage image = drawn(figure, {}, {.theme = theme});
            const std::uint32_t n = 0;
            const std::uint32_t p = nodeOf(figure.picture(), {"1,2", "1,1"});
            const QPointF left(-1, 0); // text does not reach there
            QCOMPARE(colourAt(image, figure, frame, n, left * 20), theme.n);
            QCOMPARE(colourAt(image, figure, frame, n, left * 28), theme.paper);
            QCOMPARE(colourAt(image, figure, frame, p, left * 20), theme.p);
            QCOMPARE(colourAt(image, figure, frame, p, left * 25.4), theme.paper);
            QCOMPARE(colourAt(image, figure, frame, p, left * 28), theme.p);
        }
    }

    /// By a contrast of 3 to 1 in grey, and by shape: P is larger because of its ring or, if there is no room
    /// for one, taller.
    void pIsToldFromNWithoutColoursInSmallNodesToo() {
        const TreeFigure figure(pictureOf("take-ends", "4,7,2,9,5,2,8,1,6,3", {{"budget", "20000"}}));
        const TreeGeometry& geometry = figure.picture().geometry;
        // Nodes of the lowest row that has both, without edges below.
        std::uint32_t p = 0;
        std::uint32_t n = 0;
        for (auto row = static_cast<std::uint32_t>(geometry.rowY.size()); row-- > 0 && (p == 0 || n == 0);) {
            p = n = 0;
            for (std::uint32_t i = geometry.rowStart[row]; i < geometry.rowStart[row + 1]; ++i) {
                const std::uint32_t node = geometry.order[i];
                const auto& evaluation = figure.picture().tree.evaluationOf(node);
                if (figure.picture().tree.nodes[node].edgeCount > 0 || !evaluation) continue;
                (evaluation->outcome == Outcome::P ? p : n) = node;
            }
        }
        QVERIFY(p > 0 && n > 0);
        struct Seen {
            QColor colour;  // beside the text, if any
            int height = 0; // from the middle downwards; for a dot, its whole height
        };
        double smallest = 1000;
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            for (const double across : {1.2, 2.0, 3.0, 4.5, 6.0, 9.0}) {
                const auto see = [&](std::uint32_t node) {
                    QRectF visible(QPointF(),
                                   frameOf(figure).content().size() * (2 * tree::nodeRadius / across));
                    visible.moveCenter(geometry.centre(node));
                    const Style style{.theme = theme};
                    const QImage image = drawn(figure, Camera{visible}, style);
                    const Frame frame = frameOf(figure, Camera{visible}, style);
                    const QPointF middle = frame.toArea().map(geometry.centre(node));
                    const double scale = drawnRow(geometry, geometry.row[node], frame.scale(), 1).scale;
                    smallest = std::min(smallest, 2 * tree::nodeRadius * scale);
                    const auto at = [&](double x, double y) {
                        return image.pixelColor(qFloor(middle.x() + x), qFloor(middle.y() + y));
                    };
                    Seen seen{at(0, 0)};
                    const double most =
                        std::max(tree::ringRadius * scale, tree::nodeRadius * scale + 2.5) + 1;
                    for (int down = 0; down < most; ++down) {
                        if (contrastOf(at(0, down), theme.paper) >= 1.6) seen.height = down;
                    }
                    for (int up = 1; scale < 0.08 && up < most; ++up) // dots have sharp edges
                        seen.height += at(0, -up) == seen.colour;
                    return seen;
                };
                const Seen one = see(p);
                const Seen other = see(n);
                const QString told = QString("%1 pixels across: P %2, %3; N %4, %5")
                                         .arg(across)
                                         .arg(one.colour.name())
                                         .arg(one.height)
                                         .arg(other.colour.name())
                                         .arg(other.height);
                QVERIFY2(contrastOf(one.colour, other.colour) >= 3, qPrintable(told));
                QVERIFY2(one.height > other.height, qPrintable(told));
            }
        }
        QVERIFY(smallest < 3); // there were dots among them
    }

    void winningMovesAreThickAndTheLineOfPlayThickest() {
        const TreeFigure figure(pictureOf("nim", "1,2"));
        const Frame frame = frameOf(figure);
        const QImage image = drawn(figure);
        const auto thickness = [&](std::uint32_t parent, std::uint32_t child) {
            const TreeGeometry& geometry = figure.picture().geometry;
            const QPointF middle = frame.toArea().map((geometry.centre(parent) + geometry.centre(child)) / 2);
            int pixels = 0;
            for (int x = -12; x <= 12; ++x)
                pixels += image.pixelColor(middle.toPoint() + QPoint(x, 0)) == lightTheme().winning;
            return pixels;
        };
        const TreePicture& picture = figure.picture();
        const auto at = [&](const std::vector<std::string>& way) { return nodeOf(picture, way); };
        const int strategy = thickness(at({"1,2", "1,0"}), at({"1,2", "1,0", "0,0"}));
        const int line = thickness(at({"1,2", "1,1", "0,1"}), at({"1,2", "1,1", "0,1", "0,0"}));
        const int plain = thickness(at({"1,2", "0,2"}), at({"1,2", "0,2", "0,1"}));
        QCOMPARE(plain, 0);
        QVERIFY2(strategy >= 3, qPrintable(QString::number(strategy)));
        QVERIFY2(line >= strategy + 2, qPrintable(QString::number(line)));
    }

    void everyWinningMoveIsGreen() {
        for (const auto& picture : {pictureOf("wythoff", "2,3", {{"shape", "whole"}}),
                                    pictureOf("nim", "1,1,1", {{"merged", "on"}})}) {
            const TreeFigure figure(picture);
            const GameTree& tree = picture->tree;
            const TreeNode& root = tree.nodes[0];
            int winning = 0;
            for (std::uint32_t edge = root.firstEdge; edge < root.firstEdge + root.edgeCount; ++edge) {
                const std::uint32_t to = tree.edges[edge].to;
                const bool wins = tree.evaluationOf(to)->outcome == Outcome::P;
                winning += wins;
                const TreeGeometry& geometry = picture->geometry;
                QRectF visible(0, 0, 700, 500);
                visible.moveCenter((geometry.centre(0) + geometry.centre(to)) /
                                   2); // the edge goes through it
                const Camera camera{visible};
                const QPoint at = frameOf(figure, camera).toArea().map(visible.center()).toPoint();
                const QImage image = drawn(figure, camera);
                int green = 0;
                for (int y = -3; y <= 3; ++y)
                    green += image.pixelColor(at + QPoint(0, y)) == lightTheme().winning;
                QCOMPARE(green > 0, wins);
            }
            QVERIFY(winning > 1);
        }
    }

    void aTheoremThatAgreesIsSaidAndLeavesThePictureAsItIs() {
        const TreeFigure figure(pictureOf("moore", "1,1,2", {{"compare", "on"}}));
        QCOMPARE(figure.comparisonText(),
                 QString("agrees with the definition, positions: 12; closed form asked at 12, solver at 2"));
        QCOMPARE(pixelsOf(drawn(figure), lightTheme().mismatch), std::size_t{0});
        const TreeFigure silent(pictureOf("octal", "7", {{"compare", "on"}}, {{"play", "misere"}}));
        QVERIFY2(silent.comparisonText().contains("; closed form asked at 0, solver at "),
                 qPrintable(silent.comparisonText()));
        QVERIFY(TreeFigure(pictureOf("moore", "1,1,2")).comparisonText().isEmpty());
    }

    void aWrongTheoremIsCrossedOutWhereItIsWrongHoweverFarAway() {
        const std::shared_ptr<const Game> game =
            std::make_shared<GameOf<test::WrongMoore>>(test::WrongMoore(Play::normal, 2), Parameters{});
        Task task;
        const auto settings = completed(tree::settings(*game), {{"compare", "on"}}).value();
        const auto picture = makeTreePicture({game, ask(*game, "1,1,1").value(), settings}, task).value();
        const TreeFigure figure(picture);
        QCOMPARE(
            figure.comparisonText(),
            QString("differs from the definition, positions: 4 of 8; closed form asked at 8, solver at 8"));
        const QImage image = drawn(figure);
        const Frame frame = frameOf(figure);
        for (std::uint32_t node = 0; node < picture->tree.nodes.size(); ++node) {
            const auto ones = std::ranges::count(picture->text(node), '1');
            QCOMPARE(picture->differs(node), ones >= 2);
            const QPointF at(-picture->geometry.halfWidth[node], -tree::crossRise);
            bool crossed = false; // the cross's middle may be between two pixels
            for (const QPointF aside : {QPointF(0, 0), {1, 0}, {0, 1}, {-1, 0}, {0, -1}})
                crossed |= colourAt(image, figure, frame, node, at + aside) == lightTheme().mismatch;
            QCOMPARE(crossed, ones >= 2);
        }
        QRectF far(0, 0, 60 * figure.bounds().width(), 60 * figure.bounds().width());
        far.moveCenter(figure.bounds().center());
        QVERIFY(pixelsOf(drawn(figure, Camera{far}), lightTheme().mismatch) > 10);
    }

    void aComparisonIsMadeOnceForATreeHoweverItIsFolded() {
        Task task;
        Scene scene = sceneOf("moore", "1,1,2", {{"compare", "on"}});
        const auto first = makeTreePicture(scene, task).value();
        scene.settings["merged"] = "on";
        const auto merged = makeTreePicture(scene, task, first.get()).value();
        QCOMPARE(merged->comparison->below, first->comparison->below);
        QCOMPARE(merged->comparison->differs.size(), merged->texts.size());
        scene.asked = ask(*scene.game, "1,2").value();
        const auto other = makeTreePicture(scene, task, first.get()).value();
        QVERIFY(other->comparison->below != first->comparison->below);
        const Scene misere = sceneOf("moore", "1,1,2", {{"compare", "on"}}, {{"play", "misere"}});
        QVERIFY(makeTreePicture(misere, task, first.get()).value()->comparison->below !=
                first->comparison->below);
    }

    /// If a node is drawn larger than the world, its left end with the cross may be far from its middle.
    void aCrossIsDrawnThoughItsNodesMiddleIsOutOfSight() {
        const std::shared_ptr<const Game> game =
            std::make_shared<GameOf<test::WrongMoore>>(test::WrongMoore(Play::normal, 2), Parameters{});
        Task task;
        const auto settings =
            completed(tree::settings(*game), {{"compare", "on"}, {"merged", "on"}, {"budget", "2000"}})
                .value();
        const std::string ones = "1,1,1,1,1,1,1,1,1,1,1,1,1,1,1";
        const TreeFigure figure(makeTreePicture({game, ask(*game, ones).value(), settings}, task).value());
        QVERIFY(figure.picture().differs(0));
        const TreeGeometry& geometry = figure.picture().geometry;
        const QPointF root = geometry.centre(0);
        QRectF seen(0, 0, 1800, 1200);
        seen.moveCenter(root);
        const double scale = frameOf(figure, Camera{seen}).scale();
        const DrawnRow row = drawnRow(geometry, 0, scale, 1);
        const double left = row.halfWidth(geometry, 0) * row.scale / scale;
        QVERIFY(left > 1.3 * geometry.halfWidth[0]);
        seen.moveRight(root.x() - left + 4);
        const Frame frame = frameOf(figure, Camera{seen});
        const double end = frame.toArea().map(root).x() - left * scale;
        QImage image = drawn(figure, Camera{seen});
        image = image.copy(qRound(end) - 20, 0, 20, image.height());
        QVERIFY(pixelsOf(image, lightTheme().mismatch) > 0);
    }

    void whatIsTooLargeToCompareIsStillShown() {
        const TreeFigure figure(
            pictureOf("nim", "100000,100000,100000", {{"compare", "on"}, {"budget", "1"}}));
        QVERIFY(figure.comparisonText().startsWith("not compared: There are "));
        QCOMPARE(pixelsOf(drawn(figure), lightTheme().mismatch), std::size_t{0});
    }

    /// Nodes have the same names in both trees, however they are numbered, and new ones come out of those
    /// above them.
    void whatAnOpenedNodeShowsComesOutOfIt() {
        const auto before = pictureOf("nim", "1,2", {{"budget", "4"}});
        const auto after = pictureOf("nim", "1,2", {{"budget", "4"}, {"opened", "+1"}});
        QVERIFY(after->tree.nodes.size() > before->tree.nodes.size());
        const auto layers = [](const std::shared_ptr<const TreePicture>& picture) {
            const TreeFigure figure(picture);
            return layersOf(figure, frameOf(figure), 1);
        };
        const auto placeOf = [](const std::vector<PictureLayer>& all, std::uint64_t name) {
            const auto one = std::ranges::find_if(all, [&](const PictureLayer& layer) {
                return layer.isThing && layer.key == MotionKey{"node", name};
            });
            return one == all.end() ? QPointF()
                                    : QRectF(QPointF(one->place), QSizeF(one->image.size())).center();
        };
        const auto first = layers(before);
        const auto second = layers(after);
        QImage halfway(size, QImage::Format_RGB32);
        QPainter painter(&halfway);
        Movement(first, second).draw(painter, 0.5);
        painter.end();
        int added = 0;
        for (std::uint32_t node = 0; node < after->tree.nodes.size(); ++node) {
            const QPointF end = placeOf(second, after->names[node]);
            QVERIFY(!end.isNull());
            QPointF begin = placeOf(first, after->names[node]);
            if (begin.isNull()) {
                ++added;
                begin = placeOf(first, after->names[after->tree.nodes[node].parent]);
            }
            QVERIFY(!begin.isNull());
            const Outcome outcome = after->tree.evaluationOf(node)->outcome;
            const QColor colour = outcome == Outcome::P ? lightTheme().p : lightTheme().n;
            const QRect around((begin + end).toPoint() / 2 - QPoint(24, 4), QSize(48, 8));
            const QImage there = halfway.copy(around);
            QVERIFY2(pixelsOf(there, colour) > 40, after->text(node).c_str());
        }
        QCOMPARE(added, static_cast<int>(after->tree.nodes.size() - before->tree.nodes.size()));
    }

    void nodesNotLabelledYetAreHollow() {
        const auto picture = pictureOf("nim", "1,2");
        const auto count = static_cast<std::uint32_t>(picture->tree.nodes.size());
        auto rank = std::make_shared<std::vector<std::uint32_t>>();
        for (std::uint32_t v = 0; v < count; ++v)
            rank->push_back(count - 1 - v); // from the last node to the root
        for (std::uint32_t labelled = 0; labelled <= count; ++labelled) {
            const TreeFigure figure(picture, {}, {.rank = rank, .labelled = labelled});
            const QImage image = drawn(figure);
            for (std::uint32_t v = 0; v < count; ++v) {
                const bool p = picture->tree.evaluationOf(v)->outcome == Outcome::P;
                const QColor filled = p ? lightTheme().p : lightTheme().n;
                const QColor colour = colourAt(image, figure, frameOf(figure), v, {-19, 0});
                QCOMPARE(colour, v >= count - labelled ? filled : lightTheme().paper);
            }
            const QImage tree = image.copy(0, 0, size.width(), size.height() - 80); // without the legend
            QCOMPARE(pixelsOf(tree, lightTheme().winning) > 50,
                     labelled >= 5); // node 7 is the last N
        }
    }

    void theStepsNodeStandsInALightAndTheSelectedOneHasAHalo() {
        const auto picture = pictureOf("nim", "1,2");
        const TreeFigure figure(picture, 3U, {.rank = {}, .labelled = 0, .node = 0U, .because = 2U});
        const QImage image = drawn(figure);
        QCOMPARE(colourAt(image, figure, frameOf(figure), 0, {-36, 0}), lightTheme().spotlight);
        QCOMPARE(colourAt(image, figure, frameOf(figure), 2, {-36, 0}), lightTheme().accent);
        QCOMPARE(colourAt(image, figure, frameOf(figure), 3, {-36, 0}), lightTheme().selection);
    }

    void foldedNodesShowHowManyOptionsTheyHave() {
        const auto picture = pictureOf("nim", "13,11,7", {{"shape", "whole"}});
        const TreeFigure figure(picture);
        QVERIFY(!figure.hasBadge(0));
        QVERIFY(figure.hasBadge(1));
        const Frame frame = frameOf(figure, closeTo(*picture, 5));
        const QRectF badge = figure.badgeRect(5, frame);
        QVERIFY(badge.width() > 20 && badge.height() > 10);
        const QPointF world = frame.toWorld(badge.center());
        QCOMPARE(figure.badgeAt(world, frame), std::optional(5U));
        QCOMPARE(figure.badgeAt(world + QPointF(0, 3 * badge.height()), frame), std::nullopt);
        const QImage image = drawn(figure, closeTo(*picture, 5));
        QCOMPARE(image.pixelColor((badge.topLeft() + QPointF(badge.height() / 2, 3)).toPoint()),
                 lightTheme().chrome);
    }

    /// The sign of nodes that can be opened is visible, and can be clicked, at every size.
    void howeverSmallAFoldedNodeItsSignIsSeen() {
        const auto picture = pictureOf("nim", "9,8,7", {{"shape", "whole"}, {"budget", "100"}});
        const TreeFigure figure(picture);
        TreePicture none(*picture);
        for (TreeNode& node : none.tree.nodes)
            node.hidden = 0;
        const TreeFigure plain(std::make_shared<TreePicture>(none));
        for (const double zoom : {0.01, 0.05, 0.1, 0.2, 0.4, 0.7, 1.0, 2.0}) {
            QRectF visible(0, 0, 900 / zoom, 600 / zoom);
            visible.moveCenter(picture->geometry.centre(5));
            const Frame frame = frameOf(figure, Camera{visible});
            const QRectF badge = figure.badgeRect(5, frame);
            QVERIFY2(badge.width() >= tree::leastPlus && badge.height() >= tree::leastPlus,
                     qPrintable(QString::number(zoom)));
            QCOMPARE(figure.badgeAt(frame.toWorld(badge.center()), frame), std::optional(5U));
            const QRect part = badge.toAlignedRect();
            QVERIFY2(drawn(figure, Camera{visible}).copy(part) != drawn(plain, Camera{visible}).copy(part),
                     qPrintable(QString::number(zoom)));
        }
    }

    void theSelectedNodeCanBeClosedIfItIsOpen() {
        const auto picture = pictureOf("nim", "1,2");
        QVERIFY(TreeFigure(picture, 0U).hasBadge(0));
        QVERIFY(!TreeFigure(picture, 1U).hasBadge(0));
        const auto leaf = static_cast<std::uint32_t>(picture->tree.nodes.size() - 1);
        QVERIFY(!TreeFigure(picture, leaf).hasBadge(leaf));
    }

    void everyNodeIsFoundWhereItIsDrawn() {
        for (const char* merged : {"off", "on"}) {
            for (const char* position : {"1,2", "3,3,1", "13,11,7"}) {
                const TreeFigure figure(pictureOf("nim", position, {{"merged", merged}, {"budget", "400"}}));
                const TreePicture& picture = figure.picture();
                for (std::uint32_t v = 0; v < picture.tree.nodes.size(); ++v) {
                    for (const auto& camera : {std::optional<Camera>(), std::optional(closeTo(picture, v))}) {
                        const Frame frame = frameOf(figure, camera);
                        const QPointF centre = picture.geometry.centre(v);
                        const double scale =
                            drawnRow(picture.geometry, picture.geometry.row[v], frame.scale(), 1).scale;
                        QCOMPARE(figure.nodeAt(centre, frame), std::optional(v));
                        const QPointF side(0, tree::ringRadius * 0.9 * scale / frame.scale());
                        QCOMPARE(figure.nodeAt(centre + side, frame), std::optional(v));
                        QCOMPARE(figure.nodeAt(centre - side, frame), std::optional(v));
                    }
                }
            }
        }
        const TreeFigure figure(pictureOf("nim", "1,2"));
        QCOMPARE(figure.nodeAt({0, 40}, frameOf(figure)), std::nullopt);
        QCOMPARE(figure.nodeAt({5000, 0}, frameOf(figure)), std::nullopt);
        QCOMPARE(figure.nodeAt({0, -5000}, frameOf(figure)), std::nullopt);
        QCOMPARE(figure.nodeAt({0, 5000}, frameOf(figure)), std::nullopt);
    }

    void noTextReachesBeyondItsNode() {
        for (const char* position : {"1,2", "13,11,7", "123456,654321", "11,22,33,44,55,66,77,88,99,100,111",
                                     "4611686018427387904,4611686018427387903"}) {
            const auto picture = pictureOf("nim", position, {{"budget", "1"}, {"values", "off"}});
            const TreeFigure figure(picture);
            for (const double zoom : {0.5, 0.8, 1.0, 1.7, 3.0}) {
                QRectF visible(0, 0, 800 / zoom, 600 / zoom);
                visible.moveCenter({0, 0});
                const Frame frame = frameOf(figure, Camera{visible});
                const QImage image = drawn(figure, Camera{visible});
                const double half =
                    drawnRow(picture->geometry, 0, frame.scale(), 1).scale * picture->geometry.halfWidth[0];
                const QPointF centre = frame.toArea().map(QPointF(0, 0));
                for (int x = 0; x < image.width(); ++x) {
                    if (std::abs(x - centre.x()) < half + 4) continue;
                    for (int y = -10; y <= 10; ++y)
                        QVERIFY(image.pixelColor(x, static_cast<int>(centre.y()) + y).lightness() > 120);
                }
            }
        }
    }

    void farAwayTheRootIsStillReadAndTheRestAreDots() {
        const TreeFigure figure(pictureOf("nim", "4,4,4,4", {{"budget", "100000"}}));
        QVERIFY(figure.picture().tree.nodes.size() > 1000);
        const QImage image = drawn(figure);
        QVERIFY(frameOf(figure).scale() < 0.01);
        const double half = figure.picture().geometry.halfWidth[0];
        QCOMPARE(colourAt(image, figure, frameOf(figure), 0, {-half + 3, 0}), lightTheme().p);
        QCOMPARE(colourAt(image, figure, frameOf(figure), 0, {-half - 5, 0}), lightTheme().p); // its ring
        QVERIFY(pixelsOf(image, lightTheme().n) > 200);
    }

    void theNoteCountsNodesPositionsAndWhatIsFolded() {
        QCOMPARE(TreeFigure(pictureOf("nim", "1,2")).note(),
                 QString::fromUtf8("nodes: 12 · distinct positions: 6"));
        QCOMPARE(TreeFigure(pictureOf("nim", "1,2", {{"budget", "4"}})).note(),
                 QString::fromUtf8("nodes: 4 · distinct positions: 4 · left folded: 3"));
    }

    void theNoteSaysThatAStrategyIsOne() {
        QCOMPARE(TreeFigure(pictureOf("nim", "1,2", {{"shape", "strategy"}})).note(),
                 QString::fromUtf8("the winning strategy · nodes: 6 · distinct positions: 5"));
    }

    void theDataIsALineForEveryNode() {
        QCOMPARE(csvOf(TreeFigure(pictureOf("nim", "0,2"))),
                 QByteArray("node,parent,position,outcome,value,move,folded\n"
                            "0,,\"0,2\",N,2,,\n"
                            "1,0,\"0,1\",N,1,take 1 from heap 2,\n"
                            "2,0,\"0,0\",P,0,take 2 from heap 2,\n"
                            "3,1,\"0,0\",P,0,take 1 from heap 2,\n"));
    }

    void theDataCountWhatAnOpenNodeHides() {
        const auto picture = pictureOf("nim", "13,11,7");
        const TreeNode& root = picture->tree.nodes[1];
        QVERIFY(!root.folded && root.hidden > 0);
        const auto line = QString("1,0,\"12,11,7\",P,0,take 1 from heap 1,%1\n").arg(root.hidden);
        QVERIFY(csvOf(TreeFigure(picture)).contains(line.toUtf8()));
    }

    /// By its number of options; a terminal position has none.
    void theDataTellAFoldedNodeFromAnEnd() {
        const QByteArray csv = csvOf(TreeFigure(pictureOf("nim", "1,2", {{"budget", "4"}})));
        QVERIFY2(csv.contains("\"0,2\",N,2,take 1 from heap 1,2\n"), csv.constData());
        QVERIFY2(csv.contains("\"1,1\",P,0,take 1 from heap 2,2\n"), csv.constData());
        const QByteArray whole = csvOf(TreeFigure(pictureOf("nim", "1,2")));
        QVERIFY2(whole.contains("\"0,0\",P,0,take 1 from heap 2,\n"), whole.constData());
    }

    void mergedTheDataIsALineForEveryEdge() {
        const QByteArray csv = csvOf(TreeFigure(pictureOf("nim", "1,2", {{"merged", "on"}})));
        QCOMPARE(csv.count('\n'), 1 + 1 + 9);
        QVERIFY(csv.contains("\"1,0\",N,1,take 2 from heap 2"));
        QVERIFY(csv.contains("\"1,0\",N,1,take 1 from heap 2"));
    }

    void whatCannotBeWrittenIsSaid() {
        QBuffer closed;
        Task task;
        const auto written = TreeFigure(pictureOf("nim", "1,2")).writeCsv(closed, task);
        QVERIFY(!written);
        QVERIFY(written.error().english().find("cannot be written") != std::string::npos);
    }

    void anySizeCanBeDrawn() {
        const TreeFigure figure(pictureOf("wythoff", "6,10", {{"merged", "on"}}), 5U);
        for (const QSize& small : {QSize(1, 1), QSize(30, 20), QSize(3000, 40), QSize(40, 3000)}) {
            QImage image(small, QImage::Format_RGB32);
            image.fill(Qt::magenta);
            QPainter painter(&image);
            figure.draw(painter, Frame(figure, QRectF(QPointF(), QSizeF(small)), {}, {}));
            painter.end();
            QCOMPARE(pixelsOf(image, Qt::magenta), std::size_t{0});
        }
    }

    void misereValuesAreNotCalledSg() {
        const auto picture = pictureOf("nim", "1,1", {}, {{"play", "misere"}});
        QCOMPARE(picture->tree.evaluationOf(0)->outcome, Outcome::N);
        QCOMPARE(translated(sayValueBriefly(1, picture->play())), QString::fromUtf8("G⁻ 1"));
    }
};

MEXPLORER_TEST(TestTreeFigure)
#include "test_tree_figure.moc"
