#include "tests/runner/listed.h"
#include "ui/figure/tidy_layout.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>

using namespace mexplorer::ui;

namespace {

constexpr double tolerance = 1e-6;
constexpr TidySpacing spacing{1.0, 1.5};

/// A tree, given by the numbers of children of its nodes, level by level.
struct Tree {
    std::vector<std::uint32_t> childCount;
    std::vector<float> left;
    std::vector<float> right;

    [[nodiscard]] std::size_t size() const { return childCount.size(); }
};

struct Shape { // derived from the numbers of children
    std::vector<std::uint32_t> firstChild;
    std::vector<std::uint32_t> parent;
    std::vector<std::uint32_t> level;
};

Shape shapeOf(const Tree& tree) {
    Shape shape{std::vector<std::uint32_t>(tree.size()), std::vector<std::uint32_t>(tree.size(), UINT32_MAX),
                std::vector<std::uint32_t>(tree.size())};
    std::uint32_t next = 1;
    for (std::uint32_t v = 0; v < tree.size(); ++v) {
        shape.firstChild[v] = next;
        for (std::uint32_t child = next; child < next + tree.childCount[v]; ++child) {
            shape.parent[child] = v;
            shape.level[child] = shape.level[v] + 1;
        }
        next += tree.childCount[v];
    }
    return shape;
}

std::vector<double> laidOut(const Tree& tree) {
    const Shape shape = shapeOf(tree);
    return tidyLayout({shape.firstChild, tree.childCount, tree.left, tree.right}, spacing);
}

/// A tree as nested children, from which a Tree is made.
struct Nested {
    std::vector<Nested> children;
};

Tree levelOrder(const Nested& root) {
    Tree tree;
    std::vector<const Nested*> nodes{&root};
    for (std::size_t v = 0; v < nodes.size(); ++v) {
        tree.childCount.push_back(static_cast<std::uint32_t>(nodes[v]->children.size()));
        for (const Nested& child : nodes[v]->children)
            nodes.push_back(&child);
    }
    tree.left.assign(tree.size(), 0.5F);
    tree.right.assign(tree.size(), 0.5F);
    return tree;
}

/// All ordered trees with `nodes` nodes: the first child's subtree and the rest of the tree share them.
std::vector<Nested> allTrees(std::size_t nodes) {
    static std::map<std::size_t, std::vector<Nested>> known{{1, {Nested{}}}};
    if (const auto found = known.find(nodes); found != known.end()) return found->second;
    std::vector<Nested> trees;
    for (std::size_t first = 1; first < nodes; ++first) {
        for (const Nested& child : allTrees(first)) {
            for (Nested tree : allTrees(nodes - first)) {
                tree.children.insert(tree.children.begin(), child);
                trees.push_back(std::move(tree));
            }
        }
    }
    return known[nodes] = trees;
}

Tree randomTree(std::mt19937& random, std::size_t size, unsigned mostChildren, bool varied) {
    Tree tree;
    std::size_t nodes = 1;
    for (std::size_t v = 0; v < nodes; ++v) {
        auto count = static_cast<std::uint32_t>(random() % (mostChildren + 1));
        if (v + 1 == nodes && nodes < size) count = std::max(count, 1U); // nodes are still missing
        count = static_cast<std::uint32_t>(std::min<std::size_t>(count, size - nodes));
        tree.childCount.push_back(count);
        nodes += count;
    }
    for (std::size_t v = 0; v < nodes; ++v) {
        tree.left.push_back(varied ? static_cast<float>(random() % 8) / 2 : 0.5F);
        tree.right.push_back(varied ? static_cast<float>(random() % 8) / 2 : 0.5F);
    }
    return tree;
}

/// The mirror image of the tree: each level is reversed.
Tree mirrorOf(const Tree& tree) {
    const Shape shape = shapeOf(tree);
    Tree mirror;
    for (std::size_t begin = 0, end = 0; begin < tree.size(); begin = end) {
        while (end < tree.size() && shape.level[end] == shape.level[begin])
            ++end;
        for (std::size_t v = end; v-- > begin;) {
            mirror.childCount.push_back(tree.childCount[v]);
            mirror.left.push_back(tree.right[v]);
            mirror.right.push_back(tree.left[v]);
        }
    }
    return mirror;
}

bool isMirroredWithItsTree(const Tree& tree) {
    const Shape shape = shapeOf(tree);
    const std::vector<double> x = laidOut(tree);
    const std::vector<double> y = laidOut(mirrorOf(tree));
    for (std::size_t begin = 0, end = 0; begin < x.size(); begin = end) {
        while (end < x.size() && shape.level[end] == shape.level[begin])
            ++end;
        for (std::size_t v = begin; v < end; ++v) {
            if (std::abs(x[v] + y[begin + end - 1 - v]) > tolerance) return false;
        }
    }
    return true;
}

/// Whether neighbours on a level, and therefore subtrees, are in order and apart, and parents are centred.
bool isTidy(const Tree& tree, const std::vector<double>& x) {
    const Shape shape = shapeOf(tree);
    if (x.size() != tree.size() || std::abs(x[0]) > tolerance) return false;
    for (std::uint32_t v = 0; v < tree.size(); ++v) {
        if (v > 0 && shape.level[v] == shape.level[v - 1]) {
            const double room = shape.parent[v] == shape.parent[v - 1] ? spacing.siblings : spacing.subtrees;
            if (x[v] - x[v - 1] < tree.right[v - 1] + tree.left[v] + room - tolerance) return false;
        }
        if (tree.childCount[v] == 0) continue;
        const std::uint32_t first = shape.firstChild[v];
        const double middle = (x[first] + x[first + tree.childCount[v] - 1]) / 2;
        if (std::abs(middle - x[v]) > tolerance) return false;
    }
    return true;
}

/// The subtree of v as text, which is equal for two nodes exactly if their subtrees are.
std::string spelling(const Tree& tree, const Shape& shape, std::uint32_t v) {
    std::string text = "(";
    for (std::uint32_t i = 0; i < tree.childCount[v]; ++i)
        text += spelling(tree, shape, shape.firstChild[v] + i);
    return text + ")";
}

void offsets(const Tree& tree, const Shape& shape, const std::vector<double>& x, std::uint32_t root,
             std::uint32_t v, std::vector<double>& found) {
    found.push_back(x[v] - x[root]);
    for (std::uint32_t i = 0; i < tree.childCount[v]; ++i)
        offsets(tree, shape, x, root, shape.firstChild[v] + i, found);
}

/// By how much the least distance of two sibling subtrees exceeds the minimum.
double slackBetween(const Tree& tree, const Shape& shape, const std::vector<double>& x,
                    std::uint32_t leftRoot) {
    std::vector<std::uint32_t> left{leftRoot};
    std::vector<std::uint32_t> right{leftRoot + 1};
    const auto below = [&](const std::vector<std::uint32_t>& level) {
        std::vector<std::uint32_t> next;
        for (const std::uint32_t v : level) {
            for (std::uint32_t i = 0; i < tree.childCount[v]; ++i)
                next.push_back(shape.firstChild[v] + i);
        }
        return next;
    };
    double slack = x[leftRoot + 1] - x[leftRoot] - 1 - spacing.siblings;
    for (left = below(left), right = below(right); !left.empty() && !right.empty();
         left = below(left), right = below(right)) {
        slack = std::min(slack, x[right.front()] - x[left.back()] - 1 - spacing.subtrees);
    }
    return slack;
}

} // namespace

