#pragma once

#include "core/coalition/max_flow.h"
#include "core/explain/trace.h"

#include <memory>

namespace mexplorer {

struct FlowSubject {
    std::shared_ptr<const FlowNetwork> network;
    FlowEnds ends;
    MinimumCut cut;
};
struct FlowState {
    std::vector<std::int64_t> through; ///< the flow through each arrow
    std::vector<PathArrow> path;       ///< the highlighted augmenting path
    std::int64_t bottleneck = 0;       ///< how much more the path can carry
    bool isPushed = false;             ///< whether the flow has been increased along the path already
    std::int64_t value = 0;            ///< of the flow so far
    bool showsCut = false;
    bool showsCore = false; ///< what each owner has of the cut
};
using FlowTrace = TraceOf<FlowSubject, FlowState>;

/// The largest flow, by shortest augmenting paths (Edmonds, Karp 1972), one per step; then the cut that
/// proves it, and the owners' shares of the cut as a point of the core.
[[nodiscard]] FlowTrace flowTrace(const FlowNetwork& network, FlowEnds ends);

/// “s → a ⇠ b → t”; ⇠ cancels flow on the arrow from b to a. Each step speaks of its arrow, and each name of
/// its node.
[[nodiscard]] Message pathText(const FlowNetwork& network, FlowEnds ends, const std::vector<PathArrow>& path);

} // namespace mexplorer
