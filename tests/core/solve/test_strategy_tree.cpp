#include "tests/core/solve/built_tree.h"
#include "tests/core/solve/plain_graphs.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace mexplorer;

namespace {

/// A position that is known to be N, while nothing is known about its two options.
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

/// Who wins, by the rules only, without theorems, tables or trees; remembered by the position's text.
Outcome outcomeByDefinition(PositionGraph& graph, PositionGraph::Id id, Play play,
                            std::map<std::string, Outcome>& known) {
    const std::string text = graph.text(id);
    if (const auto found = known.find(text); found != known.end()) return found->second;
    const auto options = graph.options(id);
    bool hasP = options.empty() && play == Play::misere; // then the player to move has won
    for (const PositionGraph::Id option : std::vector(options.begin(), options.end()))
        hasP |= outcomeByDefinition(graph, option, play, known) == Outcome::P;
    return known[text] = hasP ? Outcome::N : Outcome::P;
}

/// An open P has all its options; an open N has one, its first option that is P.
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
        } else if (node.hidden > 0) {
            QVERIFY(std::ranges::includes(std::set(options.begin(), options.end()),
                                          std::set(shown.begin(), shown.end())));
        } else if (tree.merged) {
            QVERIFY(std::set(shown.begin(), shown.end()) == std::set(options.begin(), options.end()));
        } else {
            QCOMPARE(shown, options);
        }
    }
}

} // namespace

class TestStrategyTree : public QObject {
    Q_OBJECT

private slots:
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
        QVERIFY(folded > 100 && open > 1000); // both occur often
    }

    /// So that a path means the same node however much of the tree is shown.
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

    void aNodeOpensInPartWithTheRepliesToWhatIsShown() {
        const auto graph = graphOf("nim", "5,7,2"); // P, 14 options
        for (const bool merged : {false, true}) {
            for (std::uint32_t most = 1; most <= 15; ++most) {
                TreeRequest request{.merged = merged, .strategy = true, .mostDepth = 0};
                request.openings = {{{}, most}};
                const GameTree tree = built(*graph, request);
                checkWhole(tree, *graph);
                checkStrategy(tree, *graph, Play::normal);
                const std::uint32_t shown = std::min(most, 14U);
                QCOMPARE(tree.nodes[0].edgeCount, shown);
                QCOMPARE(tree.nodes[0].hidden, std::uint64_t{14 - shown});
                QVERIFY(!tree.nodes[0].folded);
                QCOMPARE(tree.edges[0].option, 0U); // from the first option on
                if (most > 1) QCOMPARE(tree.edges[shown - 1].option, 13U);
                for (std::uint32_t e = 0; e < shown; ++e)
                    QCOMPARE(tree.nodes[tree.edges[e].to].edgeCount, 1U); // its reply
                request.choices = {{{}, true}};                           // opened by hand: all options
                const GameTree whole = built(*graph, request);
                checkWhole(whole, *graph);
                checkStrategy(whole, *graph, Play::normal);
                QCOMPARE(whole.nodes[0].hidden, std::uint64_t{0});
                QCOMPARE(whole.nodes[0].edgeCount, 14U);
                request.choices = {{{}, false}};
                QCOMPARE(built(*graph, request).nodes.size(), std::size_t{1});
            }
        }
    }

    void aReplyThatNobodyKnowsIsNotShown() {
        LongPath path(20); // without known values
        const GameTree tree = built(path, {.strategy = true});
        QCOMPARE(tree.nodes.size(), std::size_t{21}); // the only move needs no choice
        HiddenReply hidden;
        const GameTree folded = built(hidden, {.choices = {{{}, true}}, .strategy = true});
        QCOMPARE(folded.nodes.size(), std::size_t{1});
        QVERIFY(folded.nodes[0].folded);
    }
};

MEXPLORER_TEST(TestStrategyTree)
#include "test_strategy_tree.moc"