class TestTidyLayout : public QObject {
    Q_OBJECT

private slots:
    void everySmallTreeIsTidy() {
        std::size_t trees = 0;
        for (std::size_t nodes = 1; nodes <= 11; ++nodes) {
            for (const Nested& nested : allTrees(nodes)) {
                const Tree tree = levelOrder(nested);
                QVERIFY(isTidy(tree, laidOut(tree)));
                ++trees;
            }
        }
        QCOMPARE(trees, std::size_t{23714}); // the sum of the Catalan numbers C(0) … C(10)
    }

    void theMirrorImageOfATreeIsLaidOutAsItsMirrorImage() {
        for (std::size_t nodes = 1; nodes <= 10; ++nodes) {
            for (const Nested& nested : allTrees(nodes))
                QVERIFY(isMirroredWithItsTree(levelOrder(nested)));
        }
        constexpr unsigned seed = 20250304;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 2000; ++round) {
            const unsigned mostChildren = 2 + static_cast<unsigned>(random() % 6);
            const Tree tree = randomTree(random, 1 + random() % 200, mostChildren, round % 2 == 0);
            QVERIFY2(isMirroredWithItsTree(tree), qPrintable(QString("round %1").arg(round)));
        }
    }

    void equalSubtreesHaveEqualShapes() {
        for (const Nested& nested : allTrees(10)) {
            const Tree tree = levelOrder(nested);
            const Shape shape = shapeOf(tree);
            const std::vector<double> x = laidOut(tree);
            std::map<std::string, std::vector<double>> shapes;
            for (std::uint32_t v = 0; v < tree.size(); ++v) {
                std::vector<double> found;
                offsets(tree, shape, x, v, v, found);
                const auto [known, isNew] = shapes.emplace(spelling(tree, shape, v), found);
                for (std::size_t i = 0; i < found.size(); ++i)
                    QVERIFY(std::abs(found[i] - known->second[i]) < tolerance);
            }
        }
    }

    void twoSubtreesStandNoFurtherApartThanTheyMust() {
        for (const Nested& nested : allTrees(11)) {
            const Tree tree = levelOrder(nested);
            if (std::any_of(tree.childCount.begin(), tree.childCount.end(),
                            [](auto count) { return count > 2; }))
                continue;
            const Shape shape = shapeOf(tree);
            const std::vector<double> x = laidOut(tree);
            for (std::uint32_t v = 0; v < tree.size(); ++v) {
                if (tree.childCount[v] == 2)
                    QVERIFY(std::abs(slackBetween(tree, shape, x, shape.firstChild[v])) < tolerance);
            }
        }
    }

    void leavesOfOneParentStandEvenly() {
        const Tree tree = levelOrder({{{}, {}, {}, {}, {}}});
        QCOMPARE(laidOut(tree), (std::vector<double>{0, -4, -2, 0, 2, 4}));
    }

    void smallSubtreesBetweenLargeOnesAreSpreadEvenly() {
        const Nested wide{{{}, {}, {}, {}, {}}};
        const Tree tree = levelOrder({{wide, {}, {}, wide}});
        const std::vector<double> x = laidOut(tree);
        QVERIFY(std::abs((x[2] - x[1]) - (x[3] - x[2])) < tolerance);
        QVERIFY(std::abs((x[3] - x[2]) - (x[4] - x[3])) < tolerance);
    }

    void randomTreesOfAnyWidthsAreTidy() {
        constexpr unsigned seed = 20250302;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 3000; ++round) {
            const unsigned mostChildren = 1 + static_cast<unsigned>(random() % 7);
            const Tree tree = randomTree(random, 1 + random() % 400, mostChildren, round % 2 == 0);
            QVERIFY2(isTidy(tree, laidOut(tree)), qPrintable(QString("round %1").arg(round)));
        }
    }

    void extentsMayDifferToTheLeftAndToTheRight() {
        Tree tree = levelOrder({{{}, {}}});
        tree.left = {0, 1, 4};
        tree.right = {0, 2, 8};
        const std::vector<double> x = laidOut(tree);
        QCOMPARE(x[2] - x[1], 2 + 4 + spacing.siblings);
    }

    void aMillionNodesOneBelowTheOtherStandOnOneLine() {
        Tree tree;
        tree.childCount.assign(1'000'000, 1);
        tree.childCount.back() = 0;
        tree.left.assign(tree.size(), 0.5F);
        tree.right.assign(tree.size(), 0.5F);
        const std::vector<double> x = laidOut(tree);
        QVERIFY(std::all_of(x.begin(), x.end(), [](double at) { return at == 0; }));
    }

    void aMillionNodesOfARandomTreeAreTidy() {
        constexpr unsigned seed = 20250303;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const Tree tree = randomTree(random, 1'000'000, 4, true);
        QCOMPARE(tree.size(), std::size_t{1'000'000});
        QVERIFY(isTidy(tree, laidOut(tree)));
    }

    void noTreeHasNoLayout() { QVERIFY(tidyLayout({}, spacing).empty()); }
};

MEXPLORER_TEST(TestTidyLayout)
#include "test_tidy_layout.moc"
