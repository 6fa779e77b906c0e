#include "core/catalogue/catalogue.h"
#include "core/rules/nim.h"
#include "core/solve/aspects/alike_heaps.h"
#include "core/solve/aspects/positions.h"
#include "core/solve/explored_graph.h"
#include "core/solve/game_tree.h"
#include "core/solve/ways/heaps.h"
#include "core/theory/mex.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <map>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

/// A graph whose options are at hand: there is nothing to expand, and its moves have no names.
class PlainGraph : public PositionGraph {
public:
    [[nodiscard]] Expected<void> expand(Id, Task&) final { return {}; }
    [[nodiscard]] Expected<void> unfold(Id, Task&) final { return {}; }
    [[nodiscard]] std::string text(Id id) const final { return std::to_string(id); }
    [[nodiscard]] Message moveText(Id, std::size_t) const final { return {}; }
    [[nodiscard]] std::optional<Evaluation> closedForm(Id) const final { return std::nullopt; }
};

/// A graph given by its options; values by plain recursion.
class HandMadeGraph final : public PlainGraph {
public:
    explicit HandMadeGraph(std::vector<std::vector<Id>> options) : options_(std::move(options)) {}

    [[nodiscard]] std::size_t size() const override { return options_.size(); }
    [[nodiscard]] std::uint64_t optionCount(Id id) const override { return options_[id].size(); }
    [[nodiscard]] std::span<const Id> options(Id id) override { return options_[id]; }
    [[nodiscard]] Expected<Evaluation> evaluation(Id id, Task& task) override {
        std::vector<Nimber> values;
        for (const Id option : options_[id])
            values.push_back(*evaluation(option, task)->value);
        return evaluationOf(mex(values));
    }

private:
    std::vector<std::vector<Id>> options_;
};

/// A row of positions, each with one option; nobody has computed a value.
class LongPath final : public PlainGraph {
public:
    explicit LongPath(Id length) : length_(length) {}

    [[nodiscard]] std::size_t size() const override { return length_ + 1; }
    [[nodiscard]] std::uint64_t optionCount(Id id) const override { return id < length_ ? 1 : 0; }
    [[nodiscard]] std::span<const Id> options(Id id) override {
        next_ = id + 1;
        return {&next_, optionCount(id)};
    }
    [[nodiscard]] Expected<Evaluation> evaluation(Id id, Task& task) override {
        if (id == 7) return tooLarge({});
        if (id == cancelAt) task.cancel();
        return evaluationOf((length_ - id) % 2);
    }

    Id cancelAt = UINT32_MAX;

private:
    Id length_;
    Id next_ = 0;
};

/// A position that is known to be N, though nothing is known of its two options.
class HiddenReply final : public PlainGraph {
public:
    [[nodiscard]] std::size_t size() const override { return 3; }
    [[nodiscard]] std::uint64_t optionCount(Id id) const override { return id == 0 ? 2 : 0; }
    [[nodiscard]] std::span<const Id> options(Id id) override {
        static constexpr Id both[] = {1, 2};
        return std::span(both).first(optionCount(id));
    }
    [[nodiscard]] Expected<Evaluation> evaluation(Id id, Task&) override {
        if (id != 0) return tooLarge({});
        return Evaluation{Outcome::N, {}};
    }
};

std::unique_ptr<PositionGraph> graphOf(const std::string& game, const std::string& position,
                                       const Parameters& parameters = {}) {
    return asked(*makeGame(game, parameters).value(), position)->graph();
}

GameTree built(PositionGraph& graph, TreeRequest request = {}) {
    Task task;
    return buildTree(graph, request, task).value();
}

/// The number of ways to play from `id` for at most `depth` moves, straight from the definition of a tree.
std::uint64_t waysToPlay(PositionGraph& graph, PositionGraph::Id id, std::uint32_t depth) {
    std::uint64_t nodes = 1;
    if (depth == 0) return nodes;
    const auto options = graph.options(id);
    for (const PositionGraph::Id option : std::vector(options.begin(), options.end()))
        nodes += waysToPlay(graph, option, depth - 1);
    return nodes;
}

void collect(PositionGraph& graph, PositionGraph::Id id, std::uint32_t depth,
             std::set<std::string>& positions) {
    positions.insert(graph.text(id));
    if (depth == 0) return;
    const auto options = graph.options(id);
    for (const PositionGraph::Id option : std::vector(options.begin(), options.end()))
        collect(graph, option, depth - 1, positions);
}

