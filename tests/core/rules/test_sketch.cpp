#include "core/rules/sketch.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/sketch.h"
#include "core/rules/dag.h"
#include "core/rules/drawn_graph.h"
#include "core/rules/graph_file.h"
#include "core/rules/hackenbush.h"
#include "tests/core/asked.h"
#include "tests/core/rules/sketches.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

using namespace mexplorer;
using namespace mexplorer::sketches;

namespace {

/// By the definition: all arrows lead forwards in some order of the nodes.
bool hasNoCycle(const Arrows& arrows, Index count) {
    std::vector<Index> place(count);
    for (Index node = 0; node < count; ++node)
        place[node] = node;
    do {
        const bool leadsOn = std::all_of(arrows.begin(), arrows.end(), [&](const auto& arrow) {
            return place[arrow.first] < place[arrow.second];
        });
        if (leadsOn) return true;
    } while (std::next_permutation(place.begin(), place.end()));
    return false;
}

Nimber plainValue(const Arrows& arrows, Index node) {
    std::set<Nimber> values;
    for (const auto& [from, to] : arrows)
        if (from == node) values.insert(plainValue(arrows, to));
    Nimber value = 0;
    while (values.contains(value))
        ++value;
    return value;
}

std::string refusal(const Expected<void>& done) {
    return done ? std::string() : done.error().english();
}

/// All ordered pairs in random order.
std::vector<std::pair<Index, Index>> shuffledPairs(Index count, std::mt19937& random) {
    std::vector<std::pair<Index, Index>> pairs;
    for (Index from = 0; from < count; ++from)
        for (Index to = 0; to < count; ++to)
            pairs.emplace_back(from, to);
    std::shuffle(pairs.begin(), pairs.end(), random);
    return pairs;
}

} // namespace

/// Graphs drawn by hand.
class TestSketch : public QObject {
    Q_OBJECT

private slots:
    /// All sets of arrows between four nodes, drawn in three orders each.
    void anArrowIsRefusedIfItClosesACycleAndOnlyThen() {
        constexpr Index count = 4;
        constexpr unsigned seed = 41;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        std::map<Arrows, bool> known;
        for (unsigned set = 0; set < (1U << (count * count)); set += 3) {
            Sketch sketch = nodesOnly(count);
            Arrows arrows;
            for (const auto& [from, to] : shuffledPairs(count, random)) {
                if (((set >> (from * count + to)) & 1U) == 0) continue;
                Arrows more = arrows;
                more.insert({from, to});
                if (!known.contains(more)) known[more] = hasNoCycle(more, count);
                const auto cycle = sketch.cycleWith(from, to);
                QCOMPARE(cycle.empty(), known[more]);
                QCOMPARE(sketch.join(from, to).has_value(), known[more]);
                if (known[more]) {
                    arrows = more;
                    continue;
                }
                QCOMPARE(cycle.front(), from);
                for (std::size_t i = 0; i < cycle.size(); ++i)
                    QVERIFY(more.contains({cycle[i], cycle[(i + 1) % cycle.size()]}));
                QCOMPARE(std::set(cycle.begin(), cycle.end()).size(), cycle.size());
            }
            QCOMPARE(sketch.edges().size(), arrows.size());
        }
    }

    void theCycleThatIsRefusedIsAShortest() {
        Sketch sketch = nodesOnly(4);
        for (const auto& [from, to] : {std::pair<Index, Index>{0, 1}, {1, 2}, {2, 3}, {0, 3}})
            QVERIFY(sketch.join(from, to));
        QCOMPARE(sketch.cycleWith(3, 0), (std::vector<Index>{3, 0}));
        QCOMPARE(sketch.cycleWith(2, 0), (std::vector<Index>{2, 0, 1}));
        QCOMPARE(sketch.cycleWith(1, 1), (std::vector<Index>{1}));
        QCOMPARE(refusal(sketch.join(2, 0)),
                 std::string("This arrow would close a cycle, and the game might never end: c → a → b → c."));
        QCOMPARE(refusal(sketch.join(0, 1)), std::string("There is an arrow from a to b already."));
        QCOMPARE(sketch.edges().size(), std::size_t{4});
    }

