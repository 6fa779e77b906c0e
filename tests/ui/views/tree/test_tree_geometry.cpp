#include "core/explain/say_signs.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/tree/pictures.h"
#include "ui/text/translated.h"
#include "ui/theme/theme.h"
#include "ui/views/tree/tree_sizes.h"

#include <QFontMetricsF>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

struct Subject {
    const char* game;
    const char* position;
    const char* merged;
};

constexpr Subject subjects[] = {
    {"nim", "1,2", "off"},     {"nim", "1,2", "on"},       {"nim", "13,11,7", "off"},
    {"nim", "2,2,2,1", "off"}, {"wythoff", "6,10", "on"},  {"wythoff", "3,5", "off"},
    {"nim", "0", "off"},       {"nim", "1,1,1,1,1", "on"}, {"nim", "200", "off"},
    {"nim", "3000000", "off"}, {"nim", "40,50", "on"},
};

/// Calls `visit` with all neighbours on each row.
template <class Visit>
void forEachPair(const TreeGeometry& geometry, Visit&& visit) {
    for (std::uint32_t row = 0; row + 1 < geometry.rowStart.size(); ++row) {
        for (std::uint32_t i = geometry.rowStart[row] + 1; i < geometry.rowStart[row + 1]; ++i)
            visit(row, geometry.order[i - 1], geometry.order[i]);
    }
}

} // namespace

class TestTreeGeometry : public QObject {
    Q_OBJECT

private slots:
    void nodesAndWhatIsWrittenBesideThemKeepClear() {
        for (const Subject& subject : subjects) {
            const auto picture =
                pictureOf(subject.game, subject.position, {{"merged", subject.merged}, {"budget", "400"}});
            const TreeGeometry& geometry = picture->geometry;
            const QFontMetricsF metrics(textFont(tree::valueText));
            forEachPair(geometry, [&](std::uint32_t, std::uint32_t left, std::uint32_t right) {
                const double ring = tree::ringRadius - tree::nodeRadius;
                const double gap = geometry.x[right] - geometry.halfWidth[right] - ring - geometry.x[left] -
                                   geometry.halfWidth[left];
                const auto value = picture->tree.evaluationOf(left)->nimber();
                const QString label = translated(sayValueBriefly(*value, Play::normal));
                QVERIFY2(gap > ring, qPrintable(label));
                QVERIFY2(gap + 8 > metrics.horizontalAdvance(label),
                         qPrintable(label)); // at that height, rings are narrower by 8
            });
        }
    }

    void everythingStandsInsideTheBounds() {
        for (const Subject& subject : subjects) {
            const auto picture =
                pictureOf(subject.game, subject.position, {{"merged", subject.merged}, {"budget", "400"}});
            for (std::uint32_t v = 0; v < picture->tree.nodes.size(); ++v) {
                const QPointF centre = picture->geometry.centre(v);
                const double half = picture->geometry.halfWidth[v];
                QVERIFY(picture->geometry.bounds.contains(QRectF(
                    centre.x() - half, centre.y() - tree::nodeRadius, 2 * half, 2 * tree::nodeRadius)));
            }
        }
    }

    void edgesLeadDownwards() {
        for (const Subject& subject : subjects) {
            const auto picture =
                pictureOf(subject.game, subject.position, {{"merged", subject.merged}, {"budget", "400"}});
            for (std::uint32_t v = 0; v < picture->tree.nodes.size(); ++v) {
                const TreeNode& node = picture->tree.nodes[v];
                for (std::uint32_t e = node.firstEdge; e < node.firstEdge + node.edgeCount; ++e)
                    QVERIFY(picture->geometry.row[picture->tree.edges[e].to] > picture->geometry.row[v]);
            }
        }
    }