/// All texts from the root to the node, as the tree has it.
std::string story(const GameTree& tree, const PositionGraph& graph, std::uint32_t node) {
    std::string text = graph.text(tree.nodes[node].position);
    return tree.nodes[node].parent == noNode ? text
                                             : story(tree, graph, tree.nodes[node].parent) + ">" + text;
}

/// Who wins, straight from the rules: without theorems, tables or trees. By text, which names a position.
Outcome outcomeByDefinition(PositionGraph& graph, PositionGraph::Id id, Play play,
                            std::map<std::string, Outcome>& known) {
    const std::string text = graph.text(id);
    if (const auto found = known.find(text); found != known.end()) return found->second;
    const auto options = graph.options(id);
    bool hasP = options.empty() && play == Play::misere; // then who is to move has won
    for (const PositionGraph::Id option : std::vector(options.begin(), options.end()))
        hasP |= outcomeByDefinition(graph, option, play, known) == Outcome::P;
    return known[text] = hasP ? Outcome::N : Outcome::P;
}

/// An open P has all options of the rules, an open N one, which is P, and no P stands before it.
void checkStrategy(const GameTree& tree, PositionGraph& graph, Play play) {
    std::map<std::string, Outcome> outcomes;
    const auto outcomeOf = [&](PositionGraph::Id id) {
        return outcomeByDefinition(graph, id, play, outcomes);
    };
    for (std::uint32_t v = 0; v < tree.nodes.size(); ++v) {
        const TreeNode& node = tree.nodes[v];
        const auto span = graph.options(node.position);
        const std::vector<PositionGraph::Id> options(span.begin(), span.end());
        const bool isN = !options.empty() && outcomeOf(node.position) == Outcome::N;
        QCOMPARE(node.branches, isN ? std::uint64_t{1} : std::uint64_t{options.size()});
        if (node.folded || options.empty()) {
            QCOMPARE(node.edgeCount, 0U);
            continue;
        }
        std::vector<PositionGraph::Id> shown;
        for (std::uint32_t e = node.firstEdge; e < node.firstEdge + node.edgeCount; ++e) {
            shown.push_back(tree.nodes[tree.edges[e].to].position);
            QCOMPARE(shown.back(), options[tree.edges[e].option]);
        }
        if (isN) {
            const auto firstP = std::find_if(options.begin(), options.end(), [&](PositionGraph::Id option) {
                return outcomeOf(option) == Outcome::P;
            });
            QVERIFY(firstP != options.end());
            QCOMPARE(shown, std::vector{*firstP});
            QCOMPARE(node.winning, node.firstEdge);
        } else if (tree.merged) {
            QVERIFY(std::set(shown.begin(), shown.end()) == std::set(options.begin(), options.end()));
        } else {
            QCOMPARE(shown, options);
        }
    }
}

/// Whatever the tree: its numbers fit together, and nothing is said that is not so.
void checkWhole(const GameTree& tree, PositionGraph& graph) {
    std::uint32_t folded = 0;
    std::uint64_t hidden = 0;
    std::set<PositionGraph::Id> positions;
    for (std::uint32_t v = 0; v < tree.nodes.size(); ++v) {
        const TreeNode& node = tree.nodes[v];
        positions.insert(node.position);
        QCOMPARE(node.optionCount, graph.optionCount(node.position));
        QCOMPARE(node.folded, node.optionCount > 0 && node.edgeCount == 0);
        if (node.folded) ++folded, hidden += node.branches;
        if (v == 0) {
            QCOMPARE(node.parent, noNode);
        } else {
            QVERIFY(node.parent < v);
            QCOMPARE(node.level, tree.nodes[node.parent].level + 1);
            QCOMPARE(tree.nodeAt(tree.pathOf(v)), std::optional(v));
        }
        if (!tree.strategy) QCOMPARE(node.branches, node.optionCount);
        if (!node.folded && !tree.merged) QCOMPARE(std::uint64_t{node.edgeCount}, node.branches);
        std::uint32_t firstToP = noNode;
        for (std::uint32_t e = node.firstEdge; e < node.firstEdge + node.edgeCount; ++e) {
            const TreeEdge& edge = tree.edges[e];
            QCOMPARE(tree.nodes[edge.to].position, graph.options(node.position)[edge.option]);
            const auto& below = tree.evaluationOf(edge.to);
            if (firstToP == noNode && below && below->outcome == Outcome::P) firstToP = e;
        }
        const auto& evaluation = tree.evaluationOf(v);
        if (evaluation) QCOMPARE(node.winning, evaluation->outcome == Outcome::N ? firstToP : noNode);
    }
    QCOMPARE(tree.folded, folded);
    QCOMPARE(tree.hiddenOptions, hidden);
    QCOMPARE(std::size_t{tree.positions}, positions.size());
}

} // namespace

