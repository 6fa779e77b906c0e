#include "core/rules/hackenbush.h"

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

/// As in Nim: in the first branch that is worth less with the others’ value.
Hackenbush::Move Hackenbush::winningCut(const EdgesLeft& left, Nimber value) const {
    for (const EdgesLeft& part : components(left)) {
        const Nimber own = valueOf(part, nullptr);
        if ((own ^ value) > own) continue;
        for (const Move edge : part)
            if (valueOf(after(part, edge), nullptr) == (own ^ value)) return edge;
    }
    return left.front(); // never: where the XOR is not 0, some branch has its highest one
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
        const std::size_t drawn = left[step.edge];
        const std::size_t edge = drawn + 1; // as people count
        const Message above = nodeName(step.above);
        const Message below = nodeName(step.below);
        if (step.isBridge) {
            proof.steps.push_back(
                {say(MX_TEXT("core", "On %1 stands %2 in all; edge %3 from there to %4 makes it %5."), above,
                     step.value, edge, below, step.value + 1),
                 climb, ProofMark{drawn, step.value + 1}});
        } else {
            proof.steps.push_back(
                {say(MX_TEXT("core", "Edge %1, from %2 to %3, is on a cycle: its ends are fused, and "
                                     "as a loop it is worth 1."),
                     edge, above, below),
                 fuse, ProofMark{drawn, 1}});
        }
    }
    proof.steps.push_back(
        {say(MX_TEXT("core", "What stands on the ground adds up by XOR to %1."), value), ground});
    if (value == 0) {
        proof.steps.push_back(everyOptionIsN(ground));
        return proof;
    }
    const Move winning = winningCut(left, value);
    proof.move = moveText(left, winning);
    proof.steps.push_back(
        {say(MX_TEXT("core", "The move: %1. It leaves 0."), proof.move), cut, ProofMark{winning}});
    return proof;
}

} // namespace mexplorer
