#include "core/explain/side_labels.h"

#include "core/explain/say_position.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// What comes of it if this player moves first.
struct FirstMove {
    bool hasMoves = false;
    std::optional<std::uint32_t> winning; ///< the first node shown by moving to which he wins
};

FirstMove firstMove(const PositionGraph& graph, const GameTree& tree, const TreeNode& node, Side side) {
    FirstMove found;
    const std::vector<Side> sides = graph.sides(node.position);
    found.hasMoves = std::ranges::find(sides, side) != sides.end();
    for (std::uint32_t edge = node.firstEdge; edge < node.firstEdge + node.edgeCount; ++edge) {
        const auto [to, option] = tree.edges[edge];
        if (sides[option] != side) continue;
        const auto& evaluation = tree.evaluationOf(to);
        if (evaluation && isLost(evaluation->outcome, opponentOf(side))) {
            found.winning = to;
            break;
        }
    }
    return found;
}

Message sayLost(const Message& x, Side side, bool hasMoves) {
    if (!hasMoves)
        return side == Side::left
                   ? say(MX_TEXT("core", "Left has no move in %1: moving first, Left loses."), x)
                   : say(MX_TEXT("core", "Right has no move in %1: moving first, Right loses."), x);
    return side == Side::left
               ? say(MX_TEXT("core", "No move of Left’s in %1 leads to L or P: moving first, Left loses."), x)
               : say(MX_TEXT("core", "No move of Right’s in %1 leads to R or P: moving first, Right loses."),
                     x);
}

Message sayWon(const Message& x, Side side, const FirstMove& move, const PositionGraph& graph,
               const GameTree& tree) {
    if (!move.winning)
        return side == Side::left
                   ? say(MX_TEXT("core", "Moving first in %1, Left wins by a move that is not shown."), x)
                   : say(MX_TEXT("core", "Moving first in %1, Right wins by a move that is not shown."), x);
    const Message y = sayOutcome(sayPosition(graph.text(tree.nodes[*move.winning].position)),
                                 tree.evaluationOf(*move.winning)->outcome);
    return side == Side::left ? say(MX_TEXT("core", "Moving first in %1, Left wins: %2."), x, y)
                              : say(MX_TEXT("core", "Moving first in %1, Right wins: %2."), x, y);
}

} // namespace

std::vector<Message> sideCode() {
    return {say(MX_TEXT("core", "Left wins by moving first if some move of his leads to L or P")),
            say(MX_TEXT("core", "Right wins by moving first if some move of his leads to R or P")),
            say(MX_TEXT("core", "N if both do, L or R if one of them does, else P"))};
}

void beginSideLabels(LabelTrace& trace) {
    trace.add(
        {say(MX_TEXT("core", "Nothing is labelled yet. At each position Left moves first, and then Right: N "
                             "if both win, L or R if one of them wins whoever moves first, P if none does.")),
         SideLine::outcome},
        {});
}

void addSideLabel(LabelTrace& trace, const PositionGraph& graph, const GameTree& tree, std::size_t labelled) {
    const std::uint32_t index = trace.subject.order[labelled - 1];
    const TreeNode& node = tree.nodes[index];
    const Outcome outcome = tree.evaluationOf(index)->outcome;
    const Message x = sayPosition(graph.text(node.position));
    const Message is = sayOutcome(x, outcome);
    const auto add = [&](Message reason, std::size_t line, std::size_t known,
                         std::optional<std::uint32_t> because, Side mover) {
        trace.add({std::move(reason), line},
                  {.labelled = known, .node = index, .because = because, .mover = mover});
    };
    if (node.optionCount == 0)
        return add(
            say(MX_TEXT("core", "Neither player has a move in %1: whoever is to move has lost, so it is P."),
                x),
            SideLine::outcome, labelled, {}, Side::either);
    for (const Side side : {Side::left, Side::right}) {
        const FirstMove move = firstMove(graph, tree, node, side);
        const Message first =
            isWon(outcome, side) ? sayWon(x, side, move, graph, tree) : sayLost(x, side, move.hasMoves);
        if (side == Side::left)
            add(first, SideLine::leftFirst, labelled - 1, move.winning, side);
        else
            add(say(MX_TEXT("core", "%1 So %2."), first, is), SideLine::rightFirst, labelled, move.winning,
                side);
    }
}

} // namespace mexplorer