    void enlargedNodesTouchNeitherTheirNeighboursNorTheNextRow() {
        for (const Subject& subject : subjects) {
            const auto picture =
                pictureOf(subject.game, subject.position, {{"merged", subject.merged}, {"budget", "400"}});
            const TreeGeometry& geometry = picture->geometry;
            const double ring = tree::ringRadius - tree::nodeRadius;
            for (double scale = 0.002; scale < 4; scale *= 1.3) {
                for (const double type : {1.0, 1.6}) {
                    for (std::uint32_t row = 0; row + 1 < geometry.rowY.size(); ++row) {
                        const double height = (geometry.rowY[row + 1] - geometry.rowY[row]) * scale;
                        const double radii = drawnRow(geometry, row, scale, type).scale +
                                             drawnRow(geometry, row + 1, scale, type).scale;
                        QVERIFY(height >= radii * tree::ringRadius);
                    }
                    forEachPair(geometry, [&](std::uint32_t row, std::uint32_t left, std::uint32_t right) {
                        const DrawnRow drawn = drawnRow(geometry, row, scale, type);
                        QVERIFY(drawn.scale >= scale);
                        const double halves =
                            drawn.halfWidth(geometry, left) + drawn.halfWidth(geometry, right) + 2 * ring;
                        QVERIFY((geometry.x[right] - geometry.x[left]) * scale >=
                                halves * drawn.scale - 1e-6);
                    });
                }
            }
        }
    }

    void anEnlargedRowIsReadableOrRound() {
        const auto picture = pictureOf("nim", "13,11,7", {{"shape", "whole"}});
        const TreeGeometry& geometry = picture->geometry;
        QVERIFY(drawnRow(geometry, 0, 0.05, 1).scale > 0.7); // the root is alone in its row
        QVERIFY(!drawnRow(geometry, 0, 0.05, 1).round);
        QVERIFY(drawnRow(geometry, 1, 0.05, 1).round);
        QVERIFY(drawnRow(geometry, 1, 0.05, 1).scale < 0.2);
        QVERIFY(!drawnRow(geometry, 1, 1, 1).round);
        QVERIFY(drawnRow(geometry, 1, 1, 1).values);
    }

    void rowsAreCloserInTallTreesAndFurtherApartWhereEdgesReachFar() {
        const std::vector<double> tall = rowHeights(std::vector<double>(20, 10.0), 300);
        QCOMPARE(tall.size(), std::size_t{21});
        QCOMPARE(tall.back(), 20 * tree::leastRowGap);
        const std::vector<double> wide = rowHeights({4000, 40}, 10'000);
        QVERIFY(wide[1] > 2000);
        QVERIFY(wide[2] - wide[1] < 200);
        QVERIFY(wide[2] < 10'000);
        QCOMPARE(rowHeights({}, 100), std::vector<double>{0.0});
    }

    void textsOfDigitsFitTheirNodes() {
        const QFontMetricsF metrics(textFont(tree::nodeText, QFont::Bold));
        for (const char* text : {"0", "7", "12", "1,2", "10,10", "13,11,7", "1000000", "3,5,7,9,11"}) {
            const double half = tree::halfWidthFor(text);
            QVERIFY2(metrics.horizontalAdvance(QString(text)) <= 2 * half - 8, text);
            QVERIFY(half >= tree::nodeRadius);
        }
        QCOMPARE(tree::halfWidthFor("1,2"), tree::nodeRadius); // short labels have round nodes
        QCOMPARE(tree::halfWidthFor(std::string(1000, '8')), tree::largestHalfWidth);
    }

    void badgesAreShortHoweverManyOptions() {
        QCOMPARE(tree::badgeLabel(1), QString("+1"));
        QCOMPARE(tree::badgeLabel(999'999), QString("+999999"));
        QCOMPARE(tree::badgeLabel(1'000'000), QString::fromUtf8("+1.0·10⁶"));
        QCOMPARE(tree::badgeLabel(UINT64_MAX), QString::fromUtf8(">1.8·10¹⁹")); // the count is saturated
        QCOMPARE(tree::badgeLabel(std::uint64_t{1} << 62U), QString::fromUtf8("+4.6·10¹⁸"));
    }

    void manyNodesOneBelowTheOtherAreLaidOut() {
        const auto picture = pictureOf("bash", "199999", {{"budget", "200000"}}, {{"m", "1"}});
        QCOMPARE(picture->tree.nodes.size(), std::size_t{200'000});
        QCOMPARE(picture->geometry.rowY.size(), std::size_t{200'000});
        QVERIFY(picture->geometry.bounds.isValid());
    }
};

MEXPLORER_TEST(TestTreeGeometry)
#include "test_tree_geometry.moc"
