#include "core/catalogue/game_of.h"
#include "core/explain/say_signs.h"
#include "core/solve/ways/search.h"
#include "tests/core/wrong_moore.h"
#include "tests/runner/listed.h"
#include "tests/ui/theme/contrast.h"
#include "tests/ui/views/tree/drawn_tree.h"
#include "ui/figure/motion/movement.h"
#include "ui/text/translated.h"
#include "ui/views/tree/tree_sizes.h"

#include <QPainter>
#include <QTest>

#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

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
        QImage halfway(treeSize, QImage::Format_RGB32);
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
            const QImage tree =
                image.copy(0, 0, treeSize.width(), treeSize.height() - 80); // without the legend
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
};

MEXPLORER_TEST(TestTreeFigure)
#include "test_tree_figure.moc"
