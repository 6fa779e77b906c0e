#include "tests/runner/listed.h"
#include "tests/ui/views/tree/pictures.h"
#include "ui/views/tree/tree_curves.h"
#include "ui/views/tree/tree_figure.h"
#include "ui/views/tree/tree_opening.h"
#include "ui/views/tree/tree_sizes.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// How far a point is outside a node as drawn, in pixels; negative inside.
double outside(const TreeGeometry& geometry, std::uint32_t node, const QPointF& world, double scale) {
    const DrawnRow row = drawnRow(geometry, geometry.row[node], scale, 1);
    const double straight = (row.halfWidth(geometry, node) - tree::nodeRadius) * row.scale;
    const QPointF offset = (world - geometry.centre(node)) * scale;
    const double beside = std::max(0.0, std::abs(offset.x()) - straight);
    return std::hypot(beside, offset.y()) - tree::nodeRadius * row.scale;
}

/// An edge that passes through a node other than its ends, in words; empty if none does.
std::string throughANode(const TreePicture& picture, double scale) {
    const TreeGeometry& geometry = picture.geometry;
    const GameTree& tree = picture.tree;
    const auto reach = [&](std::uint32_t row) { return rowReach(geometry, row, scale, 1); };
    for (std::uint32_t from = 0; from < tree.nodes.size(); ++from) {
        const TreeNode& node = tree.nodes[from];
        for (std::uint32_t e = node.firstEdge; e < node.firstEdge + node.edgeCount; ++e) {
            const std::uint32_t to = tree.edges[e].to;
            for (const Cubic& curve : edgeCurves(geometry, tree, from, e, reach)) {
                for (double t = 0; t <= 1; t += 0.02) {
                    for (std::uint32_t other = 0; other < tree.nodes.size(); ++other) {
                        if (other != from && other != to &&
                            outside(geometry, other, pointOf(curve, t), scale) < 0)
                            return picture.text(from) + " > " + picture.text(to) + " through " +
                                   picture.text(other);
                    }
                }
            }
        }
    }
    return {};
}

/// The least distance between nodes on a row and edges that pass it, in world units.
double leastDistance(const TreePicture& picture) {
    const TreeGeometry& geometry = picture.geometry;
    std::map<std::uint32_t, std::vector<double>> rows;
    for (std::uint32_t v = 0; v < picture.tree.nodes.size(); ++v) {
        const TreeNode& node = picture.tree.nodes[v];
        rows[geometry.row[v]].push_back(geometry.x[v]);
        for (std::uint32_t e = node.firstEdge; e < node.firstEdge + node.edgeCount; ++e) {
            std::uint32_t row = geometry.row[v];
            for (const double x : geometry.bendsOf(e))
                rows[++row].push_back(x);
        }
    }
    double least = INFINITY;
    for (auto& [row, xs] : rows) {
        std::sort(xs.begin(), xs.end());
        for (std::size_t i = 1; i < xs.size(); ++i)
            least = std::min(least, xs[i] - xs[i - 1]);
    }
    return least;
}

double fittedScale(const std::shared_ptr<const TreePicture>& picture) {
    const TreeFigure figure(picture);
    return Frame(figure, QRectF(QPointF(), readablePicture), std::nullopt, {}).scale();
}

} // namespace

class TestTreeCurves : public QObject {
    Q_OBJECT

private slots:
    void noEdgePassesThroughANodeThatIsNotItsEnd_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("position");
        const std::pair<const char*, const char*>
            subjects[] = {{"nim", "5"},       {"nim", "1,2"},     {"nim", "2,3"},  {"nim", "2,4"},
                          {"bash", "23"},     {"nim", "1,2,2"},   {"nim", "8"},    {"wythoff", "2,3"},
                          {"moore", "2,2"},   {"wythoff", "2,2"}, {"dag", "a"},    {"octal", "7"},
                          {"fibonacci", "6"}, {"grundy", "9"},    {"kiki", "3,4"}, {"moore", "2,2,3"},
                          {"wythoff", "4,4"}, {"nim", "3,4,5"}}; // too many long edges for separate bends
        for (const auto& [game, position] : subjects) {
            for (const char* shape : {"whole", "strategy"}) {
                const std::string name = std::string(game) + " " + position + " " + shape;
                QTest::newRow(name.c_str()) << game << position;
            }
        }
    }
    void noEdgePassesThroughANodeThatIsNotItsEnd() {
        QFETCH(const QString, game);
        QFETCH(const QString, position);
        const bool strategy = QByteArray(QTest::currentDataTag()).endsWith("strategy");
        const auto picture = pictureOf(game.toStdString(), position.toStdString(),
                                       {{"merged", "on"}, {"shape", strategy ? "strategy" : "whole"}});
        const GameTree& tree = picture->tree;
        const auto& row = picture->geometry.row;
        std::size_t longEdges = 0;
        for (std::uint32_t from = 0; from < tree.nodes.size(); ++from) {
            const TreeNode& node = tree.nodes[from];
            for (std::uint32_t e = node.firstEdge; e < node.firstEdge + node.edgeCount; ++e)
                longEdges += row[tree.edges[e].to] > row[from] + 1;
        }
        QCOMPARE(picture->geometry.bends.empty(), longEdges == 0); // bends are made for all long edges
        for (const double scale : {fittedScale(picture), 0.6, 1.0, 1.3})
            QCOMPARE(throughANode(*picture, scale), std::string());
    }

    /// Otherwise Nim 5, merged, looks like a game in which only one may be taken.
    void edgesThatPassARowKeepApart() {
        const auto picture = pictureOf("nim", "5", {{"merged", "on"}, {"shape", "whole"}});
        const TreeGeometry& geometry = picture->geometry;
        QCOMPARE(picture->tree.edges.size(), std::size_t{15});
        QCOMPARE(geometry.bends.size(), std::size_t{20}); // 10 edges are longer than a row
        QVERIFY(leastDistance(*picture) >= tree::bendGap - 1e-6);
    }

    void noTwoEdgesPassARowAtTheSamePlaceHoweverMany() {
        for (const auto& [game, position] : {std::pair("moore", "2,2,3"), {"nim", "3,4,5"}}) {
            const auto picture = pictureOf(game, position, {{"merged", "on"}, {"shape", "whole"}});
            QVERIFY(picture->geometry.squeezed);
            QVERIFY(leastDistance(*picture) > 0.5);
        }
    }
};

MEXPLORER_TEST(TestTreeCurves)
#include "test_tree_curves.moc"
