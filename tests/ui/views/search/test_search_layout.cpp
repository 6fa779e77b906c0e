#include "tests/runner/listed.h"
#include "tests/ui/views/search/search_pictures.h"

#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

const std::vector<SearchedPosition> examples = {
    {},
    {"tree", "(((5,6),(7,4)),((3,9),(2,1))) min"},
    {"tree", "(5,((4,((3,9),(8,7))),(6,2)))"},
    {"tree", "((((3,17),(2,12)),((15,4),(25,0))),(((2,5),(3,6)),((2,14),(9,8))))"},
    {"tree", "((((3,17),(2,12)),((15,4),(25,0))),(((2,5),(3,6)),((2,14),(9,8))))", {{"method", "table"}}},
    {"tree", "((3,12,8),(2,4,6),(14,5,2))", {{"method", "deepening"}}},
    {"tree", "((-1000000000,12,8),(-999999999,-999999998,6),(14,5,2))"},
    {"tree", "7"},
    {"nim", "1,2"},
    {"nim", "1,2,3"},
    {"nim", "7,9,12"}};

/// The area of what is written or drawn at a node.
QRectF takenBy(const SearchFigure& figure, const SearchLayout::Placed& placed) {
    const SearchLayout& layout = figure.layout();
    const bool isEnd = figure.picture().subject().areEnds[placed.node];
    return isEnd ? layout.box(placed) : layout.shape(placed).united(layout.name(placed));
}

} // namespace

/// The geometry in numbers.
class TestSearchLayout : public QObject {
    Q_OBJECT

private slots:
    void nothingLiesOnAnythingElse() {
        for (const SearchedPosition& example : examples) {
            for (const auto& figure : searchSteps(example)) {
                checkStep(*figure);
                if (QTest::currentTestFailed()) QFAIL(example.position.c_str());
            }
        }
    }

    void placesStandBelowTheirParentsInTheOrderInWhichTheyAreTried() {
        for (const SearchedPosition& example : examples) {
            const auto figure = searchFigure(example);
            const auto& placed = figure->layout().placed();
            const auto& nodes = figure->picture().subject().run.nodes;
            for (std::size_t i = 1; i < placed.size(); ++i) {
                QVERIFY(placed[i].parent < i);
                const auto& parent = placed[placed[i].parent];
                QCOMPARE(nodes[placed[i].node].parent, parent.node);
                QVERIFY(placed[i].centre.y() > parent.centre.y() + 2 * SearchLayout::halfHeight);
                if (i > 1 && placed[i - 1].parent == placed[i].parent)
                    QVERIFY(placed[i - 1].node < placed[i].node &&
                            placed[i - 1].centre.x() < placed[i].centre.x());
            }
        }
    }

    /// However the branches bend, and whatever has fallen, at every step.
    void noTextLiesOnABranch() {
        for (const SearchedPosition& example : examples) {
            for (const auto& figure : searchSteps(example)) {
                const SearchLayout& layout = figure->layout();
                std::vector<QRectF> texts;
                for (const auto& placed : layout.placed()) {
                    if (figure->progress().isCut(placed.node)) texts.push_back(layout.pill(placed));
                    if (placed.hidden > 0 && !placed.hasFallen) // else a plate keeps it clear of branches
                        texts.push_back(layout.badge(placed));
                    if (!placed.isEnd) texts.push_back(layout.name(placed));
                }
                for (const auto& placed : layout.placed()) {
                    const auto& parent = layout.placed()[placed.parent];
                    if (&placed == &layout.placed().front()) continue;
                    const QPolygonF branch = layout.branch(placed, placed.hasFallen && !parent.hasFallen)
                                                 .toSubpathPolygons()
                                                 .front();
                    for (const QRectF& text : texts)
                        QVERIFY2(!crosses(branch, text), example.position.c_str());
                }
            }
        }
    }

    /// What a cut leaves out hangs lower, all of it alike, and the branch to it is broken off; nothing else
    /// has moved.
    void whatACutLeavesOutHasFallen() {
        int fallen = 0;
        for (const SearchedPosition& example : {examples[0], examples[2], examples[3]}) {
            const auto steps = searchSteps(example);
            for (std::size_t step = 1; step < steps.size(); ++step) {
                const SearchLayout& before = steps[step - 1]->layout();
                const SearchLayout& after = steps[step]->layout();
                QCOMPARE(after.bounds(), before.bounds());
                for (const auto& placed : after.placed()) {
                    const bool isLeftOut =
                        steps[step]->progress().stage(placed.node) == SearchProgress::Stage::leftOut;
                    QCOMPARE(placed.hasFallen, isLeftOut);
                    const auto* was = before.find(placed.node);
                    const double down = isLeftOut && !was->hasFallen ? SearchLayout::fallen : 0;
                    QCOMPARE(placed.centre - was->centre, QPointF(0, down));
                    const auto& parent = after.placed()[placed.parent];
                    if (!isLeftOut || parent.hasFallen) continue;
                    ++fallen;
                    const QRectF gap = after.branch(placed, true).boundingRect();
                    QVERIFY(gap.top() > after.shape(parent).bottom() + SearchLayout::fallen);
                }
            }
        }
        QVERIFY(fallen > 10);
    }

