#include "core/explain/label_trace.h"

#include "core/explain/say_position.h"
#include "core/explain/side_labels.h"
#include "core/explain/step_question.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/two_sided.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// The lines of the pseudo-code.
struct LabelLine {
    enum : std::size_t { noMove, eachOption, someP, returnN, returnP, returnDraw };
};

std::vector<Message> code(const ImpartialAspect* impartial) {
    std::vector<Message> lines = outcomeCode();
    if (!impartial) {
        lines.insert(lines.begin(), say(MX_TEXT("core", "if x has no option: the rules say who has won")));
        lines[LabelLine::returnP] = say(MX_TEXT("core", "if every option is N: x is P"));
        lines.push_back(say(MX_TEXT("core", "otherwise x is a draw")));
        return lines;
    }
    lines.insert(lines.begin(), impartial->play() == Play::normal
                                    ? say(MX_TEXT("core", "if x has no option: x is P"))
                                    : say(MX_TEXT("core", "if x has no option: x is N")));
    return lines;
}

Message sayFirst(const ImpartialAspect* impartial) {
    return impartial
               ? say(MX_TEXT("core", "Nothing is labelled yet. A position is N if some option is P, and P if "
                                     "every option is N."))
               : say(MX_TEXT("core", "Nothing is labelled yet. A position is N if some option is P, P if "
                                     "every option is N, and otherwise a draw."));
}

Message sayEnd(const ImpartialAspect* impartial, const Message& x, Outcome outcome) {
    if (impartial) {
        return impartial->play() == Play::normal
                   ? say(MX_TEXT("core", "%1 has no option: the player to move has lost, so it is P."), x)
                   : say(MX_TEXT("core",
                                 "%1 has no option: in misère play the player to move has won, so it is N."),
                         x);
    }
    switch (outcome) {
    case Outcome::P:
        return say(MX_TEXT("core", "%1 is the end, lost for the player to move: it is P."), x);
    case Outcome::N:
        return say(MX_TEXT("core", "%1 is the end, won for the player to move: it is N."), x);
    case Outcome::L: // never without sides
    case Outcome::R:
    case Outcome::draw:
        break;
    }
    return say(MX_TEXT("core", "%1 is the end, won by nobody: it is a draw."), x);
}

Message sayFolded(const Message& x, Outcome outcome) {
    switch (outcome) {
    case Outcome::P:
        return say(MX_TEXT("core", "%1 stays folded; it is known to be P."), x);
    case Outcome::N:
        return say(MX_TEXT("core", "%1 stays folded; it is known to be N."), x);
    case Outcome::L:
        return say(MX_TEXT("core", "%1 stays folded; it is known to be L."), x);
    case Outcome::R:
        return say(MX_TEXT("core", "%1 stays folded; it is known to be R."), x);
    case Outcome::draw:
        break;
    }
    return say(MX_TEXT("core", "%1 stays folded; it is known to be a draw."), x);
}

/// Every node after all nodes it has edges to; among those, left before right. Iterative: trees may be deep.
std::vector<std::uint32_t> leavesFirst(const GameTree& tree) {
    std::vector<std::uint32_t> order;
    order.reserve(tree.nodes.size());
    std::vector<bool> entered(tree.nodes.size(), false);
    struct Visit {
        std::uint32_t node;
        std::uint32_t nextEdge;
    };
    std::vector<Visit> stack;
    const auto enter = [&](std::uint32_t node) {
        if (entered[node]) return;
        entered[node] = true;
        stack.push_back({node, 0});
    };
    if (!tree.nodes.empty()) enter(0);
    while (!stack.empty()) {
        Visit& top = stack.back();
        const TreeNode& node = tree.nodes[top.node];
        if (top.nextEdge < node.edgeCount) {
            enter(tree.edges[node.firstEdge + top.nextEdge++].to);
        } else {
            order.push_back(top.node);
            stack.pop_back();
        }
    }
    return order;
}

/// A part of the tree, whose nodes are labelled one after the other.
struct TreePart {
    std::size_t before = 0; ///< how many nodes are labelled before
    Message name;
};

