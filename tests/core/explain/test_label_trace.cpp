#include "core/explain/label_trace.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/impartial.h"
#include "tests/core/asked.h"
#include "tests/core/explain/says.h"
#include "tests/core/explain/take_set.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

struct Labelled {
    std::unique_ptr<PositionGraph> graph;
    GameTree tree;
    LabelTrace trace;
    Play play;
};

Labelled labelled(const Game& game, const std::string& position, TreeRequest request) {
    Task task;
    auto graph = asked(game, position)->graph();
    GameTree tree = buildTree(*graph, request, task).value();
    LabelTrace trace = labelTrace(game, *graph, tree);
    return {std::move(graph), std::move(tree), std::move(trace), playOf(game)};
}

/// Checks that the outcome in each node's sentence follows from earlier sentences.
class LabelChecker {
public:
    LabelChecker(const Labelled& run, BruteForce& truth) : run_(run), truth_(truth) {
        const auto& order = run.trace.subject.order;
        place_.assign(run.tree.nodes.size(), SIZE_MAX);
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (order[i] < place_.size()) place_[order[i]] = i;
        }
    }

    std::string wrong() {
        if (auto found = wrongWith(run_.trace); !found.empty()) return found;
        if (auto found = wrongOrder(); !found.empty()) return found;
        std::size_t before = 0;
        if (run_.trace.states.size() != run_.trace.steps.size()) return "not one state a step";
        for (std::size_t i = 0; i < run_.trace.steps.size(); ++i) {
            const Saying& step = run_.trace.steps[i];
            const LabelState& state = run_.trace.states[i];
            if (state.labelled < before) return "labels are taken away";
            before = state.labelled;
            if (state.labelled == 0) continue;
            if (auto found = wrongStep(step, state); !found.empty())
                return found + ": " + step.reason.english();
        }
        return before == run_.tree.nodes.size() ? "" : "not every node is labelled at the end";
    }

private:
    std::string wrongOrder() {
        if (run_.trace.subject.order.size() != run_.tree.nodes.size()) return "not one a node";
        for (std::uint32_t node = 0; node < run_.tree.nodes.size(); ++node) {
            if (place_[node] == SIZE_MAX) return "a node is missing";
            const TreeNode& at = run_.tree.nodes[node];
            for (std::uint32_t edge = at.firstEdge; edge < at.firstEdge + at.edgeCount; ++edge) {
                if (place_[run_.tree.edges[edge].to] >= place_[node])
                    return "a parent stands before its child";
            }
        }
        return {};
    }

    [[nodiscard]] bool isP(std::uint32_t node) {
        const auto text = run_.graph->text(run_.tree.nodes[node].position);
        return truth_.isP(parseHeaps(text).value());
    }

    std::string wrongStep(const Saying& step, const LabelState& state) {
        const auto& order = run_.trace.subject.order;
        if (state.labelled > order.size()) return "more labels than nodes";
        if (state.node != order[state.labelled - 1]) return "the last node labelled is not in the light";
        const TreeNode& node = run_.tree.nodes[*state.node];
        const bool lost = isP(*state.node);
        if (says(step.reason, "known to be") != node.folded) return "folded, or not";
        if (says(step.reason, "has no option") != (node.optionCount == 0)) return "an end, or not";
        const bool saidP =
            says(step.reason, "it is P") || says(step.reason, "so it is P") || says(step.reason, "to be P");
        if (saidP != lost) return "the label is wrong";
        const bool decided = !lost && !node.folded && node.optionCount > 0;
        if (state.because.has_value() != decided) return "because of a node, or not";
        if (!state.because) return {};
        if (!isP(*state.because)) return "the option that decides is not P";
        return place_[*state.because] < state.labelled - 1 ? "" : "decided by a node that has no label yet";
    }

    const Labelled& run_;
    BruteForce& truth_;
    std::vector<std::size_t> place_;
};

std::vector<std::uint64_t> firstNumbers(std::uint64_t most) {
    std::vector<std::uint64_t> numbers;
    for (std::uint64_t n = 1; n <= most; ++n)
        numbers.push_back(n);
    return numbers;
}

} // namespace

class TestLabelTrace : public QObject {
    Q_OBJECT

private slots:
    void everyLabelIsTheOutcomeByDefinition() {
        for (const Play play : {Play::normal, Play::misere}) {
            const auto game = makeGame("nim", inPlay({}, play)).value();
            BruteForce truth(firstNumbers(8), play);
            for (const bool merged : {false, true}) {
                for (const std::uint32_t budget : {1U, 7U, 400U, 100'000U}) { // from all folded to all open
                    forAllHeaps(3, 3, [&](const Heaps& heaps) {
                        for (const bool strategy : {false, true}) {
                            const TreeRequest request{
                                .merged = merged, .budget = budget, .choices = {}, .strategy = strategy};
                            const auto run = labelled(*game, joined(heaps), request);
                            QCOMPARE(LabelChecker(run, truth).wrong(), std::string());
                        }
                    });
                }
            }
        }
    }

    void whatIsNotShownOfAnOpenPositionIsCounted() {
        const auto game = makeGame("nim", {}).value();
        BruteForce truth(firstNumbers(8), Play::normal);
        for (const bool merged : {false, true}) {
            const TreeRequest request{
                .merged = merged, .strategy = true, .mostDepth = 0, .openings = {{{}, 3}}};
            const auto run = labelled(*game, "1,4,5", request);
            QCOMPARE(LabelChecker(run, truth).wrong(), std::string());
            QCOMPARE(run.trace.steps.back().reason.english(),
                     std::string("Every option of (1, 4, 5) is N, also those that are not shown (7), so it "
                                 "is P."));
        }
    }

    void gamesWithSeveralEndsAreLabelledToo() {
        for (const Play play : {Play::normal, Play::misere}) {
            const std::vector<std::uint64_t> set{2, 3};
            const HeapGameOf<TakeSet> game(TakeSet(play, set), Parameters{});
            BruteForce truth(set, play);
            for (const bool merged : {false, true}) {
                forAllHeaps(6, 2, [&](const Heaps& heaps) {
                    const auto run = labelled(game, joined(heaps), {.merged = merged, .budget = 100'000});
                    QCOMPARE(LabelChecker(run, truth).wrong(), std::string());
                });
            }
        }
    }

    void theMockUpsTreeIsSaidAsInTheMockUp() {
        const auto run = labelled(*makeGame("nim").value(), "1,2", {});
        std::vector<std::string> said;
        for (const Saying& step : run.trace.steps)
            said.push_back(step.reason.english());
        const auto has = [&](const char* sentence) {
            return std::find(said.begin(), said.end(), sentence) != said.end();
        };
        QCOMPARE(said.size(), run.tree.nodes.size() + 1);
        QVERIFY(has("Every option of (1, 1) is N, so it is P."));
        QCOMPARE(said.back(), std::string("(1, 1) is P, so (1, 2) is N."));
        QVERIFY(has("(0, 0) has no option: the player to move has lost, so it is P."));
    }

    void largeTreesTakeSeveralNodesAtAStep() {
        const auto run = labelled(*makeGame("nim").value(), "30,30,30",
                                  {.merged = true, .budget = TreeRequest::largestBudget});
        QVERIFY(run.tree.nodes.size() > mostLabelSteps);
        QVERIFY(run.trace.steps.size() <= mostLabelSteps + 1);
        BruteForce truth(firstNumbers(30), Play::normal);
        QCOMPARE(LabelChecker(run, truth).wrong(), std::string());
    }
};

MEXPLORER_TEST(TestLabelTrace)
#include "test_label_trace.moc"