    /// For a graph that was drawn, not loaded.
    void theValuesAreThoseOfTheDefinition() {
        constexpr Index count = 4;
        const auto game = makeGame("dag", {{"graph", "digraph { a; b; c; d }"}}).value();
        const auto inquiry = asked(*game, "a");
        int graphs = 0;
        for (unsigned set = 0; set < (1U << (count * (count - 1) / 2)); ++set) {
            Sketch sketch = inquiry->as<SketchAspect>()->sketch().value();
            Arrows arrows;
            unsigned bit = 0;
            for (Index from = 0; from < count; ++from)
                for (Index to = from + 1; to < count; ++to)
                    if (((set >> bit++) & 1U) != 0 && sketch.join(from, to)) arrows.insert({from, to});
            const auto redrawn = inquiry->as<SketchAspect>()->redrawn(sketch).value();
            QCOMPARE(redrawn.position, std::string("a"));
            const auto other = makeGame("dag", {{redrawn.parameter, redrawn.text}}).value();
            Task task;
            for (Index node = 0; node < count; ++node) {
                const auto found = asked(*other, sketch.nodes()[node].name)->evaluation(task);
                QCOMPARE(found->nimber(), std::optional(plainValue(arrows, node)));
            }
            ++graphs;
        }
        QCOMPARE(graphs, 64);
    }

    /// Many edits in sequence, compared with a plain list of names and arrows.
    void randomEditsAgreeWithAPlainModel() {
        constexpr unsigned seed = 1234;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        Dag rules = tokensOn("digraph { a }");
        Dag::Position tokens{0};
        std::set<std::string> names{"a"};
        std::set<std::pair<std::string, std::string>> arrows;
        std::string token = "a";
        for (int round = 0; round < 3000; ++round) {
            Sketch sketch = rules.sketch();
            const auto any = [&] { return Index(random() % sketch.nodes().size()); };
            const auto nameOf = [&](Index node) { return sketch.nodes()[node].name; };
            const auto kind = random() % 10;
            if (kind < 2 && names.size() < 9) {
                const Index node = sketch.add({1, 2}).value();
                QVERIFY(names.insert(nameOf(node)).second);
            } else if (kind < 6) {
                const Index from = any();
                const Index to = any();
                if (sketch.join(from, to)) QVERIFY(arrows.insert({nameOf(from), nameOf(to)}).second);
            } else if (kind == 6) {
                const Index node = any();
                const std::string old = nameOf(node);
                const std::string name = fmt::format("n{}", random() % 20);
                QCOMPARE(sketch.rename(node, name).has_value(), name == old || !names.contains(name));
                if (nameOf(node) == old) continue;
                names.erase(old);
                names.insert(name);
                std::set<std::pair<std::string, std::string>> renamed;
                for (auto [from, to] : arrows)
                    renamed.insert({from == old ? name : from, to == old ? name : to});
                arrows = renamed;
                if (token == old) token = name;
            } else if (kind == 7) {
                const Index node = any();
                const std::string gone = nameOf(node);
                QCOMPARE(sketch.remove(node).has_value(), names.size() > 1);
                if (names.size() == 1) continue;
                names.erase(gone);
                std::erase_if(arrows,
                              [&](const auto& arrow) { return arrow.first == gone || arrow.second == gone; });
                if (token == gone) token.clear();
            } else if (kind == 8 && !sketch.edges().empty()) {
                const auto edge = Index(random() % sketch.edges().size());
                arrows.erase({nameOf(sketch.edges()[edge].from), nameOf(sketch.edges()[edge].to)});
                QVERIFY(sketch.removeEdge(edge));
            } else {
                sketch.move(any(), {double(random() % 100), 0});
            }
            const Dag next = tokensOn(textOf(sketch));
            tokens = next.carried(tokens, sketch);
            rules = next;
            if (token.empty()) token = rules.text(rules.startPosition());
            QCOMPARE(rules.text(tokens), token);
            std::set<std::string> foundNames;
            std::set<std::pair<std::string, std::string>> foundArrows;
            for (Graph::Node node = 0; node < rules.graph().nodeCount(); ++node) {
                foundNames.insert(rules.graph().name(node));
                for (const Graph::Node to : rules.graph().options(node))
                    foundArrows.insert({rules.graph().name(node), rules.graph().name(to)});
            }
            QCOMPARE(foundNames, names);
            QCOMPARE(foundArrows, arrows);
        }
    }

    void severalTokensGoWithTheirNodes() {
        const Dag before = tokensOn("digraph { a -> b -> c }");
        Sketch sketch = before.sketch();
        QVERIFY(sketch.remove(1));
        QVERIFY(sketch.rename(1, "z"));
        const Dag after = tokensOn(textOf(sketch));
        QCOMPARE(after.text(after.carried({0, 1, 2, 2}, sketch)), std::string("a,z,z"));
        QCOMPARE(after.text(after.carried({1, 1}, sketch)), std::string("a"));
    }

