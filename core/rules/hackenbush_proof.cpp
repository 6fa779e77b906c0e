#include "core/rules/hackenbush.h"

#include <algorithm>
#include <set>

namespace mexplorer {

namespace {

enum Line : std::size_t { fuse, climb, ground, cut };
constexpr std::size_t mostEdgesProved = 100;

std::vector<Message> code() {
    return {say(MX_TEXT("core", "an edge on a cycle: fuse its ends; the loop is worth 1")),
            say(MX_TEXT("core", "a bridge on which g stands: worth g + 1")),
            say(MX_TEXT("core", "what meets at a node: XOR")), say(MX_TEXT("core", "cut so that 0 is left"))};
}

} // namespace

/// As in Nim: a cut in the first component whose value can be lowered to the XOR of the others.
Hackenbush::Move Hackenbush::winningCut(const EdgesLeft& left, Nimber value) const {
    for (const EdgesLeft& part : components(left)) {
        const Nimber own = valueOf(part, nullptr);
        if ((own ^ value) > own) continue;
        for (const Move edge : part)
            if (valueOf(after(part, edge), nullptr) == (own ^ value)) return edge;
    }
    return left.front(); // unreachable: some component has the highest one of an XOR that is not 0
}

std::vector<std::uint32_t> Hackenbush::fallingWith(const EdgesLeft& left, Move edge) const {
    const EdgesLeft rest = after(left, edge);
    std::vector<std::uint32_t> fallen;
    std::set_difference(left.begin(), left.end(), rest.begin(), rest.end(), std::back_inserter(fallen));
    std::erase(fallen, edge);
    return fallen;
}

std::vector<std::uint32_t> Hackenbush::cycleThrough(const EdgesLeft& left, Move edge) const {
    const auto [from, to] = graph().edges[edge];
    constexpr std::uint32_t none = UINT32_MAX;
    std::vector<std::uint32_t> by(graph().names.size(), none); // the edge by which a node was reached
    std::vector<RootedGraph::Node> reached = {from};
    for (std::size_t i = 0; i < reached.size() && by[to] == none && from != to; ++i) {
        for (const std::uint32_t other : left) {
            const auto [a, b] = graph().edges[other];
            if (other == edge || (a != reached[i] && b != reached[i])) continue;
            const RootedGraph::Node next = a == reached[i] ? b : a;
            if (next == from || by[next] != none) continue;
            by[next] = other;
            reached.push_back(next);
        }
    }
    std::vector<std::uint32_t> cycle;
    for (RootedGraph::Node at = to; at != from;) {
        const auto [a, b] = graph().edges[by[at]];
        cycle.push_back(by[at]);
        at = a == at ? b : a;
    }
    return cycle;
}

/// Nodes on cycles through the ground are fused with it.
std::vector<std::uint32_t> Hackenbush::onGround(const EdgesLeft& left,
                                                const std::vector<FusionStep>& steps) const {
    std::set<std::uint32_t> bridges;
    for (const FusionStep& step : steps)
        if (step.isBridge) bridges.insert(left[step.edge]);
    EdgesLeft fused;
    std::copy_if(left.begin(), left.end(), std::back_inserter(fused),
                 [&](std::uint32_t edge) { return bridges.count(edge) == 0; });
    const auto pieces = piecesOf(graph(), fused, true);
    std::vector<std::uint32_t> standing;
    std::copy_if(left.begin(), left.end(), std::back_inserter(standing), [&](std::uint32_t edge) {
        const auto [a, b] = graph().edges[edge];
        return pieces[a] == pieces[graph().ground] || pieces[b] == pieces[graph().ground];
    });
    return standing;
}

std::optional<Proof> Hackenbush::proof(const EdgesLeft& left) const {
    if (play_ == Play::misere || left.size() > mostEdgesProved) return std::nullopt;
    Proof proof{say(MX_TEXT("core", "Down to the ground by colon and fusion")), code()};
    if (left.empty()) {
        proof.steps.push_back(nothingLeft(play_, ground));
        return proof;
    }
    std::vector<FusionStep> brought;
    const Nimber value = valueOf(left, &brought);
    for (const FusionStep& step : brought) {
        const std::uint32_t drawn = left[step.edge];
        const Message edge = edgeNumber(drawn);
        const Message above = nodeName(step.above);
        const Message below = nodeName(step.below);
        if (step.isBridge) {
            proof.steps.push_back(
                {say(MX_TEXT("core", "On %1 stands %2 in all; edge %3 from there to %4 makes it %5."), above,
                     step.value, edge, below, step.value + 1),
                 climb,
                 ProofMark{drawn, step.value + 1, fallingWith(left, drawn),
                           ProofMark::Standing{step.above, step.value}}});
        } else {
            proof.steps.push_back(
                {say(MX_TEXT("core", "Edge %1, from %2 to %3, is on a cycle: its ends are fused, and "
                                     "as a loop it is worth 1."),
                     edge, above, below),
                 fuse, ProofMark{drawn, 1, cycleThrough(left, drawn)}});
        }
    }
    proof.steps.push_back({say(MX_TEXT("core", "What stands on the ground adds up by XOR to %1."), value),
                           ground, ProofMark{.worth = value, .related = onGround(left, brought)}});
    if (value == 0) {
        proof.steps.push_back(everyOptionIsN(ground));
        return proof;
    }
    const Move winning = winningCut(left, value);
    proof.move = moveText(left, winning);
    proof.steps.push_back({say(MX_TEXT("core", "The move: %1. It leaves 0."), proof.move), cut,
                           ProofMark{winning, {}, fallingWith(left, winning)}});
    return proof;
}

} // namespace mexplorer
