#include "core/game/aspects/cyclic.h"
#include "core/game/aspects/impartial.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/tree/pictures.h"
#include "ui/views/tree/tree_figure.h"
#include "ui/views/tree/tree_opening.h"
#include "ui/views/tree/tree_sizes.h"

#include <QElapsedTimer>
#include <QTest>

#include <cmath>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// The size in pixels of the smallest label of the tree in `readablePicture`; texts beside their nodes, which
/// are written upright, count as 11 if they have 13 pixels of room.
double smallestLabel(const TreePicture& picture) {
    const TreeGeometry& geometry = picture.geometry;
    const TreeFigure figure(std::make_shared<TreePicture>(picture));
    const Frame frame(figure, QRectF(QPointF(), readablePicture), std::nullopt, {});
    double smallest = INFINITY;
    for (std::uint32_t row = 0; row < geometry.rowY.size(); ++row) {
        const DrawnRow drawn = drawnRow(geometry, row, frame.scale(), 1);
        if (!drawn.round) { // texts are as large as their nodes or, if that is too small, of the least size
            const double least = drawn.scale >= 11 * geometry.textShare[row] ? 11 : 0;
            smallest = std::min(smallest, std::max(least, tree::nodeText * drawn.scale));
        }
        for (std::uint32_t i = geometry.rowStart[row] + 1; drawn.round && i < geometry.rowStart[row + 1];
             ++i) {
            const double apart = geometry.x[geometry.order[i]] - geometry.x[geometry.order[i - 1]];
            smallest = std::min(smallest, 11.0 / 13 * apart * frame.scale());
        }
    }
    return smallest;
}

/// The share of the picture's width or height, whichever is greater, that the tree takes; 0 if a node or a
/// badge is out of sight, too small to be read, or touches the row below.
double filledPart(const TreePicture& picture, const QSizeF& area, const Style& style) {
    const TreeGeometry& geometry = picture.geometry;
    const TreeFigure figure(std::make_shared<TreePicture>(picture));
    const Frame frame(figure, QRectF(QPointF(), area), std::nullopt, style);
    const QRectF seen(QPointF(), area - QSizeF(0, 60)); // the legend is below
    QRectF all;
    for (std::uint32_t node = 0; node < picture.tree.nodes.size(); ++node) {
        const auto drawnAt = [&](std::uint32_t row) {
            return drawnRow(geometry, row, frame.scale(), style.type, style.leastType);
        };
        const std::uint32_t row = geometry.row[node];
        const DrawnRow drawn = drawnAt(row);
        const double half = drawn.halfWidth(geometry, node) * drawn.scale;
        const double radius = tree::nodeRadius * drawn.scale;
        const QPointF centre = frame.toArea().map(geometry.centre(node));
        QRectF rect(centre.x() - half, centre.y() - radius, 2 * half, 2 * radius);
        if (drawn.round || drawn.scale < style.leastType * geometry.textShare[row]) return 0;
        if (picture.tree.nodes[node].hidden > 0) {
            const DrawnBadge badge = figure.badge(node, frame);
            if (tree::badgeText * badge.scale < style.leastType) return 0;
            rect |= badge.rect;
        }
        if (!seen.contains(rect)) return 0;
        if (row + 1 < geometry.rowY.size()) {
            const double below = frame.toArea().map(QPointF(0, geometry.rowY[row + 1])).y();
            if (rect.bottom() > below - tree::nodeRadius * drawnAt(row + 1).scale) return 0;
        }
        all |= rect;
    }
    const QSizeF content = frame.content().size();
    return std::max(all.width() / content.width(), all.height() / content.height());
}

std::string storyOf(const TreePicture& picture) {
    std::string text;
    for (std::uint32_t node = 0; node < picture.tree.nodes.size(); ++node)
        text += picture.text(node) + " ";
    return text;
}

} // namespace

class TestTreeOpening : public QObject {
    Q_OBJECT

private slots:
    void whatCanBeReadAsAWholeIsShownAsAWhole() {
        const auto picture = pictureOf("nim", "1,2");
        QVERIFY(!picture->tree.strategy);
        QCOMPARE(picture->tree.folded, 0U);
        QCOMPARE(picture->tree.nodes.size(), std::size_t{12});
    }

    void whatCannotIsAStrategy() {
        const auto picture = pictureOf("nim", "3,4,5");
        QVERIFY(picture->tree.strategy);
        QVERIFY(storyOf(*picture).starts_with("3,4,5 1,4,5 0,4,5 "));
        QCOMPARE(picture->tree.nodes[0].edgeCount, 1U);
        QCOMPARE(picture->tree.nodes[1].edgeCount, 10U);
        const auto lost = pictureOf("wythoff", "4,7");
        QVERIFY(lost->tree.strategy);
        QCOMPARE(lost->tree.nodes[0].edgeCount + lost->tree.nodes[0].hidden, std::uint64_t{15});
        QVERIFY(lost->tree.nodes[0].edgeCount > 10);
        QCOMPARE(lost->tree.nodes[1].edgeCount, 1U); // an answer to each option
    }