    void namesAreRefused() {
        Sketch sketch = nodesOnly(2);
        const std::string bad = "A node’s name is not empty and has no control characters.";
        for (const std::string& name :
             {std::string(), std::string("a\nb"), std::string("\x7F"), std::string("\0", 1)})
            QCOMPARE(refusal(sketch.rename(0, name)), bad);
        QCOMPARE(refusal(sketch.rename(0, "b")), std::string("Another node is called b."));
        QVERIFY(sketch.rename(0, "a")); // its own name
        QVERIFY(sketch.rename(0, "ground"));
        Sketch onGround = bush("graph { ground -- a }").sketch();
        const std::string ground = "The ground keeps its name, and no other node can have it.";
        QCOMPARE(refusal(onGround.rename(0, "x")), ground);
        QCOMPARE(refusal(bush("graph { earth -- a }").sketch().rename(1, "ground")), ground);
    }

    /// A seventh of all graphs with four edges on the ground and three nodes: removing an edge removes what
    /// falls.
    void whatIsNotConnectedToTheGroundFalls() {
        constexpr Index count = 4;
        constexpr int length = 4;
        std::vector<std::pair<Index, Index>> pairs;
        for (Index a = 0; a < count; ++a)
            for (Index b = a; b < count; ++b)
                pairs.emplace_back(a, b);
        int all = 1;
        for (int i = 0; i < length; ++i)
            all *= int(pairs.size());
        int graphs = 0;
        for (int code = 0; code < all; code += 7) {
            std::string text = "graph { ground;";
            for (int i = 0, rest = code; i < length; ++i, rest /= int(pairs.size())) {
                const auto [a, b] = pairs[std::size_t(rest) % pairs.size()];
                const auto name = [](Index node) {
                    return node == 0 ? std::string("ground") : fmt::format("n{}", node);
                };
                text += fmt::format(" {} -- {};", name(a), name(b));
            }
            const auto rules = Hackenbush::make({{"graph", text + "}"}, {"play", "normal"}});
            if (!rules) continue; // not connected to the ground
            ++graphs;
            for (std::uint32_t edge = 0; edge < length; ++edge) {
                Sketch sketch = rules->sketch();
                const EdgesLeft left = rules->after(rules->startPosition(), edge);
                QCOMPARE(sketch.removeEdge(edge).has_value(), !left.empty());
                if (left.empty()) continue;
                EdgesLeft kept;
                for (const auto& other : sketch.edges())
                    kept.push_back(*other.was);
                QCOMPARE(kept, left);
                const auto after = Hackenbush::make({{"graph", textOf(sketch)}, {"play", "normal"}});
                QVERIFY(after);
                Sketch again = after->sketch();
                QCOMPARE(told(again), told(sketch));
                QCOMPARE(after->closedForm(after->carried(rules->startPosition(), sketch)),
                         rules->closedForm(left));
            }
        }
        QVERIFY(graphs > 200);
    }

    void whatWasCutStaysCutAndWhatIsNewStands() {
        const Hackenbush rules = bush("graph { ground -- a -- b; ground -- c }");
        Sketch sketch = rules.sketch();
        QVERIFY(sketch.join(sketch.find("c").value(), sketch.add({0, 200}).value()));
        const Hackenbush after = bush(textOf(sketch));
        QCOMPARE(after.text(after.carried({0, 2}, sketch)), std::string("1,3-4"));
        QCOMPARE(after.text(after.carried({0}, sketch)),
                 std::string("1-4")); // else the new branch would not be connected
        QVERIFY(!sketch.remove(sketch.ground().value()));
        QVERIFY(sketch.remove(sketch.find("a").value())); // b falls
        QVERIFY(!sketch.find("b"));
        QVERIFY(!sketch.removeEdge(0)); // the last on the ground
    }

    void noMoreIsDrawnThanCanBeSeen() {
        Sketch sketch = nodesOnly(1);
        std::set<std::string> names{"a"};
        while (sketch.nodes().size() < mostDrawnNodes)
            QVERIFY(names.insert(sketch.nodes()[sketch.add({0, 0}).value()].name).second);
        QVERIFY(!sketch.add({0, 0}));
        QCOMPARE(sketch.nodes().size(), mostDrawnNodes);
    }
};

MEXPLORER_TEST(TestSketch)
#include "test_sketch.moc"