/// What hangs from each option of the root, but for what hangs from one before it as well; and the root.
std::vector<TreePart> partsOf(const GameTree& tree, const std::vector<std::uint32_t>& order) {
    if (order.empty()) return {};
    std::vector<std::size_t> places(tree.nodes.size());
    for (std::size_t place = 0; place < order.size(); ++place)
        places[order[place]] = place;
    std::vector<TreePart> parts;
    std::size_t before = 0;
    const TreeNode& root = tree.nodes.front();
    for (std::uint32_t edge = 0; edge < root.edgeCount; ++edge) {
        const std::size_t place = places[tree.edges[root.firstEdge + edge].to];
        if (place < before) continue;
        parts.push_back({before, say(MX_TEXT("core", "option %1"), edge + 1)});
        before = place + 1;
    }
    parts.push_back({order.size() - 1, say(MX_TEXT("core", "result"))});
    return parts;
}

constexpr std::size_t mostAskedNodes = 1000; ///< in a larger tree, steps ask no questions

/// Labels one more node.
void addLabel(LabelTrace& trace, const Game& game, const PositionGraph& graph, const GameTree& tree,
              std::size_t labelled) {
    const auto* impartial = game.as<ImpartialAspect>();
    const bool hasSides = game.as<TwoSidedAspect>() != nullptr;
    const std::size_t asKnown =
        hasSides ? std::size_t{SideLine::outcome} : std::size_t{LabelLine::eachOption};
    const std::uint32_t index = trace.subject.order[labelled - 1];
    const TreeNode& node = tree.nodes[index];
    const Message x = sayPosition(graph.text(node.position));
    LabelState state{.labelled = labelled, .node = index, .because = std::nullopt};
    const auto& evaluation = tree.evaluationOf(index);
    const bool isToBeFound =
        evaluation && !node.folded && node.optionCount > 0 && trace.subject.order.size() <= mostAskedNodes;
    const auto add = [&](Message reason, std::size_t line) {
        trace.add({std::move(reason), line, false,
                   isToBeFound ? askWhoWins(x, evaluation->outcome, !impartial) : nullptr},
                  state);
    };
    if (!evaluation)
        return add(say(MX_TEXT("core", "%1 is out of reach: it is not known who wins it."), x), asKnown);
    const Outcome outcome = evaluation->outcome;
    if (node.folded) return add(sayFolded(x, outcome), asKnown);
    if (hasSides) return addSideLabel(trace, graph, tree, labelled);
    if (node.optionCount == 0) return add(sayEnd(impartial, x, outcome), LabelLine::noMove);
    if (isLost(outcome) && node.hidden > 0)
        return add(
            say(MX_TEXT("core", "Every option of %1 is N, also those that are not shown (%2), so it is "
                                "P."),
                x, node.hidden),
            LabelLine::returnP);
    if (isLost(outcome))
        return add(say(MX_TEXT("core", "Every option of %1 is N, so it is P."), x), LabelLine::returnP);
    if (isDrawn(outcome))
        return add(say(MX_TEXT("core", "No option of %1 is P, but one is a draw: so is %1."), x),
                   LabelLine::returnDraw);
    if (node.winning == noNode)
        return add(say(MX_TEXT("core", "%1 is known to be N."), x), LabelLine::returnN);
    state.because = tree.edges[node.winning].to;
    const Message y = sayPosition(graph.text(tree.nodes[*state.because].position));
    add(say(MX_TEXT("core", "%1 is P, so %2 is N."), y, x), LabelLine::returnN);
}

} // namespace

std::vector<Message> outcomeCode() {
    return {say(MX_TEXT("core", "for each option y of x:")), say(MX_TEXT("core", "    if y is P:")),
            say(MX_TEXT("core", "        x is N")), say(MX_TEXT("core", "otherwise x is P"))};
}

LabelTrace labelTrace(const Game& game, const PositionGraph& graph, const GameTree& tree) {
    const auto* impartial = game.as<ImpartialAspect>();
    const bool hasSides = game.as<TwoSidedAspect>() != nullptr;
    LabelTrace trace(say(MX_TEXT("core", "Who wins, from the leaves up")),
                     hasSides ? sideCode() : code(impartial), {leavesFirst(tree)});
    const std::size_t count = trace.subject.order.size();
    const std::size_t stride = std::max<std::size_t>(1, (count + mostLabelSteps - 1) / mostLabelSteps);
    if (hasSides)
        beginSideLabels(trace);
    else
        trace.add({sayFirst(impartial), LabelLine::eachOption}, {});
    const std::vector<TreePart> parts = partsOf(tree, trace.subject.order);
    auto next = parts.begin();
    for (std::size_t labelled = 0; labelled < count;) {
        labelled = std::min(count, labelled + stride);
        for (; next != parts.end() && next->before < labelled; ++next)
            trace.begin(next->name);
        addLabel(trace, game, graph, tree, labelled);
    }
    return trace;
}

} // namespace mexplorer