    /// Including nodes that the search never reached.
    void aSmallTreeIsShownWhole() {
        const auto figure = searchFigure({"tree", "(5,((4,((3,9),(8,7))),(6,2)))"});
        QCOMPARE(figure->layout().placed().size(), std::size_t{15});
        for (const auto& placed : figure->layout().placed())
            QCOMPARE(placed.hidden, 0U);
    }

    /// For a large tree, each step shows its node with the path to it; few enough nodes to survey, and the
    /// counts of hidden ones add up.
    void aLargeTreeIsOpenedAlongTheSearch() {
        const auto steps = searchSteps({"nim", "3,4,5"});
        QVERIFY(steps.front()->picture().trace->steps.size() > 1000);
        for (std::size_t step = 0; step < steps.size(); ++step) {
            const SearchLayout& layout = steps[step]->layout();
            const auto& run = steps[step]->picture().subject().run;
            QVERIFY(layout.placed().size() <= SearchLayout::mostWhole);
            const SearchEvent* now = steps[step]->progress().now();
            std::uint32_t node = now->kind == SearchEvent::Kind::back ? now->child : now->node;
            for (; node != SearchNode::none; node = run.nodes[node].parent)
                QVERIFY(layout.find(node));
            std::map<std::uint32_t, std::uint32_t> shown;
            for (std::size_t i = 1; i < layout.placed().size(); ++i)
                ++shown[layout.placed()[layout.placed()[i].parent].node];
            for (const auto& placed : layout.placed())
                QCOMPARE(shown[placed.node] + placed.hidden, run.nodes[placed.node].childCount);
        }
    }

    /// Without a step, best play’s first moves are opened: a broad picture would be cut at both sides, with
    /// nothing below.
    void aBroadTreeIsOpenedAlongBestPlay() {
        constexpr double air = 40; // at both sides together
        for (const SearchedPosition& at : {SearchedPosition{"tree", "grow depth=4 branching=3 seed=2"},
                                           SearchedPosition{"nim", "3,4,5", {{"depth", "6"}}},
                                           SearchedPosition{"hexapawn", "bbb/.../www"}}) {
            const auto figure = searchFigure(at);
            const SearchLayout& layout = figure->layout();
            QVERIFY(layout.bounds().width() <= SearchLayout::broadestSeen + air);
            const auto line = figure->progress().line();
            for (std::size_t move = 0; move <= 3; ++move)
                QVERIFY(layout.find(line[move]));
            for (const auto& placed : layout.placed())
                QVERIFY(figure->picture().subject().run.nodes[placed.node].depth <= 3);
        }
        const auto exercise = searchFigure(
            {"tree", "grow depth=4 branching=3 seed=2", {{"solution", "off"}}}); // it is to be filled in
        for (const auto& placed : exercise->layout().placed())
            QCOMPARE(placed.hidden, 0U);
    }

private:
    /// Whether a curve goes through a rectangle.
    static bool crosses(const QPolygonF& curve, const QRectF& rect) {
        constexpr int parts = 4; // of each of its lines
        if (!curve.boundingRect().intersects(rect)) return false;
        for (qsizetype i = 1; i < curve.size(); ++i)
            for (int part = 0; part <= parts; ++part)
                if (rect.contains(QLineF(curve[i - 1], curve[i]).pointAt(static_cast<double>(part) / parts)))
                    return true;
        return false;
    }
    /// What has fallen may reach, with an empty corner, under the condition of its neighbour's cut.
    static bool hasFallenInto(const SearchLayout& layout, const QRectF& place, const QRectF& text) {
        return std::ranges::any_of(layout.placed(), [&](const auto& placed) {
            const bool isIt = placed.hasFallen && !placed.isEnd && place.contains(layout.shape(placed));
            return isIt && text.right() < placed.centre.x() && text.top() > placed.centre.y();
        });
    }
    static void checkStep(const SearchFigure& figure) {
        const SearchLayout& layout = figure.layout();
        std::vector<QRectF> taken;
        for (const auto& placed : layout.placed()) {
            taken.push_back(takenBy(figure, placed));
            QVERIFY(layout.bounds().contains(taken.back()));
        }
        // The condition of a cut is between the levels, and so is the count of hidden nodes.
        for (const auto& placed : layout.placed()) {
            if (layout.placed().size() == 1) break;
            if (figure.progress().isCut(placed.node)) {
                taken.push_back(layout.pill(placed));
                QVERIFY(layout.bounds().contains(taken.back()));
                QVERIFY(taken.back().width() >= 100);
            }
            if (placed.hidden > 0) taken.push_back(layout.badge(placed));
        }
        for (std::size_t i = 0; i < taken.size(); ++i)
            for (std::size_t k = i + 1; k < taken.size(); ++k)
                if (!hasFallenInto(layout, taken[i], taken[k])) QVERIFY(!taken[i].intersects(taken[k]));
    }
};

MEXPLORER_TEST(TestSearchLayout)
#include "test_search_layout.moc"
