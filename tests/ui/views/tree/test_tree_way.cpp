#include "tests/runner/listed.h"
#include "tests/ui/views/looks.h"
#include "tests/ui/views/seen_texts.h"
#include "tests/ui/views/tree/pictures.h"
#include "ui/document/document.h"
#include "ui/views/tree/step_camera.h"
#include "ui/views/tree/tree_opening.h"
#include "ui/views/tree/tree_view.h"
#include "ui/views/tree/tree_way.h"

#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

const Parameters large = {{"shape", "whole"}, {"budget", "2000"}};

/// Nothing is cut off at one end of a length while room is shown beyond the other, but what may be covered.
bool isHeld(double first, double last, double from, double to, double covered) {
    const double tolerance = 1e-6 * (last - first);
    const bool cutBefore = from > first + tolerance;
    const bool cutAfter = to < last - tolerance;
    const bool emptyBefore = from < first - covered - tolerance;
    const bool emptyAfter = to > last + tolerance;
    return !(cutBefore && emptyAfter) && !(cutAfter && emptyBefore);
}

std::size_t options(const TreePicture& picture, std::uint32_t node) {
    return picture.tree.nodes[node].edgeCount + picture.tree.nodes[node].hidden;
}

} // namespace

/// Focus and context: the way to what is spoken of, the overview, and cameras that waste no room.
class TestTreeWay : public QObject {
    Q_OBJECT

private slots:
    void noCameraShowsEmptinessBesideWhatIsCutOff() {
        std::minstd_rand random(7);
        const auto upTo = [&](double most) {
            return std::uniform_real_distribution<double>(0, most)(random);
        };
        for (const auto& picture : {pictureOf("nim", "3,5,7", large), pictureOf("nim", "1,2")}) {
            const TreeFigure figure(picture);
            const QRectF all = figure.bounds();
            for (int i = 0; i < 500; ++i) {
                const double width = all.width() * std::pow(10, upTo(2.5) - 2);
                const QRectF wanted(all.left() - width + upTo(all.width() + width),
                                    all.top() - width + upTo(all.height() + width), width, width);
                const Style style = i % 2 == 0 ? Style{} : Style::presenting(lightTheme());
                const Frame frame(figure, QRectF(0, 0, 769, 551), Camera{wanted}, style);
                const QRectF seen = frame.visible();
                const double covered = figure.holding(style)->top() / frame.scale();
                QVERIFY(isHeld(all.left(), all.right(), seen.left(), seen.right(), 0));
                QVERIFY(isHeld(all.top(), all.bottom(), seen.top(), seen.bottom(), covered));
            }
        }
    }

    /// Written, or counted: whatever part of the tree is shown, in any look.
    void theWayToTheNodeOfEachStepIsAlwaysInSight() {
        Task task;
        for (const auto& [game, position] : {std::pair("nim", "3,5,7"), std::pair("wythoff", "4,6")}) {
            const auto steps = treeViewKind().steps(sceneOf(game, position, large), task);
            QVERIFY(steps);
            std::optional<Camera> camera;
            const auto count = static_cast<int>(steps->trace->steps.size());
            for (int step = 1; step < count; step += 1 + count / 40) {
                const auto figure = steps->figureAt(step);
                const auto& tree = dynamic_cast<const TreeFigure&>(*figure);
                for (const auto& [style, size] : looks()) {
                    const Frame frame(tree, QRectF(QPointF(), size), camera, style);
                    const TreeWay way(tree, frame);
                    QVERIFY(way.isShown());
                    const auto texts = seenTexts(tree, size, camera, style);
                    std::size_t told = way.leftOut();
                    for (const TreeWay::Stop& stop : way.stops()) {
                        if (!stop.node) continue;
                        QVERIFY(stop.box.left() >= 0 && stop.box.right() <= size.width());
                        const bool isSeen = std::ranges::any_of(texts, [&](const SeenText& text) {
                            return text.text == stop.text && stop.box.intersects(text.box);
                        });
                        QVERIFY2(isSeen, qPrintable(stop.text));
                        if (stop.node != tree.step().because) ++told;
                    }
                    QCOMPARE(told, tree.way().size());
                }
                const Frame frame(tree, QRectF(0, 0, 769, 551), camera, {});
                if (const auto moved = cameraForStep(tree, frame)) camera = moved;
            }
        }
    }

    void eachSiblingIsABeadOrCounted() {
        const auto picture = pictureOf("nim", "3,5,7", large);
        for (std::uint32_t node = 1; node < picture->tree.nodes.size(); node += 37) {
            const TreeFigure figure(picture, node);
            const Frame frame(figure, QRectF(0, 0, 769, 551), std::nullopt, {});
            const TreeWay way(figure, frame);
            const auto& stop = *std::ranges::find(way.stops(), std::optional(node), &TreeWay::Stop::node);
            QCOMPARE(stop.beads.nodes.size() + stop.beads.before + stop.beads.after,
                     options(*picture, picture->tree.nodes[node].parent));
            QVERIFY(std::ranges::find(stop.beads.nodes, node) != stop.beads.nodes.end());
        }
    }