class TestGameTree : public QObject {
    Q_OBJECT

private slots:
    void whatThereIsNoMemoryForStaysFolded() {
        for (const bool merged : {false, true}) {
            ExploredGraph<Nim> graph(Nim(Play::normal), {9, 9, 9}, std::make_shared<TablesOf<Nim>>(),
                                     {.bytes = 6'000}); // enough for the options of one position, not of all
            Task task;
            const auto tree = buildTree(
                graph, {.merged = merged, .budget = 100'000, .choices = {{.path = {0}, .open = true}}}, task);
            QVERIFY(tree);
            QCOMPARE(tree->nodes[0].option, 0U); // of no parent
            QCOMPARE(tree->depth, 1U);
            QCOMPARE(tree->nodes.size(), std::size_t{1 + 27});
            for (std::size_t node = 1; node < tree->nodes.size(); ++node)
                QVERIFY(tree->nodes[node].folded);
            QCOMPARE(tree->refused.size(), std::size_t{1}); // the one that somebody wanted to open
            QCOMPARE(tree->refused.at(1).kind, Error::Kind::tooLarge);
            QVERIFY(!tree->refused.at(1).english().empty());
        }
    }

    void nimOneTwoUnfoldsToTwelveNodesAndMergesToSix() {
        const auto graph = graphOf("nim", "1,2");
        const GameTree tree = built(*graph);
        checkWhole(tree, *graph);
        QCOMPARE(tree.nodes.size(), std::size_t{12});
        QCOMPARE(tree.edges.size(), std::size_t{11});
        QCOMPARE(tree.positions, 6U);
        QCOMPARE(tree.folded, 0U);
        const GameTree merged = built(*graph, {.merged = true});
        checkWhole(merged, *graph);
        QCOMPARE(merged.nodes.size(), std::size_t{6});
        QCOMPARE(merged.edges.size(), std::size_t{9});
    }

    void theWinningLineIsTheWinningMoveAtNAndTheFirstMoveAtP() {
        const auto graph = graphOf("nim", "1,2");
        const GameTree tree = built(*graph);
        std::vector<std::string> line{graph->text(0)};
        for (const std::uint32_t edge : tree.line)
            line.push_back(graph->text(tree.nodes[tree.edges[edge].to].position));
        QCOMPARE(line, (std::vector<std::string>{"1,2", "1,1", "0,1", "0,0"}));
    }

    void nodesStandLevelByLevelInTheRulesOrder() {
        const auto graph = graphOf("nim", "2,1");
        const GameTree tree = built(*graph);
        std::vector<std::string> stories;
        for (std::uint32_t v = 0; v < tree.nodes.size(); ++v)
            stories.push_back(story(tree, *graph, v));
        QCOMPARE(stories[0], std::string("2,1"));
        QCOMPARE(stories[1], std::string("2,1>1,1"));
        QCOMPARE(stories[2], std::string("2,1>0,1"));
        QCOMPARE(stories[3], std::string("2,1>2,0"));
        QCOMPARE(stories[4], std::string("2,1>1,1>0,1"));
        QCOMPARE(std::set(stories.begin(), stories.end()).size(), stories.size());
    }

    void wholeLevelsOpenWhileTheyFit() {
        for (const char* position : {"3,3", "2,2,2", "1,4", "5", "0"}) {
            const auto graph = graphOf("nim", position);
            for (std::uint32_t budget = 1; budget < 300; ++budget) {
                const GameTree tree = built(*graph, {.budget = budget});
                checkWhole(tree, *graph);
                QVERIFY(tree.nodes.size() <= budget);
                QCOMPARE(tree.nodes.size(), waysToPlay(*graph, 0, tree.depth));
                if (tree.folded > 0) QVERIFY(waysToPlay(*graph, 0, tree.depth + 1) > budget);
            }
        }
    }

    void mergedLevelsOpenWhileTheyFit() {
        for (const char* position : {"3,3", "2,2,2", "1,4", "5", "0"}) {
            const auto graph = graphOf("nim", position);
            for (std::uint32_t budget = 1; budget < 40; ++budget) {
                const GameTree tree = built(*graph, {.merged = true, .budget = budget});
                checkWhole(tree, *graph);
                QVERIFY(tree.nodes.size() <= budget);
                std::set<std::string> positions;
                collect(*graph, 0, tree.depth, positions);
                QCOMPARE(tree.nodes.size(), positions.size());
                collect(*graph, 0, tree.depth + 1, positions);
                if (tree.folded > 0) QVERIFY(positions.size() > budget);
            }
        }
    }

    void randomGraphsGiveWholeTrees() {
        constexpr unsigned seed = 20250301;
        qInfo("seed %u", seed);
        std::mt19937 engine(seed);
        const auto random = [&](std::size_t below) { return static_cast<std::uint32_t>(engine() % below); };
        for (int round = 0; round < 300; ++round) {
            const std::uint32_t size = 1 + random(9);
            std::vector<std::vector<PositionGraph::Id>> options(size);
            for (std::uint32_t from = 0; from < size; ++from) {
                for (std::uint32_t to = from + 1; to < size; ++to) {
                    for (std::uint32_t twice = random(5); twice > 2; --twice)
                        options[from].push_back(to); // also two options to one position
                }
            }
            HandMadeGraph graph(options);
            for (const bool merged : {false, true}) {
                TreeRequest request{merged, 1 + random(60), {}};
                for (int choice = 0; choice < 4; ++choice) {
                    const GameTree before = built(graph, request);
                    const auto node = random(before.nodes.size());
                    request.choices =
                        withChoice(request.choices, before.pathOf(node), before.nodes[node].folded);
                    const GameTree after = built(graph, request);
                    checkWhole(after, graph);
                    const auto again = after.nodeAt(before.pathOf(node));
                    QVERIFY(again);
                    QCOMPARE(after.nodes[*again].folded,
                             before.nodes[node].optionCount > 0 && !before.nodes[node].folded);
                }
            }
        }
    }

    void openingShowsTheOptionsAndClosingHidesWhatIsBelow() {
        const auto graph = graphOf("nim", "1,2");
        GameTree tree = built(*graph, {.budget = 4});
        QCOMPARE(tree.nodes.size(), std::size_t{4});
        QCOMPARE(tree.folded, 3U);
        QCOMPARE(tree.hiddenOptions, std::uint64_t{5});
        TreeRequest request{.budget = 4, .choices = {{{1}, true}}};
        tree = built(*graph, request); // 1,1 > 0,1 and 1,0
        checkWhole(tree, *graph);
        QCOMPARE(tree.nodes.size(), std::size_t{6});
        request.choices = withChoice(request.choices, {}, false);
        tree = built(*graph, request);
        QCOMPARE(tree.nodes.size(), std::size_t{1});
        QVERIFY(tree.nodes[0].folded);
        request.choices = withChoice(request.choices, {}, true);
        QCOMPARE(built(*graph, request).nodes.size(), std::size_t{6}); // as it was before the root was closed
    }

    void mergedAChoiceIsAboutThePositionWhateverTheWayToIt() {
        const auto graph = graphOf("nim", "1,2");
        // 0,1 by 1,1 and by 0,2: closing it by either way closes it for both.
        for (const TreePath& path : {TreePath{1, 0}, TreePath{0, 0}}) {
            const GameTree tree = built(*graph, {.merged = true, .choices = {{path, false}}});
            checkWhole(tree, *graph);
            QCOMPARE(tree.folded, 1U);
            QCOMPARE(graph->text(tree.nodes[tree.nodeAt(path).value()].position), std::string("0,1"));
            QVERIFY(tree.nodes[tree.nodeAt(path).value()].folded);
        }
    }

    void whatIsTooLargeStaysFoldedWithItsCount() {
        for (const bool merged : {false, true}) {
            const auto graph = graphOf("nim", "1000000,3");
            const GameTree tree =
                built(*graph, {.merged = merged, .choices = {{{}, true}, {{5, 999999999}, true}}});
            QCOMPARE(tree.nodes.size(), std::size_t{1});
            QCOMPARE(tree.nodes[0].optionCount, std::uint64_t{1000003});
            QCOMPARE(tree.folded, 1U);
            QCOMPARE(tree.hiddenOptions, std::uint64_t{1000003});
            QCOMPARE(graph->size(), std::size_t{1}); // nothing was expanded to find that out
            const auto refused = tree.checkOpening(0);
            QVERIFY(!refused);
            QCOMPARE(refused.error().kind, Error::Kind::tooLarge);
            QVERIFY(refused.error().english().find("1000003") != std::string::npos);
            QVERIFY(refused.error().english().find("2000") != std::string::npos);
        }
    }

    void hiddenOptionsSaturate() {
        const auto graph = graphOf("nim", "4611686018427387904,4611686018427387904,4611686018427387904,"
                                          "4611686018427387904,4611686018427387904");
        const GameTree tree = built(*graph);
        QCOMPARE(tree.hiddenOptions, UINT64_MAX);
    }

    void aMillionNodesOneBelowTheOther() {
        for (const bool merged : {false, true}) {
            LongPath path(999'999);
            const GameTree tree = built(path, {.merged = merged, .budget = 1'000'000});
            QCOMPARE(tree.nodes.size(), std::size_t{1'000'000});
            QCOMPARE(tree.pathOf(999'999).size(), std::size_t{999'999});
            QCOMPARE(tree.folded, 0U);
        }
    }

    void aPositionWhoseValueIsOutOfReachIsStillShown() {
        LongPath path(20);
        const GameTree tree = built(path);
        QVERIFY(!tree.evaluationOf(7));
        QVERIFY(tree.evaluationOf(8));
        QCOMPARE(tree.nodes.size(), std::size_t{21});
        QCOMPARE(tree.line.size(), std::size_t{7}); // as far as anybody knows
    }

    void cancellingStopsTheWork() {
        LongPath path(500'000);
        path.cancelAt = 400'000;
        Task task;
        const auto tree = buildTree(path, {.budget = 1'000'000}, task);
        QVERIFY(!tree);
        QCOMPARE(tree.error().kind, Error::Kind::cancelled);
        QVERIFY(task.progress() > 0.5 && task.progress() < 0.75);
    }

    void outcomesAreThoseOfTheGameAlsoInMisere() {
        for (const char* play : {"normal", "misere"}) {
            const auto game = makeGame("nim", {{"play", play}}).value();
            const auto graph = asked(*game, "1,1,2")->graph();
            const GameTree tree = built(*graph);
            checkWhole(tree, *graph);
            Task task;
            for (std::uint32_t v = 0; v < tree.nodes.size(); ++v) {
                QCOMPARE(tree.evaluationOf(v).value().outcome,
                         asked(*game, graph->text(tree.nodes[v].position))->evaluation(task)->outcome);
            }
        }
    }

    void aStrategyHasEveryMoveAtPAndOneWinningReplyAtN() {
        struct Subject {
            const char* game;
            Parameters parameters;
            std::vector<std::string> positions;
        };
        std::vector<std::string> heaps;
        for (int a = 0; a <= 4; ++a)
            for (int b = 0; b <= 4; ++b)
                for (int c = 0; c <= 3; ++c)
                    heaps.push_back(fmt::format("{},{},{}", a, b, c));
        std::vector<std::string> cells;
        for (int a = 0; a <= 6; ++a)
            for (int b = 0; b <= 7; ++b)
                cells.push_back(fmt::format("{},{}", a, b));
        std::vector<std::string> single;
        for (int n = 1; n <= 14; ++n)
            single.push_back(std::to_string(n));
        const Subject subjects[] = {
            {"nim", {}, heaps},       {"bash", {{"m", "3"}}, single},
            {"wythoff", {}, cells},   {"octal", {{"code", "0.77"}}, single},
            {"grundy", {}, single},   {"moore", {{"k", "2"}}, {"1,2,2", "2,2,2", "1,1,1"}},
            {"fibonacci", {}, single}};
        std::size_t folded = 0;
        std::size_t open = 0;
        for (const Subject& subject : subjects) {
            for (const Play play : {Play::normal, Play::misere}) {
                Parameters parameters = subject.parameters;
                parameters["play"] = play == Play::normal ? "normal" : "misere";
                for (const std::string& position : subject.positions) {
                    const auto graph = graphOf(subject.game, position, parameters);
                    for (const bool merged : {false, true}) {
                        for (const std::uint32_t budget : {6U, 20'000U}) {
                            const GameTree tree =
                                built(*graph, {.merged = merged, .budget = budget, .strategy = true});
                            QVERIFY(tree.strategy);
                            QVERIFY(tree.nodes.size() <= budget);
                            checkWhole(tree, *graph);
                            checkStrategy(tree, *graph, play);
                            (tree.folded > 0 ? folded : open) += 1;
                        }
                    }
                }
            }
        }
        QVERIFY(folded > 100 && open > 1000); // both were met
    }

    /// So that a node is the same however much of the tree is shown.
    void inAStrategyPathsAreThoseOfTheRules() {
        const auto graph = graphOf("nim", "1,2");
        const GameTree whole = built(*graph);
        const GameTree strategy = built(*graph, {.strategy = true});
        QCOMPARE(strategy.nodes.size(), std::size_t{6}); // 1,2 > 1,1 > 0,1 and 1,0, each > 0,0
        for (std::uint32_t v = 0; v < strategy.nodes.size(); ++v) {
            const auto same = whole.nodeAt(strategy.pathOf(v));
            QVERIFY(same);
            QCOMPARE(whole.nodes[*same].position, strategy.nodes[v].position);
        }
        const TreePath reply = strategy.pathOf(strategy.edges[0].to);
        const GameTree closed = built(*graph, {.choices = {{reply, false}}, .strategy = true});
        checkStrategy(closed, *graph, Play::normal);
        QCOMPARE(closed.nodes.size(), std::size_t{2});
        QCOMPARE(closed.hiddenOptions, std::uint64_t{2});
    }

    void noMoreLevelsOpenThanAreAllowed() {
        const auto graph = graphOf("nim", "3,3");
        for (const bool strategy : {false, true}) {
            for (const bool merged : {false, true}) {
                TreeRequest request{.merged = merged, .budget = 100'000, .choices = {}, .strategy = strategy};
                const std::uint32_t all = built(*graph, request).depth;
                for (std::uint32_t most = 0; most <= all + 1; ++most) {
                    request.mostDepth = most;
                    const GameTree tree = built(*graph, request);
                    checkWhole(tree, *graph);
                    QCOMPARE(tree.depth, std::min(most, all));
                    for (const TreeNode& node : tree.nodes)
                        QVERIFY(node.level <= most);
                }
            }
        }
    }

    void aReplyThatNobodyKnowsIsNotShown() {
        LongPath path(20); // nobody knows who wins at 7
        const GameTree tree = built(path, {.strategy = true});
        QCOMPARE(tree.nodes.size(), std::size_t{21}); // the only move needs no choice
        HiddenReply hidden;
        const GameTree folded = built(hidden, {.choices = {{{}, true}}, .strategy = true});
        QCOMPARE(folded.nodes.size(), std::size_t{1});
        QVERIFY(folded.nodes[0].folded);
    }

    /// Merged without regard to the order, a tree has every multiset of heaps once, with the moves of the
    /// rules.
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
            QVERIFY2(!inquiriesHave<AlikeHeapsAspect>(*makeGame(other).value()), other);
    }

    void choicesAreReadAsTheyAreWritten() {
        const TreeChoices choices{{{}, false}, {{0, 3, 1}, true}, {{12}, false}};
        QCOMPARE(textOf(choices), std::string("-;+0.3.1;-12"));
        QVERIFY(parseTreeChoices(textOf(choices)).value() == choices);
        QVERIFY(parseTreeChoices("").value().empty());
        QVERIFY(parseTreeChoices(" +0.1 ; -2 ").value() == (TreeChoices{{{0, 1}, true}, {{2}, false}}));
        for (const char* wrong : {"0.3", "+0..1", "+a", "+1;", "+-1", "+99999999999", "*1", "+1.4294967295"})
            QVERIFY2(!parseTreeChoices(wrong), wrong);
        QVERIFY(parseTreeChoices("0.3").error().english().find("“0.3”") != std::string::npos);
    }

    void aLaterChoiceReplacesAnEarlierOne() {
        TreeChoices choices = withChoice({}, {1, 2}, true);
        choices = withChoice(choices, {1}, true);
        choices = withChoice(choices, {1, 2}, false);
        QCOMPARE(textOf(choices), std::string("+1;-1.2"));
    }
};

MEXPLORER_TEST(TestGameTree)
#include "test_game_tree.moc"
