#include "core/search/horizon.h"

namespace mexplorer {

std::optional<Estimate> estimateAt(const PositionGraph& graph, const SearchRun& run, std::uint32_t node) {
    const auto* estimates = graph.as<EstimatesAspect>();
    const PositionGraph::Id position = run.nodes[node].position;
    if (!estimates || graph.optionCount(position) == 0) return std::nullopt;
    const Estimate estimate = estimates->estimate(position);
    return run.isMax(node) ? estimate : estimate.turned();
}

std::vector<EstimateShare> sharesAt(const PositionGraph& graph, const SearchRun& run, std::uint32_t node) {
    const auto* pieces = graph.as<EstimateSharesAspect>();
    const PositionGraph::Id position = run.nodes[node].position;
    if (!pieces || graph.optionCount(position) == 0) return {};
    std::vector<EstimateShare> shares = pieces->shares(position);
    return run.isMax(node) ? shares : turned(std::move(shares));
}

} // namespace mexplorer