    void theOverviewIsThereIffSomethingIsCutOff() {
        const auto picture = pictureOf("nim", "3,5,7", large);
        const TreeFigure figure(picture, 0);
        const QRectF area(0, 0, 769, 551);
        QVERIFY(!TreeOverview::isCutOff(figure, Frame(figure, area, std::nullopt, {})));
        const QRectF all = figure.bounds();
        const QRectF part(all.left(), all.top(), all.width() / 8, all.height() / 8);
        const Frame near(figure, area, Camera{part}, {});
        const TreeOverview overview(figure, near);
        QVERIFY(overview.isShown());
        const TreeWay way(figure, near);
        QVERIFY(way.strip().contains(overview.box()));
        for (const TreeWay::Stop& stop : way.stops())
            QVERIFY(!overview.box().intersects(stop.box));
        const QPointF middle = overview.worldAt(overview.box().center());
        QVERIFY((middle - all.center()).manhattanLength() < 1e-6 * all.width());
    }

    /// Of the room between title and legend: most of the width or of the height; the title lies above it.
    void aTreeFillsASlideBelowItsTitle() {
        int titled = 0;
        for (const auto& [game, position] :
             {std::pair("nim", "1"), std::pair("nim", "1,2"), std::pair("nim", "3,5,7"),
              std::pair("bash", "5"), std::pair("kayles", "6"), std::pair("hexapawn", "bbb/.../www"),
              std::pair("sum", "nim: 2; wythoff: 1,2")}) {
            const TreeFigure figure(pictureOf(std::string(game) == "kayles" ? "octal" : game, position));
            const Style style = Style::presenting(lightTheme());
            const Frame frame(figure, QRectF(0, 0, 1280, 544), std::nullopt, style);
            const QRectF drawn = frame.toArea().mapRect(figure.bounds());
            const double across = std::min(drawn.width(), frame.content().width()) / frame.content().width();
            const double down = std::min(drawn.height(), frame.content().height()) / frame.content().height();
            QVERIFY2(std::max(across, down) >= 0.6, position);
            const auto texts = seenTexts(figure, {1280, 544}, std::nullopt, style);
            const QString title = figure.title(style);
            QCOMPARE(title.isEmpty(), !figure.picture().hasTitleRoom);
            if (title.isEmpty()) continue;
            ++titled;
            QVERIFY(!TreeWay(figure, frame).isShown());
            const auto told = std::ranges::find(texts, title, &SeenText::text);
            QVERIFY(told != texts.end() && told->box.bottom() < drawn.top());
            QVERIFY(figure.title({}).isEmpty());
        }
        QVERIFY(titled >= 4);
    }

    void theLegendExplainsOnlyWhatIsSeen() {
        Task task;
        const auto steps = treeViewKind().steps(sceneOf("nim", "1,2"), task);
        const auto legendAt = [&](int step) {
            const auto figure = steps->figureAt(step);
            return figure->textsBeside(Frame(*figure, QRectF(0, 0, 769, 551), std::nullopt, {})).join('|');
        };
        QVERIFY(legendAt(0).startsWith("not labelled yet|")); // before the first label
        QVERIFY(legendAt(1).contains("P: lost") && !legendAt(1).contains("N: won"));
        const auto last = static_cast<int>(steps->trace->steps.size()) - 1;
        QVERIFY(!legendAt(last).contains("not labelled yet") && legendAt(last).contains("a winning move"));
    }

    void aClickInTheOverviewShowsThatPlaceAndOneInTheStripSelectsItsNode() {
        Document document;
        QVERIFY(document.setGame("nim", {}, "3,5,7"));
        QVERIFY(document.setView("tree"));
        QVERIFY(document.setSettings("tree", large));
        const std::unique_ptr<TreeView> view(static_cast<TreeView*>(treeViewKind().make(document, nullptr)));
        view->resize(readablePicture.toSize());
        view->show();
        view->activate();
        QTRY_VERIFY(view->trace() != nullptr);
        view->showStep(400);
        QTRY_VERIFY(!cameraForStep(*view->figure(), view->canvas().frame()));
        const Frame before = view->canvas().frame();
        const TreeOverview overview(*view->figure(), before);
        QVERIFY(overview.isShown());
        const QPointF aim = overview.box().center() + QPointF(20, 0);
        const double wanted = overview.worldAt(aim.toPoint()).x();
        QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, aim.toPoint());
        const Frame after = view->canvas().frame();
        QVERIFY(std::abs(after.visible().center().x() - wanted) < before.visible().width() / 100);

        const TreeWay way(*view->figure(), after);
        const TreeWay::Stop& second = way.stops()[1];
        QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, second.centre.toPoint());
        QTRY_COMPARE(view->figure()->selected(), second.node);
    }
};

MEXPLORER_TEST(TestTreeWay)
#include "test_tree_way.moc"