    void askedForAShapeIsShown() {
        QVERIFY(pictureOf("nim", "1,2", {{"shape", "strategy"}})->tree.strategy);
        QCOMPARE(pictureOf("nim", "1,2", {{"shape", "strategy"}})->tree.nodes.size(), std::size_t{6});
        QVERIFY(!pictureOf("nim", "3,4,5", {{"shape", "whole"}})->tree.strategy);
        QVERIFY(!pictureOf("nim", "3,4,5", {{"budget", "400"}})->tree.strategy); // nodes were requested
        QCOMPARE(pictureOf("nim", "3,4,5", {{"budget", "400"}})->tree.nodes.size(), std::size_t{126});
    }

    void scoresDecideSoThereAreNeitherStrategyNorValuesToChoose() {
        const auto offers = [](const char* id, const char* setting) {
            const auto settings = tree::settings(*makeGame(id).value());
            return std::ranges::any_of(settings, [&](const Parameter& p) { return p.id == setting; });
        };
        QVERIFY(!pictureOf("take-ends", "4,7,2,9,5,2,1,8")->tree.strategy);
        for (const char* setting : {"shape", "values"}) {
            QVERIFY(!offers("take-ends", setting));
            for (const char* id : {"nim", "wythoff", "hackenbush", "sum", "dag"})
                QVERIFY2(offers(id, setting), id);
        }
    }

    /// Except the first level, which always opens.
    void whatOpensByItselfCanBeRead() {
        for (const Entry& entry : catalogue()) {
            const auto game = makeGame(entry.description.id).value();
            if (!playEnds(*game)) continue;
            const std::string start = startPosition(*game);
            for (const char* shape : {"auto", "whole", "strategy"}) {
                for (const char* merged : {"off", "on"}) {
                    Parameters settings{{"merged", merged}};
                    if (game->as<ImpartialAspect>())
                        settings["shape"] = shape;
                    else if (std::string(shape) != "auto")
                        continue;
                    const auto picture = pictureOf(entry.description.id, start, settings);
                    const std::string told = entry.description.id + " " + shape + " " + merged;
                    QVERIFY2(picture->tree.nodes.size() > 1, told.c_str());
                    if (picture->tree.depth > 1)
                        QVERIFY2(smallestLabel(*picture) >= readableLabel, told.c_str());
                    QVERIFY2(!isReadable(*picture) || smallestLabel(*picture) >= readableLabel, told.c_str());
                }
            }
        }
    }

    /// Each shown move has its reply below it, in the window and when presenting: no label is smaller than 11
    /// or 20 pixels, and nodes and badges are in sight and apart.
    void wherePositionsHaveManyMovesSomeFillThePicture() {
        struct Subject {
            const char* game;
            Parameters parameters;
            const char* position;
            std::uint32_t moves; // shown at the first P
        };
        const Subject subjects[] = {{"nim", {}, "13,11,7", 30},
                                    {"nim", {}, "5,7,9", 14},
                                    {"moore", {{"k", "2"}}, "3,5,10,15", 182},
                                    {"wythoff", {}, "12,20", 44},
                                    {"octal", {{"code", "0.77"}}, "15", 14}};
        for (const Subject& subject : subjects) {
            const auto picture = pictureOf(subject.game, subject.position, {}, subject.parameters);
            const GameTree& tree = picture->tree;
            const std::uint32_t first = tree.evaluationOf(0)->outcome == Outcome::P ? 0 : 1;
            const TreeNode& lost = tree.nodes[first];
            QCOMPARE(lost.branches, std::uint64_t{subject.moves});
            QCOMPARE(lost.edgeCount + lost.hidden, lost.branches);
            QVERIFY2(lost.edgeCount >= 6, subject.position);
            for (std::uint32_t e = lost.firstEdge; e < lost.firstEdge + lost.edgeCount; ++e)
                QCOMPARE(tree.nodes[tree.edges[e].to].edgeCount, 1U);
            const Style presented = Style::presenting(lightTheme());
            QVERIFY2(filledPart(*picture, readablePicture, {}) > 0.75, subject.position);
            QVERIFY2(filledPart(*picture, presentedPicture, presented) > 0.75, subject.position);
        }
    }

    void smallTreesAreWholeProofs() {
        for (const char* position : {"1,2", "2,2", "1,1,1"}) {
            const auto picture = pictureOf("nim", position);
            QVERIFY2(picture->tree.hiddenOptions == 0, position);
        }
    }

    void whatIsOpenedByHandClosesNothingElse() {
        const auto before = pictureOf("nim", "3,4,5");
        const auto folded =
            std::ranges::find_if(before->tree.nodes, [](const TreeNode& n) { return n.folded; });
        const auto node = static_cast<std::uint32_t>(folded - before->tree.nodes.begin());
        const TreeChoices choices{{before->tree.pathOf(node), true}};
        const auto after = pictureOf("nim", "3,4,5", {{"opened", textOf(choices)}});
        QVERIFY(after->tree.strategy);
        QCOMPARE(after->tree.nodes.size(), before->tree.nodes.size() + folded->branches);
        QVERIFY(storyOf(*after).starts_with(storyOf(*before)));
    }

    void howEverLargeItOpensAtOnce() {
        QElapsedTimer timer;
        timer.start();
        for (const char* position : {"3000000", "1000000,999999,5", "1999,1999", "60,60,60,60"})
            QVERIFY(!pictureOf("nim", position)->tree.nodes.empty());
        QVERIFY2(timer.elapsed() < 15'000, qPrintable(QString::number(timer.elapsed())));
    }
};

MEXPLORER_TEST(TestTreeOpening)
#include "test_tree_opening.moc"
