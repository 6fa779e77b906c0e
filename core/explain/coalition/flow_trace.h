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
    std::vector<std::int64_t> through; ///< each arrow
    std::vector<PathArrow> path;       ///< in the light
    std::int64_t bottleneck = 0;       ///< of it
    bool isPushed = false;             ///< so much more flows along it now; else it goes there next
    std::int64_t value = 0;            ///< of the flow so far
    bool showsCut = false;
    bool showsCore = false; ///< and what each owner has of it
};
using FlowTrace = TraceOf<FlowSubject, FlowState>;

/// The largest flow, by shortest augmenting paths (Edmonds, Karp 1972), a path a step; then the cut that
/// shows that it is, and its parts as a point of the core.
[[nodiscard]] FlowTrace flowTrace(const FlowNetwork& network, FlowEnds ends);

/// “s → a ⇠ b → t”; ⇠ takes flow back.
[[nodiscard]] std::string pathText(const FlowNetwork& network, FlowEnds ends,
                                   const std::vector<PathArrow>& path);

} // namespace mexplorer
