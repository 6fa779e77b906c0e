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

/// A theorem compared with the definition at the nodes of a tree.
class TestTreeTheorems : public QObject {
    Q_OBJECT

private slots:
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
};

MEXPLORER_TEST(TestTreeTheorems)
#include "test_tree_theorems.moc"
