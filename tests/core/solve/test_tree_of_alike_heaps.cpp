#include "core/game/aspects/alike_heaps.h"
#include "core/rules/heap_game.h"
#include "tests/core/solve/built_tree.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace mexplorer;

class TestTreeOfAlikeHeaps : public QObject {
    Q_OBJECT

private slots:
    /// If the order of heaps is ignored when merging, a tree has every multiset of heaps once, with all
    /// moves.
    void heapsThatAreAlikeHaveNoOrder() {
        struct Subject {
            const char* game;
            Parameters parameters;
        };
        const Subject subjects[] = {
            {"nim", {}},    {"subtraction", {{"set", "1,3"}}}, {"octal", {{"code", "0.77"}}},
            {"grundy", {}}, {"moore", {{"k", "2"}}},           {"nim", {{"play", "misere"}}}};
        const auto sorted = [](const std::string& text) {
            auto heaps = parseHeaps(text).value();
            std::sort(heaps.begin(), heaps.end());
            return heaps;
        };
        for (const Subject& subject : subjects) {
            const auto game = makeGame(subject.game, subject.parameters).value();
            for (const char* position : {"3,1,2", "2,2,2", "4,3", "5", "0,2"}) {
                const auto root = asked(*game, position);
                const auto* alike = root->as<AlikeHeapsAspect>();
                QVERIFY(alike);
                const auto graph = alike->graphInOrder();
                const GameTree tree = built(*graph, {.merged = true, .budget = 100'000});
                checkWhole(tree, *graph);
                std::map<Heaps, std::uint32_t> nodes;
                for (std::uint32_t v = 0; v < tree.nodes.size(); ++v)
                    QVERIFY(nodes.emplace(sorted(graph->text(tree.nodes[v].position)), v).second);
                const auto plain = root->graph();
                std::set<std::string> reached;
                collect(*plain, 0, 30, reached);
                std::set<Heaps> multisets;
                for (const std::string& text : reached)
                    multisets.insert(sorted(text));
                QCOMPARE(nodes.size(), multisets.size());
                Task task;
                for (const auto& [heaps, v] : nodes) {
                    const auto whole = asked(*game, joined(heaps));
                    QCOMPARE(tree.evaluationOf(v).value().outcome, whole->evaluation(task)->outcome);
                    std::set<Heaps> options;
                    for (const SolvedMove& move : (*whole->solution(task))->moves)
                        options.insert(sorted(move.to));
                    std::set<Heaps> shown;
                    for (std::uint32_t e = 0; e < tree.nodes[v].edgeCount; ++e) {
                        const std::uint32_t to = tree.edges[tree.nodes[v].firstEdge + e].to;
                        shown.insert(sorted(graph->text(tree.nodes[to].position)));
                    }
                    QCOMPARE(shown.size(), std::size_t{tree.nodes[v].edgeCount}); // no edge twice
                    QVERIFY(shown == options);
                }
            }
        }
        for (const char* other : {"staircase", "wythoff", "fibonacci", "hackenbush", "sum"})
            QVERIFY2(!instancesHave<AlikeHeapsAspect>(*makeGame(other).value()), other);
    }
};

MEXPLORER_TEST(TestTreeOfAlikeHeaps)
#include "test_tree_of_alike_heaps.moc"
